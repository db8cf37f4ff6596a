import * as z from 'zod'
import { send } from '../../distribution/send-answer'
import { getInvoiceStatus } from '../../distribution/status'
import { CompanyId, TransactionRid } from '../../formats'
import { defineLocalOperation } from '../../operation'
import { WriteState } from '../journal'
import { Delivery } from './sent-documents'

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

/**
 * That a document of a number was sent, or may have been: one that was refused, or surely never left,
 * is none. `delivery` is how that ended, as far as it was read.
 */
export const SentNumber = z.object({
  companyId: z.number(),
  number: z.string(),
  operation: z.string(),
  identifier: z.string(),
  idempotencyKey: z.string(),
  state: WriteState,
  delivery: Delivery.shape.is.nullable(),
  at: z.string(),
  /** Its line of the journal is not shown to who asks: somebody else's, in no client of theirs. */
  isLineHidden: z.boolean().optional(),
})
export type SentNumber = z.infer<typeof SentNumber>

/** Most invoices that are asked about at once. */
export const resentMax = 1_000

/**
 * What was sent in the name of some invoices of a company, and in whose name some were sent. Asked
 * by transaction for the failed ones, by receipt id or identifier for those in their place. Where
 * numbers are asked about, `sends` is what was sent under them, as far as the journal remembers: that
 * is for who may send, as the lines of the journal are. Oldest first.
 */
export const listResentInvoices = defineLocalOperation({
  name: 'listResentInvoices',
  summary: 'List what was sent in the name of failed invoices, or under some numbers',
  effect: 'read',
  right: null,
  rightsOf: ({ body: { Numbers, TransactionRids, ReceiptIds, Identifiers } }) =>
    [
      Numbers && send.right,
      (TransactionRids ?? ReceiptIds ?? Identifiers) && getInvoiceStatus.right,
    ].filter((right) => typeof right === 'string'),
  scope: ({ body }) => ({ companyIds: body.CompanyIds.map(Number) }),
  scopeOfAnswer: ({ links, sends = [] }) => ({
    companyIds: [...links, ...sends].map(({ companyId }) => companyId),
  }),
  body: z.strictObject({
    CompanyIds: z.array(CompanyId).min(1).max(500),
    TransactionRids: z.array(TransactionRid).max(resentMax).optional(),
    ReceiptIds: z.array(z.string().max(200)).max(resentMax).optional(),
    Identifiers: z.array(z.string().max(200)).max(resentMax).optional(),
    Numbers: z.array(z.string().min(1).max(1_000)).max(resentMax).optional(),
  }),
  answers: {
    200: z.object({ links: z.array(ResentInvoice), sends: z.array(SentNumber).optional() }),
  },
  example: { body: { CompanyIds: [501], TransactionRids: [9_000_012] } },
})
