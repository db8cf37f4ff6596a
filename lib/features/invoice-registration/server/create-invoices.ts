import 'server-only'
import type { SubmissionOutcome } from '@/lib/contracts/desk/batches'
import { InvoiceSubmission } from '@/lib/contracts/desk/new-invoices'
import type { Result } from '@/lib/contracts/result'
import { finishSubmission, isBlockingFailure } from '@/lib/features/adjustments/server/public'
import { findNewestBatch } from '@/lib/features/batches/server/public'
import { catchUnexpected } from '@/lib/platform/gateway/catch-unexpected'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { toNotSentFailure } from '@/lib/platform/gateway/not-sent-failure'
import { parseSubmission } from '@/lib/platform/gateway/parse-submission'
import { findPreviousOutcome } from '@/lib/platform/gateway/previous-outcome'

/**
 * Hands approved invoices over for collection once, as one batch, under ids that were fixed before:
 * they stand in the journal before anything goes out. A second arrival of the same submission gets
 * the first one's outcome. An outcome that is not known is looked at and sent again as that of a
 * correction is (submit-postings.ts): by a person, with the same ids.
 */
export function createInvoicesWorkflow(submission: unknown): Promise<Result<SubmissionOutcome>> {
  return catchUnexpected('createInvoices', () => createInvoiceBatch(submission))
}

async function createInvoiceBatch(submission: unknown): Promise<Result<SubmissionOutcome>> {
  const parsed = await parseSubmission(['createCollectionInvoices'], InvoiceSubmission, submission)
  if (!parsed.ok) return parsed
  const { intentId, organizationId, invoices } = parsed.value
  const earlier = await findPreviousOutcome('createCollectionInvoices', intentId, parsed.value)
  if (earlier) return finishSubmission(intentId, earlier)

  const newest = await findNewestBatch(organizationId)
  if (isBlockingFailure(newest)) return toNotSentFailure(newest)
  const before = { newestBatch: newest.ok ? newest.value : null }
  const input = { params: { organizationId }, body: { invoices } }
  return finishSubmission(
    intentId,
    await executeOperation('createCollectionInvoices', input, {
      intentId,
      draft: parsed.value,
      before,
    }),
  )
}
