import 'server-only'
import type { Submitted } from '../contracts/desk/batches'
import { InvoiceSubmission } from '../contracts/desk/new-invoices'
import type { Result } from '../contracts/result'
import { guarded } from '../gateway/guarded'
import { perform } from '../gateway/perform'
import { recalled } from '../gateway/recall'
import { admitted } from './admitted'
import { newestBatch } from './look-for-batch'
import { notSent } from './not-sent'
import { isInTheWay, told } from './submit-postings'

/**
 * Hands approved invoices over for collection once, as one batch, under ids that were fixed before: they stand in the journal before anything goes out. A
 * second arrival of the same submission gets the first one's outcome. An outcome that is not known is looked at and sent again as that of a correction is
 * (submit-postings.ts): by a person, with the same ids.
 */
export function createInvoicesWorkflow(submission: unknown): Promise<Result<Submitted>> {
  return guarded('createInvoices', () => created(submission))
}

async function created(submission: unknown): Promise<Result<Submitted>> {
  const taken = await admitted(['createCollectionInvoices'], InvoiceSubmission, submission)
  if (!taken.ok) return taken
  const { intentId, organizationId, invoices } = taken.value
  const earlier = await recalled('createCollectionInvoices', intentId, taken.value)
  if (earlier) return told(intentId, earlier)

  const newest = await newestBatch(organizationId)
  if (isInTheWay(newest)) return notSent(newest)
  const before = { newestBatch: newest.ok ? newest.value : null }
  const input = { params: { organizationId }, body: { invoices } }
  return told(intentId, await perform('createCollectionInvoices', input, { intentId, draft: taken.value, before }))
}
