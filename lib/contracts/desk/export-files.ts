import * as z from 'zod'
import { batchWriteBounds } from '../bounds'
import { CollectionInvoice, listCollectionInvoices } from '../collection/invoices'
import { InvoiceSummarySearch, SummaryRow } from '../partner/invoice-summary'

/**
 * The lists that can be exported: the partner search, and the collection invoices of an
 * organization.
 */
export const ExportKind = z.enum(['invoiceSummary', 'collectionInvoices'])
export type ExportKind = z.infer<typeof ExportKind>

export const ExportColumn = z.enum(
  Object.keys(SummaryRow.shape) as [
    keyof typeof SummaryRow.shape,
    ...(keyof typeof SummaryRow.shape)[],
  ],
)
export type ExportColumn = z.infer<typeof ExportColumn>

const {
  organization: _organization,
  claims: _claims,
  debtors: _debtors,
  ...plain
} = CollectionInvoice.shape
type Plain = keyof typeof plain

/**
 * The columns of collection invoices: the fields that hold one value, and of those that hold more
 * what tells whose invoice it is. Nothing that is masked is among them (docs/decisions/0003).
 */
export const InvoiceColumn = z.enum([
  ...(Object.keys(plain) as [Plain, ...Plain[]]),
  ...([
    'organizationId',
    'organizationNumber',
    'organizationName',
    'debtorName',
    'debtorCustomerNumber',
    'debtorCount',
    'claimCount',
  ] as const),
])
export type InvoiceColumn = z.infer<typeof InvoiceColumn>

const makeFileSchema = <Column extends z.ZodType<string>>(column: Column) =>
  z.strictObject({
    format: z.enum(['csv', 'xlsx']),
    /** In the order of the file; left out: all. */
    columns: z.array(column).min(1).max(100).optional(),
    style: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('reader'),
        decimal: z.enum([',', '.']),
        separator: z.enum([';', ',']),
      }),
      z.strictObject({ kind: z.literal('iso') }),
    ]),
  })

/**
 * How a file is written. `reader`: for a spreadsheet in the reader's language, with the decimal
 * mark and the separator that it expects, and a mark of UTF-8 at its start. `iso`: decimal point,
 * comma between cells, no mark. An XLSX file holds numbers as such: its style says nothing.
 */
export const ExportFile = makeFileSchema(z.string())
export type ExportFile = z.infer<typeof ExportFile>
export const SummaryFile = makeFileSchema(ExportColumn)
export const InvoiceFile = makeFileSchema(InvoiceColumn)

const {
  RowId: _rowId,
  PageSize: _pageSize,
  Offset: _offset,
  OrderBy: _orderBy,
  SortableColId: _sortedBy,
  ...filters
} = InvoiceSummarySearch.shape

/** The filters of a search. Order and paging are the run's own. */
export const ExportSearch = z.strictObject({
  ...filters,
  Searches: z.array(z.string()).max(batchWriteBounds.list).optional(),
})
export type ExportSearch = z.infer<typeof ExportSearch>

const { PageToken: _pageToken, ...invoiceFilters } = listCollectionInvoices.query!.shape

/** The filters of the list of collection invoices. Its pages are the run's own. */
export const InvoiceSearch = z.strictObject(invoiceFilters)
export type InvoiceSearch = z.infer<typeof InvoiceSearch>
