import 'server-only'
import { BatchOperation } from '@/lib/contracts/desk/batches'
import type { Operation, Scope } from '@/lib/contracts/operation'
import { makeFailure, type Result } from '@/lib/contracts/result'
import { withStoreOpen } from '@/lib/platform/database/keep-open'
import { publish } from '@/lib/platform/events/publish'
import { noteOutcome } from '@/lib/platform/journal/write-journal'
import { log } from '@/lib/platform/log'
import type { Session } from '@/lib/platform/session/current-session'
import type { ParsedInput } from '@/lib/platform/upstream/request'
import { isTakenCode } from '@/lib/shared/batch-rows/row-results'
import { toLoggableError } from './catch-unexpected'
import { maskFields } from './masking'

/** One write on its way. */
export type OperationCall = {
  operation: Operation
  input: ParsedInput
  session: Session
  scope: Scope
  requestId: string
}

type RecordedCall = Pick<OperationCall, 'operation' | 'scope' | 'requestId'> & {
  idempotencyKey: string
  mayBeThere?: boolean
  /** Whose open pages are told of it too, once it is done. */
  toldToo?: readonly Scope[]
}

/**
 * Sends a write whose row is in the journal, and notes its outcome there. What breaks on the way has
 * an outcome that is not known: it may have been sent.
 */
export const executeAndRecord = (
  call: RecordedCall,
  execute: () => Promise<Result<unknown>>,
): Promise<Result<unknown>> => withStoreOpen(() => recordExecution(call, execute))

async function recordExecution(
  { operation, scope, requestId, idempotencyKey, mayBeThere, toldToo = [] }: RecordedCall,
  execute: () => Promise<Result<unknown>>,
): Promise<Result<unknown>> {
  try {
    const [executed] = await Promise.all([execute(), publishJournalChanged(scope, operation.name)])
    const answered = reconcileConflict(operation, executed, mayBeThere ?? false)
    const outcome = mayBeThere ? reconcileResend(answered) : answered
    const recorded = outcome.ok
      ? {
          ok: true as const,
          value: maskFields(outcome.value, operation.sensitive, getScopeId(scope)),
        }
      : outcome
    await noteOutcome(idempotencyKey, recorded, isAccepted(operation, outcome), requestId)
    await publishJournalChanged(scope, operation.name)
    for (const each of toldToo) await publishJournalChanged(each, operation.name)
    return isSignedOut(answered) ? answered : outcome
  } catch (error) {
    log().error(
      { event: 'broken', operation: operation.name, requestId, ...toLoggableError(error) },
      'gateway',
    )
    return makeFailure({ kind: 'unknown-outcome', code: 'broken', requestId })
  }
}

/**
 * A 409 on a write whose ids are its own may say that it was taken before: until somebody has
 * looked, that is not known (architecture.md, section 6). It does say so under the catalogued code
 * (interface.md, part 7, rule 5), and after the same ids went out before.
 */
function reconcileConflict(
  operation: Operation,
  outcome: Result<unknown>,
  wentOutBefore: boolean,
): Result<unknown> {
  if (outcome.ok || outcome.failure.kind !== 'conflict' || operation.resend !== 'same-id')
    return outcome
  const { code, message, ...failure } = outcome.failure
  if (!wentOutBefore && !isTakenCode(code))
    return makeFailure({ ...outcome.failure, kind: 'unknown-outcome' })
  const details = [code, message].filter(Boolean).join(' ')
  return makeFailure({
    ...failure,
    ...(details && { message: details }),
    kind: 'unknown-outcome',
    code: 'taken-before',
  })
}

/**
 * What becomes of a second send says nothing of the first, which may still be taken, unless it was
 * taken itself.
 */
const reconcileResend = (outcome: Result<unknown>): Result<unknown> =>
  outcome.ok ? outcome : makeFailure({ ...outcome.failure, kind: 'unknown-outcome' })

/** The person is asked to sign in, whatever is noted. */
const isSignedOut = (outcome: Result<unknown>) =>
  !outcome.ok && outcome.failure.kind === 'unauthenticated'

/**
 * Tells the open pages of a client or an organization that the journal says more now. A write is
 * done whether or not anybody hears of it.
 */
export async function publishJournalChanged(
  { clientNo, organizationId }: Scope,
  operation: string,
): Promise<void> {
  if (!clientNo && !organizationId) return
  try {
    await publish({
      kind: 'JOURNAL',
      ...(clientNo && { clientNo }),
      ...(organizationId && { organizationId }),
    })
  } catch (error) {
    log().warn({ event: 'not-told', operation, ...toLoggableError(error) }, 'gateway')
  }
}

/** What was answered with 202 has been accepted, not done; a batch by any answer. */
const isAccepted = ({ name }: Operation, outcome: Result<unknown>) =>
  outcome.ok && (outcome.status === 202 || BatchOperation.safeParse(name).success)

/** The client or the organization that an operation touches, under which its masks are marked. */
export const getScopeId = ({ clientNo, organizationId }: Scope): string =>
  clientNo ?? organizationId ?? ''
