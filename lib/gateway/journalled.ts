import 'server-only'
import type { Operation, Scope } from '../contracts/operation'
import { failed, type Result } from '../contracts/result'
import { keyedDigest } from '../database/sealed'
import { withSealed } from '../journal/sealed-payload'
import { claimIntent, type JournalRow, noteOutcome, outcomeOf } from '../journal/write-journal'
import { log } from '../log'
import type { Session } from '../session/current-session'
import { deadlineMs } from '../upstream/call'
import type { ParsedInput } from '../upstream/request'
import { namesOf } from './guarded'
import { masked } from './masking'

/** One write on its way. */
export type JournalledWrite = { operation: Operation; input: ParsedInput; session: Session; scope: Scope; requestId: string }

/** What a person meant: `draft` tells one intent from another that came under the same id. */
type Intention = { intentId: string; draft: unknown; before: Record<string, unknown> | null }

/** The longest way of a write: two tries to refresh, the call, two tries to refresh, the replay, and some seconds for the store. */
const longestMs = () => 6 * deadlineMs() + 5_000

/**
 * Sends a write once: its row stands in the journal before it goes out, and its outcome after. A second arrival of the same intent sends nothing
 * and gets the first one's outcome; the same intent with another draft, or from another person, is refused.
 */
export async function journalled(
  { operation, input, session, scope, requestId, intentId, draft, before }: JournalledWrite & Intention,
  execute: () => Promise<Result<unknown>>,
): Promise<Result<unknown>> {
  const fingerprint = fingerprintOf(operation.name, draft)
  const earlier = await claimIntent(
    {
      intentId,
      operation: operation.name,
      area: operation.area,
      person: session.userName,
      clientNo: scope.clientNo ?? null,
      organizationId: scope.organizationId ?? null,
      target: operation.target(input as never),
      requestId,
      fingerprint,
      payload: withSealed(input, operation.sensitive),
      before,
    },
    longestMs(),
  )
  if (earlier) return isSameIntent(earlier, fingerprint, session.userName) ? outcomeOf(earlier) : failed({ kind: 'conflict', code: 'intent-reused' })
  try {
    const outcome = await execute()
    await noteOutcome(intentId, outcome.ok ? { ok: true, value: masked(outcome.value, operation.sensitive) } : outcome, isAccepted(operation))
    return outcome
  } catch (error) {
    log().error({ event: 'broken', operation: operation.name, requestId, ...namesOf(error) }, 'gateway')
    return failed({ kind: 'unknown-outcome', code: 'broken', requestId })
  }
}

/** One way from what a person meant to a short name for it. */
export const fingerprintOf = (operation: string, draft: unknown) => keyedDigest(JSON.stringify([operation, draft]))

/** True for the same draft from the same person. A row that was called off never had a draft: it answers any of that person's. */
export const isSameIntent = (row: JournalRow, fingerprint: string, person: string) =>
  row.person === person && (row.fingerprint === fingerprint || row.fingerprint === '')

/** An operation that only ever answers 202 has been accepted, not done. */
const isAccepted = (operation: Operation) => Object.keys(operation.answers).includes('202')
