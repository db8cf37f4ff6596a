'use server'

import { fileActionBounds } from '@/lib/contracts/bounds'
import type { SubmissionOutcome } from '@/lib/contracts/desk/batches'
import { InvoiceSubmission } from '@/lib/contracts/desk/new-invoices'
import type { Result } from '@/lib/contracts/result'
import { finishSubmission, isBlockingFailure } from '@/lib/features/adjustments/server/public'
import { findNewestBatch } from '@/lib/features/batches/server/public'
import { defineResumableWrite, toNotSentFailure } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'

/**
 * Hands approved invoices over for collection once, as one batch, under ids that were fixed before:
 * they stand in the journal before anything goes out. A second arrival of the same submission gets
 * the first one's outcome. While another of a number is not known, or waits in its batch, nothing of
 * that number goes out: its id may be another (a form, a file, an External ID). An outcome that is not known is looked at and sent again as that of a
 * correction is (submit-adjustments.ts): by a person, with the same ids.
 */
export const createCollectionInvoices = defineResumableWrite({
  name: 'createCollectionInvoices',
  operations: ['createCollectionInvoices'],
  input: InvoiceSubmission,
  bounds: fileActionBounds,
  operationOf: () => 'createCollectionInvoices',
  finish: ({ idempotencyKey }, outcome) => finishSubmission(idempotencyKey, outcome),
  run: createInvoiceBatch,
})

async function createInvoiceBatch(
  submission: InvoiceSubmission,
): Promise<Result<SubmissionOutcome>> {
  const { idempotencyKey, organizationId, invoices } = submission
  const newest = await findNewestBatch(organizationId)
  if (isBlockingFailure(newest)) return toNotSentFailure(newest)
  const before = { newestBatch: newest.ok ? newest.value : null }
  const input = { params: { organizationId }, body: { invoices } }
  const numbers = invoices.flatMap(({ invoiceNumber }) => invoiceNumber?.trim() || [])
  return finishSubmission(
    idempotencyKey,
    await executeOperation('createCollectionInvoices', input, {
      idempotencyKey,
      draft: submission,
      before,
      ...(numbers.length > 0 && { alone: numbers }),
    }),
  )
}
