import * as z from 'zod'
import { ExactNumber } from '../exact-number'
import { CompanyId } from '../formats'
import { defineOperation } from '../operation'
import { defineAnswer, markAssumed, openEnum } from '../source'

/** Transaction of interface.md 2.3. Times may lack a zone, so they stay strings. */
export const Transaction = defineAnswer({
  TransactionRid: ExactNumber,
  LogTime: z.string(),
  DeliveryTime: z.string(),
  Status: openEnum('OK', 'Pending', 'Failed', 'Handled'),
  Company: z.string(),
  Channel: z.string(),
  RequestedChannel: z.string(),
  ActualChannel: z.string(),
  Direction: z.string(),
  InvoiceType: z.string(),
  InvoiceNumber: z.string(),
  Filename: z.string(),
  LogText: z.string(),
  InvoiceeName: z.string(),
  InvoiceDate: z.string(),
  DueDate: z.string(),
  Amount: ExactNumber,
  AmountExVat: ExactNumber,
  KID: z.string(),
  ChannelStatus: z.string(),
  ChannelUpdateTime: z.string(),
  CorrelationStatus: z.string(),
})

/**
 * Invoice status of interface.md 2.3. Status is the request status: 1 New, 2 Pending, 3 Completed;
 * others are kept. As long as there is no transaction the answer has none (assumed). It holds one:
 * of several the latest (assumed).
 */
export const InvoiceStatus = defineAnswer({
  ReceiptId: z.string(),
  Filename: z.string(),
  /** The document of the invoice in base64 (assumed). */
  InvoiceData: z.string(),
  Received: z.string(),
  Status: ExactNumber,
  Transaction,
  InvoiceLink: z.string(),
  CompanyId: markAssumed(z.number()),
  /** The sender's own name of the document, where it was sent with one. */
  Identifier: markAssumed(z.string()),
})
export type InvoiceStatus = z.infer<typeof InvoiceStatus>

/**
 * The fields by which distribution is asked for one invoice. Their names are assumed: interface.md
 * 4.5 says "by invoice identifier or invoice number".
 */
export const invoiceQuestion = {
  Identifier: markAssumed(z.string().max(200).optional()),
  InvoiceNumber: markAssumed(z.string().max(200).optional()),
  CompanyId: markAssumed(CompanyId.optional()),
}

/** What a question about one invoice touches: its company, where it names one. */
export const toQuestionScope = (asked: { CompanyId?: number | string }) =>
  asked.CompanyId === undefined ? {} : { companyIds: [Number(asked.CompanyId)] }

/**
 * What an answer about one invoice touches: its company, where it says which. No document shows
 * that it does, so an answer that does not is taken as the upstream gave it to the person's own
 * token.
 */
export const toAnswerScope = ({ CompanyId: company }: { CompanyId?: number | null }) =>
  company === undefined || company === null ? {} : { companyIds: [company] }

/**
 * An identifier (the receipt id, or the sender's own), or a number. Of several invoices with a number the newest is
 * answered, so who knows the company names it (assumed). No other field passes: one that is spelt
 * another way could name a company that nobody has checked.
 */
const StatusQuestion = z.strictObject(invoiceQuestion)

const check = {
  area: 'distribution',
  path: '/send/status',
  summary: 'Check the status of a sent invoice',
  section: '4.5',
  source: 'documented',
  effect: 'read',
  right: 'read:distribution.invoice',
  isFollowed: true,
  asksForOne: true,
  body: StatusQuestion,
  scope: ({ body }: { body: z.infer<typeof StatusQuestion> }) => toQuestionScope(body),
  scopeOfAnswer: toAnswerScope,
  documents: ['InvoiceData'],
  answers: { 200: InvoiceStatus },
  example: { body: { InvoiceNumber: '2026-10442', CompanyId: 501 } },
} as const

/** A GET with a JSON body: oddities are kept. */
export const getInvoiceStatus = defineOperation({
  ...check,
  refusals: [400, 404],
  name: 'getInvoiceStatus',
  method: 'GET',
})

/** The twin of the same name that uses POST. */
export const postInvoiceStatus = defineOperation({
  ...check,
  refusals: [400, 404],
  name: 'postInvoiceStatus',
  method: 'POST',
})

/** The path under which public pages show the POST twin. */
export const postInvoicePstatus = defineOperation({
  ...check,
  refusals: [400, 404],
  name: 'postInvoicePstatus',
  method: 'POST',
  path: '/send/pstatus',
  source: 'public',
})
