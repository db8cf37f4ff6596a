import 'server-only'
import type { Operation } from '@/lib/contracts/operation'
import type { Failure, Result } from '@/lib/contracts/result'
import { getOverride } from './overrides/overrides'

type OfferState = { hasAnswered: boolean; missed: number; isCertain: boolean; lastMissedAt: number }

/**
 * How long a service's word that it lacks an operation is believed: it may be deployed meanwhile,
 * and pages must not stay away for ever.
 */
export const believedMs = 15 * 60_000

/**
 * Whether the service has an operation: not where an override says so, and not for a while after
 * the service has said it itself. It decides what is shown and never what is sent: whoever asks all
 * the same is answered, and an answer corrects what was learned.
 */
export function isOffered(operation: Pick<Operation, 'name'>, now = Date.now()): boolean {
  if (!getOverride(operation).isOffered) return false
  const learned = findOfferState(operation.name)
  return !learned || now - learned.lastMissedAt >= believedMs || !isBelieved(learned)
}

/**
 * A 405 or a 501 is proof, but of what has answered before: that takes two in a row, because one
 * may come from whatever stands between. A 404 may be of one client that the service does not know,
 * so it takes two, of an operation that has never answered.
 */
const isBelieved = ({ isCertain, missed, hasAnswered }: OfferState) =>
  hasAnswered ? isCertain && missed >= 2 : isCertain || missed >= 2

/**
 * Learns from what an operation came to whether the service has it. One record that is not there
 * tells nothing.
 */
export function recordOffer(
  { name }: Pick<Operation, 'name'>,
  result: Result<unknown>,
  now = Date.now(),
): void {
  const held = findOfferState(name)
  if (result.ok)
    getOfferStates().set(name, { hasAnswered: true, missed: 0, isCertain: false, lastMissedAt: 0 })
  else if (held && judgedItsInput(result.failure))
    getOfferStates().set(name, { ...held, missed: 0 })
  else if (result.failure.code === 'not-offered') {
    const isCertain = result.failure.status === 405 || result.failure.status === 501
    getOfferStates().set(name, {
      hasAnswered: held?.hasAnswered ?? false,
      missed: (held?.missed ?? 0) + 1,
      isCertain,
      lastMissedAt: now,
    })
  }
}

/** A refusal of the input, or a conflict with what is stored, comes from the operation itself. */
const judgedItsInput = ({ kind }: Failure) => kind === 'invalid' || kind === 'conflict'

/** By the names of operations, of which there are no more than the registry has. */
function getOfferStates(): Map<string, OfferState> {
  const holder = globalThis as { duedeskOffers?: Map<string, OfferState> }
  holder.duedeskOffers ??= new Map()
  return holder.duedeskOffers
}

const findOfferState = (name: string) => getOfferStates().get(name)
