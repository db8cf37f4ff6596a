import 'server-only'
import type { Operation } from '../contracts/operation'
import type { Result } from '../contracts/result'
import { overrideOf } from './overrides/overrides'

type Learned = { hasAnswered: boolean; missed: number; isCertain: boolean; lastMissedAt: number }

/** How long a service's word that it lacks an operation is believed: it may be deployed meanwhile, and pages must not stay away for ever. */
export const believedMs = 15 * 60_000

/**
 * Whether the service has an operation: not where an override says so, and not for a while after the service has said it itself. It decides what is shown
 * and never what is sent: whoever asks all the same is answered, and an answer corrects what was learned.
 */
export function isOffered(operation: Pick<Operation, 'name'>, now = Date.now()): boolean {
  if (!overrideOf(operation).isOffered) return false
  const learned = learnedOf(operation.name)
  return !learned || now - learned.lastMissedAt >= believedMs || !isBelieved(learned)
}

/**
 * A 405 or a 501 is proof, but of what has answered before: that takes two in a row, because one may come from whatever stands between. A 404 may be of one
 * client that the service does not know, so it takes two, of an operation that has never answered.
 */
const isBelieved = ({ isCertain, missed, hasAnswered }: Learned) => (hasAnswered ? isCertain && missed >= 2 : isCertain || missed >= 2)

/** Learns from what an operation came to whether the service has it. One record that is not there tells nothing. */
export function learnOffer({ name }: Pick<Operation, 'name'>, result: Result<unknown>, now = Date.now()): void {
  const held = learnedOf(name)
  if (result.ok) learned().set(name, { hasAnswered: true, missed: 0, isCertain: false, lastMissedAt: 0 })
  else if (result.failure.code === 'not-offered') {
    const isCertain = result.failure.status === 405 || result.failure.status === 501
    learned().set(name, { hasAnswered: held?.hasAnswered ?? false, missed: (held?.missed ?? 0) + 1, isCertain, lastMissedAt: now })
  }
}

/** By the names of operations, of which there are no more than the registry has. */
function learned(): Map<string, Learned> {
  const holder = globalThis as { duedeskOffers?: Map<string, Learned> }
  holder.duedeskOffers ??= new Map()
  return holder.duedeskOffers
}

const learnedOf = (name: string) => learned().get(name)
