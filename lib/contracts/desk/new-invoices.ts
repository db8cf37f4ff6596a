import * as z from 'zod'
import { NewCollectionInvoice } from '../collection/create-invoices'
import { OrganizationId } from '../formats'

/** Most invoices of one submission; the interface states no limit. */
const submissionMax = 200

/**
 * An invoice with its id: minted with its draft, the file's own, or derived from what the file says
 * of it.
 */
const SubmittedInvoice = NewCollectionInvoice.extend({
  uniqueSourceInvoiceId: z.string().trim().min(1).max(200),
})

/**
 * Invoices of one organization for collection, as they arrive from a browser. Each has an id of its
 * own.
 */
export const InvoiceSubmission = z
  .strictObject({
    idempotencyKey: z.uuid(),
    /** Who approved it: an open page does not send as somebody who signed in elsewhere since. */
    userName: z.string(),
    organizationId: OrganizationId,
    invoices: z.array(SubmittedInvoice).min(1).max(submissionMax),
  })
  .refine(
    ({ invoices }) =>
      new Set(invoices.map(({ uniqueSourceInvoiceId }) => uniqueSourceInvoiceId)).size ===
      invoices.length,
    {
      path: ['invoices'],
      error: 'an id stands there twice',
    },
  )
export type InvoiceSubmission = z.infer<typeof InvoiceSubmission>
