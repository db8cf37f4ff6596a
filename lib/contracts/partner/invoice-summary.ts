import * as z from 'zod'
import { DateTime } from '../formats'
import { operation } from '../operation'

/** The schema gives integers, the narrative sends quoted digits (interface.md 2.4): both pass. */
const CompanyId = z.union([z.int(), z.string().regex(/^\d{1,12}$/)])

/** Search request of interface.md 2.4. */
export const InvoiceSummarySearch = z.looseObject({
  CompanyIds: z.array(CompanyId).optional(),
  ParentTransactionRid: z.int().optional(),
  Statuses: z.array(z.string()).optional(),
  ChannelStatuses: z.array(z.string()).optional(),
  Endpoints: z.array(z.string()).optional(),
  RowId: z.int().optional(),
  Direction: z.int().optional(),
  PageSize: z.int().optional(),
  SearchType: z.string().optional(),
  Search: z.string().optional(),
  Searches: z.array(z.string()).optional(),
  FromDate: DateTime.optional(),
  ToDate: DateTime.optional(),
  DocumentType: z.array(z.string()).optional(),
  OrderBy: z.string().optional(),
  SortableColId: z.string().optional(),
  Offset: z.int().optional(),
  CorrelationStatus: z.string().optional(),
  FromChannelUpdateTime: DateTime.optional(),
  ToChannelUpdateTime: DateTime.optional(),
})
export type InvoiceSummarySearch = z.infer<typeof InvoiceSummarySearch>

/** A POST that reads. Documented answer: 200 without a body; that rows may come is assumed, their shape is not declared here. */
export const searchInvoiceSummary = operation({
  name: 'searchInvoiceSummary',
  area: 'partner',
  method: 'POST',
  path: '/api/Invoice/SummaryInvoice',
  summary: 'Search summaries of sent invoices',
  section: '4.4',
  source: 'documented',
  effect: 'read',
  right: 'read:partner.invoice',
  // Not for browsers before companies that are left out are filled with the person's own (design.md, section 4).
  exposed: false,
  contentType: 'application/json-patch+json',
  scope: ({ body }) => ({ companyIds: (body.CompanyIds ?? []).map(Number) }),
  body: InvoiceSummarySearch,
  answers: { 200: null },
  example: { body: { CompanyIds: [501], FromDate: '2026-03-01T00:00:00', ToDate: '2026-03-12T23:59:59.999', PageSize: 100, Direction: 1 } },
})
