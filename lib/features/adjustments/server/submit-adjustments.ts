'use server'

import { AdjustmentSubmission, type SubmissionOutcome } from '@/lib/contracts/desk/batches'
import type { Answer } from '@/lib/contracts/registry'
import { makeFailure, type Result } from '@/lib/contracts/result'
import { findNewestBatch } from '@/lib/features/batches/server/public'
import { hasInvoiceChanged } from '@/lib/features/collection-cases/server/public'
import { defineResumableWrite, toNotSentFailure } from '@/lib/platform/gateway/define-write'
import { type ExecuteOptions, executeOperation } from '@/lib/platform/gateway/execute-operation'
import { getLimits } from '@/lib/platform/gateway/limits'
import { toCorrection, toPayment } from '@/lib/shared/batch-rows/sent-rows'
import { finishSubmission, isBlockingFailure } from './finish-submission'

/**
 * Sends corrections or payments once, under ids that were minted with the draft: they stand in the
 * journal before anything goes out. A second arrival of the same submission gets the first one's
 * outcome. What the upstream refused is believed only when a look does not find it; a 409 stays
 * unknown until a look could tell. Nothing is ever sent again by itself. What was shown of an invoice is
 * compared with what stands there now, where it came along.
 */
export const submitAdjustments = defineResumableWrite({
  name: 'submitAdjustments',
  operations: ['createCorrections', 'createPayments'],
  input: AdjustmentSubmission,
  operationOf: ({ kind }) => (kind === 'correction' ? 'createCorrections' : 'createPayments'),
  finish: ({ idempotencyKey }, outcome) => finishSubmission(idempotencyKey, outcome),
  run: submitBatch,
})

async function submitBatch(
  submission: AdjustmentSubmission,
  findEarlier: () => Promise<Result<SubmissionOutcome> | null>,
): Promise<Result<SubmissionOutcome>> {
  const { idempotencyKey, organizationId, rows, seen } = submission
  const { adjustments: most } = getLimits()
  if (rows.length > most)
    return makeFailure({
      kind: 'invalid',
      code: 'off-contract',
      fields: { rows: `at most ${most} in one batch` },
    })

  if (seen) {
    const changed = await hasInvoiceChanged({ organizationId, invoiceId: rows[0]!.invoiceId }, seen)
    if (!changed.ok) return toNotSentFailure(changed)
    // What looks like somebody else's change may be the first arrival of this very one.
    if (changed.value)
      return (await findEarlier()) ?? makeFailure({ kind: 'conflict', code: 'invoice-changed' })
  }
  const newest = await findNewestBatch(organizationId)
  if (isBlockingFailure(newest)) return toNotSentFailure(newest)
  const before = { newestBatch: newest.ok ? newest.value : null }
  return finishSubmission(
    idempotencyKey,
    await sendAdjustments(submission, { idempotencyKey, draft: submission, before }),
  )
}

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
