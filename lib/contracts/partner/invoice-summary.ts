import * as z from 'zod'
import { Transaction } from '../distribution/status'
import { ExactNumber } from '../exact-number'
import { CompanyId, DateTime } from '../formats'
import { defineList } from '../list-schema'
import { defineOperation } from '../operation'
import { defineAnswer, markAssumed, openEnum, withExpected } from '../source'

/** The field is documented, its values are not: interface.md 2.4 says string. */
const makeExpectedEnum = (...values: string[]) => withExpected(openEnum(), ...values)

/** What `Search` and `Searches` are compared with; left out, any of them. */
const SearchType = makeExpectedEnum(
  'InvoiceNumber',
  'KID',
  'Filename',
  'TransactionRid',
  'InvoiceeName',
)

/**
 * Search request of interface.md 2.4: its 20 fields. How they work together is assumed: `RowId` is
 * the last row that is held, rows after it in the order come; `Offset` skips rows; `Search` is a
 * part of what `SearchType` names, each of `Searches` is the whole of it; bounds are inclusive. No
 * other field passes: one that is spelt another way could name companies that nobody has checked.
 */
export const InvoiceSummarySearch = z.strictObject({
  CompanyIds: z.array(CompanyId).optional(),
  ParentTransactionRid: z.int().optional(),
  Statuses: z.array(z.string()).optional(),
  ChannelStatuses: z.array(z.string()).optional(),
  Endpoints: z.array(z.string()).optional(),
  RowId: z.int().optional(),
  Direction: z.int().optional(),
  PageSize: z.int().optional(),
  SearchType: SearchType.optional(),
  Search: z.string().optional(),
  Searches: z.array(z.string()).optional(),
  FromDate: DateTime.optional(),
  ToDate: DateTime.optional(),
  DocumentType: z.array(z.string()).optional(),
  OrderBy: makeExpectedEnum('desc', 'asc').optional(),
  SortableColId: makeExpectedEnum('RowId', 'Amount', 'DueDate').optional(),
  Offset: z.int().optional(),
  CorrelationStatus: z.string().optional(),
  FromChannelUpdateTime: DateTime.optional(),
  ToChannelUpdateTime: DateTime.optional(),
})
export type InvoiceSummarySearch = z.infer<typeof InvoiceSummarySearch>

/**
 * One row: the transaction of interface.md 2.3 with its company and its place in the search's own
 * order (assumed). RowId grows with every new row.
 */
export const SummaryRow = defineAnswer({
  ...Transaction.shape,
  CompanyId: z.number(),
  RowId: ExactNumber,
})
export type SummaryRow = z.infer<typeof SummaryRow>

/**
 * What may come with a 200. interface.md 4.4 documents no body, and an answer without one is read
 * as null: it was answered, without rows. That rows may come, and how, is assumed. `TotalCountIs`
 * tells whether all were counted, it is about as many, or there are more; without it the count is
 * about right.
 */
export const SummaryAnswer = defineAnswer({
  Rows: defineList(SummaryRow),
  TotalCount: ExactNumber,
  TotalCountIs: openEnum('exact', 'about', 'moreThan'),
})
export type SummaryAnswer = z.infer<typeof SummaryAnswer>

/** A POST that reads. */
export const searchInvoiceSummary = defineOperation({
  name: 'searchInvoiceSummary',
  area: 'partner',
  method: 'POST',
  path: '/api/Invoice/SummaryInvoice',
  summary: 'Search summaries of sent invoices',
  section: '4.4',
  source: 'documented',
  effect: 'read',
  right: 'read:partner.invoice',
  contentType: 'application/json-patch+json',
  companies: 'own-where-left-out',
  scope: ({ body }) => ({ companyIds: (body.CompanyIds ?? []).map(Number) }),
  scopeOfAnswer: (answer) => ({ companyIds: toCompanyIds(answer?.Rows) }),
  body: InvoiceSummarySearch,
  answers: { 200: markAssumed(SummaryAnswer.nullable()) },
  example: {
    body: {
      CompanyIds: [501],
      FromDate: '2026-03-01T00:00:00Z',
      ToDate: '2026-03-12T23:59:59.999Z',
      PageSize: 100,
      Direction: 1,
    },
  },
})

/** The companies that rows name, each once. */
export const toCompanyIds = (rows: readonly { CompanyId?: number | null }[] | null | undefined) => [
  ...new Set(
    (rows ?? []).map((row) => row.CompanyId).filter((id) => id !== null && id !== undefined),
  ),
]
