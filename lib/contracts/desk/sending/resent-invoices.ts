import * as z from 'zod'
import { getInvoiceStatus } from '../../distribution/status'
import { CompanyId, TransactionRid } from '../../formats'
import { defineLocalOperation } from '../../operation'
import { WriteState } from '../journal'

/**
 * That an invoice was sent in the name of a failed one. `state` is how the send stands; of one that
 * was refused, or surely never left, nothing came.
 */
export const ResentInvoice = z.object({
  companyId: z.number(),
  /** The failed one. */
  transactionRid: z.string(),
  oldReceiptId: z.string().nullable(),
  invoiceNumber: z.string().nullable(),
  /** The one in its place: the sender's identifier, and the service's receipt where it is known. */
  identifier: z.string(),
  receiptId: z.string().nullable(),
  idempotencyKey: z.string(),
  state: WriteState.nullable(),
  person: z.string(),
  at: z.string(),
})
export type ResentInvoice = z.infer<typeof ResentInvoice>

/** Most invoices that are asked about at once. */
export const resentMax = 1_000

/**
 * What was sent in the name of some invoices of a company, and in whose name some were sent. Asked
 * by transaction for the failed ones, by receipt id or identifier for those in their place. Oldest
 * first.
 */
export const listResentInvoices = defineLocalOperation({
  name: 'listResentInvoices',
  summary: 'List invoices that were sent in the name of failed ones',
  effect: 'read',
  right: getInvoiceStatus.right,
  scope: ({ body }) => ({ companyIds: body.CompanyIds.map(Number) }),
  scopeOfAnswer: ({ links }) => ({ companyIds: links.map(({ companyId }) => companyId) }),
  body: z.strictObject({
    CompanyIds: z.array(CompanyId).min(1).max(500),
    TransactionRids: z.array(TransactionRid).max(resentMax).optional(),
    ReceiptIds: z.array(z.string().max(200)).max(resentMax).optional(),
    Identifiers: z.array(z.string().max(200)).max(resentMax).optional(),
  }),
  answers: { 200: z.object({ links: z.array(ResentInvoice) }) },
  example: { body: { CompanyIds: [501], TransactionRids: [9_000_012] } },
})
