import * as z from 'zod'
import { ExactNumber } from '../exact-number'
import { CalendarDate, CompanyId, TransactionRid } from '../formats'
import { defineList } from '../list-schema'
import { defineOperation } from '../operation'
import { defineAnswer, markAssumed } from '../source'
import { SummaryRow, toCompanyIds } from './invoice-summary'

const shared = {
  area: 'partner',
  method: 'GET',
  section: '4.9',
  source: 'assumed',
  effect: 'read',
  right: 'read:partner.invoice',
} as const

const rows = { 200: markAssumed(defineList(SummaryRow)) }

/**
 * Invoices by the name of the file they came in, of one company. At most 1,000 rows, newest first
 * (assumed).
 */
export const listInvoicesByFilename = defineOperation({
  ...shared,
  name: 'listInvoicesByFilename',
  asksForOne: true,
  path: '/api/Invoice/InvoicesByFilename',
  summary: 'List the invoices that came in a file',
  query: z.object({ CompanyId, Filename: z.string().min(1).max(255) }),
  scope: ({ query }) => ({ companyIds: [Number(query.CompanyId)] }),
  scopeOfAnswer: (answer) => ({ companyIds: toCompanyIds(answer) }),
  answers: rows,
  refusals: [400, 401, 403, 404],
  example: { query: { CompanyId: 501, Filename: 'fjord-20260312-01.xml' } },
})

/**
 * Invoices by their number, or of a period, of one company. A period is whole days, both counted
 * (assumed).
 */
export const listInvoicesByNumber = defineOperation({
  ...shared,
  name: 'listInvoicesByNumber',
  asksForOne: true,
  path: '/api/Invoice/Invoices',
  summary: 'List invoices by number or period',
  query: z.object({
    CompanyId,
    InvoiceNumber: z.string().min(1).max(60).optional(),
    FromDate: CalendarDate.optional(),
    ToDate: CalendarDate.optional(),
  }),
  scope: ({ query }) => ({ companyIds: [Number(query.CompanyId)] }),
  scopeOfAnswer: (answer) => ({ companyIds: toCompanyIds(answer) }),
  answers: rows,
  refusals: [400, 401, 403, 404],
  example: { query: { CompanyId: 501, InvoiceNumber: '2026-10442' } },
})

/**
 * A line of a view. Amounts are texts with two decimals, as in distribution's own lines
 * (upstream-facts.md 1.5).
 */
const ViewLine = defineAnswer({
  Text: z.string(),
  Quantity: z.string(),
  Unit: z.string(),
  Amount: z.string(),
})
const ViewParty = defineAnswer({
  Name: z.string(),
  OrganizationNumber: z.string(),
  Address: z.array(z.string()),
})

/** What an invoice says to its receiver. Every field is assumed. */
export const InvoiceView = defineAnswer({
  TransactionRid: ExactNumber,
  CompanyId: z.number(),
  InvoiceNumber: z.string(),
  InvoiceType: z.string(),
  InvoiceDate: z.string(),
  DueDate: z.string(),
  Currency: z.string(),
  KID: z.string(),
  Invoicer: ViewParty,
  Invoicee: ViewParty,
  Lines: z.array(ViewLine),
  Vat: z.string(),
  Total: z.string(),
})

/**
 * The view of an invoice, by TransactionRid, or by InvoiceNumber with CompanyId. One of the two
 * ways is asked for.
 */
export const getInvoiceView = defineOperation({
  ...shared,
  name: 'getInvoiceView',
  asksForOne: true,
  path: '/api/Invoice/InvoiceView',
  summary: 'Show an invoice as its receiver sees it',
  query: z
    .object({
      TransactionRid: TransactionRid.optional(),
      InvoiceNumber: z.string().min(1).max(60).optional(),
      CompanyId: CompanyId.optional(),
    })
    .refine(
      ({ TransactionRid: rid, InvoiceNumber, CompanyId: company }) =>
        rid !== undefined || (InvoiceNumber !== undefined && company !== undefined),
      'TransactionRid, or InvoiceNumber with CompanyId',
    ),
  scope: ({ query }) =>
    query.CompanyId === undefined ? {} : { companyIds: [Number(query.CompanyId)] },
  target: ({ query }) => query.TransactionRid?.toString() ?? null,
  targetOfAnswer: ({ TransactionRid: rid }) => rid?.toString(),
  // A transaction may be anybody's: a view that names no company is nobody's that we know.
  scopeOfAnswer: ({ CompanyId: company }) => ({ companyIds: [company ?? Number.NaN] }),
  answers: { 200: markAssumed(InvoiceView) },
  refusals: [400, 401, 403, 404],
  example: { query: { TransactionRid: 9_004_102 } },
})

/** A receipt: what a third party said of a delivery. Every field is assumed. */
export const DeliveryReceipt = defineAnswer({
  TransactionRid: ExactNumber,
  CompanyId: z.number(),
  ReceiptId: z.string(),
  Channel: z.string(),
  Status: z.string(),
  ReceivedTime: z.string(),
  Text: z.string(),
})

/** The receipt of a transaction. 404 as long as there is none (assumed). */
export const getReceipt = defineOperation({
  ...shared,
  name: 'getReceipt',
  asksForOne: true,
  path: '/api/Invoice/Receipt',
  summary: 'Read the receipt of a transaction',
  query: z.object({ TransactionRid, CompanyId }),
  scope: ({ query }) => ({ companyIds: [Number(query.CompanyId)] }),
  target: ({ query }) => String(query.TransactionRid),
  targetOfAnswer: ({ TransactionRid: rid }) => rid?.toString(),
  scopeOfAnswer: (answer) => ({ companyIds: toCompanyIds([answer]) }),
  answers: { 200: markAssumed(DeliveryReceipt) },
  refusals: [400, 401, 403, 404],
  example: { query: { TransactionRid: 9_004_102, CompanyId: 501 } },
})
