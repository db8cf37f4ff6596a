import 'server-only'
import type { Operation, Scope } from '../contracts/operation'
import { failed, type Result } from '../contracts/result'
import { keyedDigest } from '../database/sealed'
import { isTakenCode } from '../domain/batch-fates'
import { idBefore, mayBeThere as mayRowBeThere } from '../domain/resend-rules'
import { sourceIdsIn } from '../domain/sent-rows'
import { publish } from '../events/publish'
import { withSealed } from '../journal/sealed-payload'
import { writesWithIds } from '../journal/sent-batches'
import { claimAgain, claimIntent, isCalledOff, type JournalRow, noteOutcome, outcomeOf } from '../journal/write-journal'
import { log } from '../log'
import type { Session } from '../session/current-session'
import { deadlineMs } from '../upstream/call'
import type { ParsedInput } from '../upstream/request'
import { namesOf } from './guarded'
import { masked } from './masking'

/** One write on its way. */
export type JournalledWrite = { operation: Operation; input: ParsedInput; session: Session; scope: Scope; requestId: string }

/** A send that is made again: `after` is the request of the try that was looked for, and `mayBeThere` says that it may have been taken, or may yet be. */
export type Again = { after: string; mayBeThere: boolean }

/** What a person meant: `draft` tells one intent from another that came under the same id; `again` sends one once more that may have been done. */
type Intention = { intentId: string; draft: unknown; before: Record<string, unknown> | null; again?: Again }

/** The longest way of a write: two tries to refresh, the call, two tries to refresh, the replay, and some seconds for the store. */
const longestMs = () => 6 * deadlineMs() + 5_000

/**
 * Sends a write once: its row stands in the journal before it goes out, and its outcome after. A second arrival of the same intent sends nothing
 * and gets the first one's outcome; the same intent with another draft, or from another person, is refused. A person may send one `again` where its ids
 * make that harmless.
 */
export async function journalled(
  { operation, input, session, scope, requestId, intentId, draft, before, again }: JournalledWrite & Intention,
  execute: () => Promise<Result<unknown>>,
): Promise<Result<unknown>> {
  const sourceIds = operation.resend === 'same-id' ? sourceIdsIn(input.body) : null
  const unlessSent = () => unlessSentBefore(scope, intentId, sourceIds, execute)
  if (again) return sentAgain({ operation, session, scope, requestId, intentId, ...again }, unlessSent)
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
      payload: withSealed(input, operation.sensitive, intentId),
      before,
      sourceIds,
    },
    longestMs(),
  )
  if (earlier) return isSameIntent(earlier, fingerprint, session.userName) ? outcomeOf(earlier) : failed({ kind: 'conflict', code: 'intent-reused' })
  return noted({ operation, scope, requestId, intentId }, unlessSent)
}

/**
 * Sends nothing while a row under one of its ids, or under the id that it had before it was refused, may be at the service because of another write. The row
 * of this write stands already, so that of two that arrive at once with the same ids one is seen by the other.
 */
async function unlessSentBefore(
  { organizationId }: Scope,
  intentId: string,
  sourceIds: readonly string[] | null,
  execute: () => Promise<Result<unknown>>,
): Promise<Result<unknown>> {
  if (!sourceIds) return execute()
  const ids = sourceIds.filter((id) => id !== '').flatMap((id) => [id, idBefore(id) ?? id])
  const others = await writesWithIds(organizationId ?? '', intentId, ids)
  const inTheWay = others.find((other) => ids.some((id) => other.sourceIds.includes(id) && mayRowBeThere(other, id)))
  return inTheWay ? failed({ kind: 'not-sent', code: 'sent-before' }) : execute()
}

type Resend = Pick<JournalledWrite, 'operation' | 'session' | 'scope' | 'requestId'> & { intentId: string } & Again

async function sentAgain(
  { operation, session, scope, requestId, intentId, after, mayBeThere }: Resend,
  execute: () => Promise<Result<unknown>>,
): Promise<Result<unknown>> {
  if (operation.resend !== 'same-id') throw new Error(`${operation.name} may not be sent again`)
  const row = await claimAgain({ intentId, operation: operation.name, person: session.userName, requestId, after }, longestMs())
  if (row) return row.person === session.userName ? outcomeOf(row) : failed({ kind: 'conflict', code: 'intent-reused' })
  log().info({ event: 'sent-again', operation: operation.name, intentId, requestId }, 'gateway')
  return noted({ operation, scope, requestId, intentId, mayBeThere }, execute)
}

type Noting = Pick<JournalledWrite, 'operation' | 'scope' | 'requestId'> & { intentId: string; mayBeThere?: boolean }

async function noted(
  { operation, scope, requestId, intentId, mayBeThere }: Noting,
  execute: () => Promise<Result<unknown>>,
): Promise<Result<unknown>> {
  try {
    const [executed] = await Promise.all([execute(), told(scope, operation.name)])
    const answered = unlessTaken(operation, executed, mayBeThere ?? false)
    const outcome = mayBeThere ? unlessEarlier(answered) : answered
    const kept = outcome.ok ? { ok: true as const, value: masked(outcome.value, operation.sensitive, placeOf(scope)) } : outcome
    await noteOutcome(intentId, kept, isAccepted(outcome), requestId)
    await told(scope, operation.name)
    return isSignedOut(answered) ? answered : outcome
  } catch (error) {
    log().error({ event: 'broken', operation: operation.name, requestId, ...namesOf(error) }, 'gateway')
    return failed({ kind: 'unknown-outcome', code: 'broken', requestId })
  }
}

/**
 * A 409 on a write whose ids are its own may say that it was taken before: until somebody has looked, that is not known (design.md, section 6). It does say
 * so under the catalogued code (interface.md, part 7, rule 5), and after the same ids went out before.
 */
function unlessTaken(operation: Operation, outcome: Result<unknown>, wentOutBefore: boolean): Result<unknown> {
  if (outcome.ok || outcome.failure.kind !== 'conflict' || operation.resend !== 'same-id') return outcome
  const { code, message, ...failure } = outcome.failure
  if (!wentOutBefore && !isTakenCode(code)) return failed({ ...outcome.failure, kind: 'unknown-outcome' })
  const said = [code, message].filter(Boolean).join(' ')
  return failed({ ...failure, ...(said && { message: said }), kind: 'unknown-outcome', code: 'taken-before' })
}

/** What becomes of a second send says nothing of the first, which may still be taken, unless it was taken itself. */
const unlessEarlier = (outcome: Result<unknown>): Result<unknown> => (outcome.ok ? outcome : failed({ ...outcome.failure, kind: 'unknown-outcome' }))

/** The person is asked to sign in, whatever is noted. */
const isSignedOut = (outcome: Result<unknown>) => !outcome.ok && outcome.failure.kind === 'unauthenticated'

/** Tells the open pages of a client or an organization that the journal says more now. A write is done whether or not anybody hears of it. */
async function told({ clientNo, organizationId }: Scope, operation: string): Promise<void> {
  if (!clientNo && !organizationId) return
  try {
    await publish({ kind: 'JOURNAL', ...(clientNo && { clientNo }), ...(organizationId && { organizationId }) })
  } catch (error) {
    log().warn({ event: 'not-told', operation, ...namesOf(error) }, 'gateway')
  }
}

/** The client or the organization that an operation touches, under which its masks are marked. */
export const placeOf = ({ clientNo, organizationId }: Scope): string => clientNo ?? organizationId ?? ''

/** One way from what a person meant to a short name for it. */
export const fingerprintOf = (operation: string, draft: unknown) => keyedDigest(JSON.stringify([operation, draft]))

/** True for the same draft from the same person. A row that was called off never had a draft: it answers any of that person's. */
export const isSameIntent = (row: JournalRow, fingerprint: string, person: string) =>
  row.person === person && (row.fingerprint === fingerprint || isCalledOff(row))

/** What was answered with 202 has been accepted, not done. */
const isAccepted = (outcome: Result<unknown>) => outcome.ok && outcome.status === 202
