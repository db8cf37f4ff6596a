import 'server-only'
import type { Operation, Scope } from '../contracts/operation'
import { failed, type Result } from '../contracts/result'
import { digest } from '../database/sealed'
import { withSealed } from '../journal/sealed-payload'
import { claimIntent, noteOutcome, outcomeOf } from '../journal/write-journal'
import type { Session } from '../session/current-session'
import { deadlineMs } from '../upstream/call'
import type { ParsedInput } from '../upstream/request'
import { masked } from './masking'

/** One write on its way. */
export type JournalledWrite = { operation: Operation; input: ParsedInput; session: Session; scope: Scope; requestId: string }

/** Time for a refresh and one replay on top of the call itself, in milliseconds. */
const slackMs = 5_000

/**
 * Sends a write once: its row stands in the journal before it goes out, and its outcome after. A second arrival of the same intent sends nothing
 * and gets the first one's outcome; the same intent with another input, or from another person, is refused.
 */
export async function journalled(
  { operation, input, session, scope, requestId, intentId, before }: JournalledWrite & { intentId: string; before: Record<string, unknown> | null },
  execute: () => Promise<Result<unknown>>,
): Promise<Result<unknown>> {
  const fingerprint = digest(JSON.stringify([operation.name, input]))
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
    2 * deadlineMs() + slackMs,
  )
  if (earlier) {
    const same = earlier.fingerprint === fingerprint && earlier.person === session.userName
    return same ? outcomeOf(earlier) : failed({ kind: 'conflict', code: 'intent-reused' })
  }
  const outcome = await execute()
  await noteOutcome(intentId, outcome.ok ? { ok: true, value: masked(outcome.value, operation.sensitive) } : outcome, isAccepted(operation))
  return outcome
}

/** An operation that only ever answers 202 has been accepted, not done. */
const isAccepted = (operation: Operation) => Object.keys(operation.answers).includes('202')
