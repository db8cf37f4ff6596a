import 'server-only'
import type { SubmissionOutcome } from '../contracts/desk/batches'
import { InvoiceSubmission } from '../contracts/desk/new-invoices'
import type { Result } from '../contracts/result'
import { catchUnexpected } from '../gateway/guarded'
import { executeOperation } from '../gateway/perform'
import { findPreviousOutcome } from '../gateway/recall'
import { parseSubmission } from './admitted'
import { findNewestBatch } from './look-for-batch'
import { toNotSentFailure } from './not-sent'
import { isBlockingFailure, finishSubmission } from './submit-postings'

/**
 * Hands approved invoices over for collection once, as one batch, under ids that were fixed before: they stand in the journal before anything goes out. A
 * second arrival of the same submission gets the first one's outcome. An outcome that is not known is looked at and sent again as that of a correction is
 * (submit-postings.ts): by a person, with the same ids.
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
  return finishSubmission(intentId, await executeOperation('createCollectionInvoices', input, { intentId, draft: parsed.value, before }))
}
