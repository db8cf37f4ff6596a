import 'server-only'
import {
  AdjustmentSubmission,
  ResendRequest,
  type SubmissionOutcome,
} from '@/lib/contracts/desk/batches'
import type { Answer, Input } from '@/lib/contracts/registry'
import { type Failure, makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { findLostBatch, findNewestBatch } from '@/lib/features/batches/server/public'
import { catchUnexpected } from '@/lib/platform/gateway/catch-unexpected'
import { type ExecuteOptions, executeOperation } from '@/lib/platform/gateway/execute-operation'
import { getLimits } from '@/lib/platform/gateway/limits'
import { toNotSentFailure } from '@/lib/platform/gateway/not-sent-failure'
import { parseSubmission } from '@/lib/platform/gateway/parse-submission'
import { findPreviousOutcome } from '@/lib/platform/gateway/previous-outcome'
import { unsealFields } from '@/lib/platform/journal/sealed-payload'
import { findJournalRow } from '@/lib/platform/journal/write-journal'
import { isResendable, isTakenBefore, resendable } from '@/lib/shared/batch-rows/resend-rules'
import { toCorrection, toPayment } from '@/lib/shared/batch-rows/sent-rows'

/**
 * Sends corrections or payments once, under ids that were minted with the draft: they stand in the
 * journal before anything goes out. A second arrival of the same submission gets the first one's
 * outcome. What the upstream refused is believed only when a look does not find it; a 409 stays
 * unknown until a look could tell. Nothing is ever sent again by itself.
 */
export function submitAdjustmentsWorkflow(submission: unknown): Promise<Result<SubmissionOutcome>> {
  return catchUnexpected('submitAdjustments', () => submitAdjustments(submission))
}

async function submitAdjustments(submission: unknown): Promise<Result<SubmissionOutcome>> {
  const parsed = await parseSubmission(
    ['createCorrections', 'createPayments'],
    AdjustmentSubmission,
    submission,
  )
  if (!parsed.ok) return parsed
  const { intentId, kind, organizationId, rows } = parsed.value
  const earlier = await findPreviousOutcome(
    kind === 'correction' ? 'createCorrections' : 'createPayments',
    intentId,
    parsed.value,
  )
  if (earlier) return finishSubmission(intentId, earlier)
  const { postings: most } = getLimits()
  if (rows.length > most)
    return makeFailure({
      kind: 'invalid',
      code: 'off-contract',
      fields: { rows: `at most ${most} in one batch` },
    })

  const newest = await findNewestBatch(organizationId)
  if (isBlockingFailure(newest)) return toNotSentFailure(newest)
  const before = { newestBatch: newest.ok ? newest.value : null }
  return finishSubmission(
    intentId,
    await sendAdjustments(parsed.value, { intentId, draft: parsed.value, before }),
  )
}

const blockingKinds: Failure['kind'][] = [
  'unauthenticated',
  'forbidden',
  'throttled',
  'unreachable',
  'not-sent',
  'broken',
]

/** True for a read before a write that failed so that the write could not go out either. */
export const isBlockingFailure = (
  read: Result<unknown>,
): read is Extract<Result<unknown>, { ok: false }> =>
  !read.ok && blockingKinds.includes(read.failure.kind)

function sendAdjustments(
  { kind, organizationId, rows }: AdjustmentSubmission,
  options: ExecuteOptions,
): Promise<Result<Answer<'createCorrections'>>> {
  const params = { organizationId }
  return kind === 'correction'
    ? executeOperation(
        'createCorrections',
        { params, body: { corrections: rows.map(toCorrection) } },
        options,
      )
    : executeOperation(
        'createPayments',
        { params, body: { payments: rows.map(toPayment) } },
        options,
      )
}

/**
 * Sends what was sent before once more, with the same ids and the same rows, because a person asks
 * for it. It looks first: what is found is not sent, and while it cannot be told whether it is
 * there, nothing is sent either, unless a person has recorded since the last try that it is not.
 */
export function sendAgainWorkflow(question: unknown): Promise<Result<SubmissionOutcome>> {
  return catchUnexpected('sendAgain', () => sendBatchAgain(question))
}

async function sendBatchAgain(question: unknown): Promise<Result<SubmissionOutcome>> {
  const parsed = await parseSubmission(resendable, ResendRequest, question)
  if (!parsed.ok) return parsed
  const { intentId, userName } = parsed.value
  const entry = await executeOperation('getSentBatch', { params: { intentId } })
  if (!entry.ok) return entry
  const { sent } = entry.value
  const { operation, person, state, requestId } = sent
  if (person !== userName) return makeFailure({ kind: 'forbidden', code: 'other-person' })
  if (!isResendable(operation) || !['unknown', 'not-applied', 'not-sent'].includes(state))
    return makeFailure({ kind: 'conflict', code: 'not-open' })

  const found = state === 'not-sent' ? null : await findLostBatch(intentId)
  if (found?.ok && found.value.is === 'found')
    return makeSuccess({ batchId: found.value.batchId, looked: true })
  if (found && sent.record?.found !== 'not-applied') {
    if (!found.ok) return toUnknownOutcome(found.failure)
    if (found.value.is === 'open' || isTakenBefore(sent))
      return makeFailure({ kind: 'conflict', code: 'may-be-there' })
  }

  const payload = unsealFields((await findJournalRow(intentId))?.payload, intentId)
  if (!payload) return makeFailure({ kind: 'conflict', code: 'erased' })
  return finishSubmission(
    intentId,
    await executeOperation(operation, payload as Input<typeof operation>, {
      intentId,
      again: { after: requestId, mayBeThere: state !== 'not-sent' },
    }),
  )
}

/**
 * Nothing goes out after a look that failed. That is no word about the try before, which may be
 * there.
 */
const toUnknownOutcome = (failure: Failure) =>
  makeFailure(
    failure.kind === 'unauthenticated' ? failure : { ...failure, kind: 'unknown-outcome' },
  )

/** Failures that carry the upstream's own status and may be contradicted by what a read shows. */
const refusals: Failure['kind'][] = [
  'unknown-outcome',
  'invalid',
  'forbidden',
  'not-found',
  'refused',
]

/**
 * What a batch write came to: its batch, or how it failed. What the upstream refused is believed
 * only when a look does not find it.
 */
export async function finishSubmission(
  intentId: string,
  answered: Result<Answer<'createCorrections'>>,
): Promise<Result<SubmissionOutcome>> {
  if (answered.ok)
    return makeSuccess({ batchId: answered.value.data?.batchId ?? null, looked: false })
  const { kind, status } = answered.failure
  if ((status ?? 500) >= 500 || !refusals.includes(kind)) return answered
  const found = await findLostBatch(intentId)
  if (found.ok && found.value.is === 'found')
    return makeSuccess({ batchId: found.value.batchId, looked: true })
  return answered
}
