import { identifyUnnamed, type PagedListQuery } from '@/lib/client/lists/paged-list'
import { getOperationQuery } from '@/lib/client/operation-query'
import { read } from '@/lib/client/read'
import type { Answer, Input } from '@/lib/contracts/registry'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'

/** A collection invoice as it is read. */
export type InvoiceRead = NonNullable<NonNullable<Answer<'getCollectionInvoice'>>['data']>
export type InvoiceRow = NonNullable<NonNullable<Answer<'listCollectionInvoices'>>['data']>[number]

type Question = Input<'listCollectionInvoices'>['query']

/**
 * What tells one invoice of a list from another: its id, or where the upstream names none all that
 * it says.
 */
export const getInvoiceKey = (row: InvoiceRow): string => row.id || JSON.stringify(row)

export const getCollectionInvoicesQuery = (organizationId: string, query: Question) =>
  getOperationQuery('listCollectionInvoices', { params: { organizationId }, query })

/** The list of collection invoices, page by page. */
export const getInvoicePagesQuery = (
  organizationId: string,
  query: Question,
): PagedListQuery<InvoiceRow> => ({
  first: getCollectionInvoicesQuery(organizationId, query),
  page: (PageToken, context) =>
    read(
      'listCollectionInvoices',
      { params: { organizationId }, query: { ...query, ...(PageToken && { PageToken }) } },
      context,
    ),
  keyOf: getInvoiceKey,
  sift: (rows) => verifyFilters('listCollectionInvoices', query ?? {}, rows),
})

export const getCollectionInvoiceQuery = (organizationId: string, invoiceId: string) =>
  getOperationQuery('getCollectionInvoice', { params: { organizationId, invoiceId } })

export type PaymentRow = NonNullable<Answer<'listInvoicePayments'>['data']>[number]
export type HistoryRow = NonNullable<Answer<'listInvoiceHistory'>['data']>[number]
export type DocumentRow = NonNullable<Answer<'listInvoiceDocuments'>['data']>[number]

const toPageInput = (organizationId: string, invoiceId: string, PageToken?: string) => ({
  params: { organizationId, invoiceId },
  query: PageToken ? { PageToken } : {},
})

/** The payments of one invoice, page by page. */
export const getPaymentPagesQuery = (
  organizationId: string,
  invoiceId: string,
): PagedListQuery<PaymentRow> => ({
  first: getOperationQuery('listInvoicePayments', toPageInput(organizationId, invoiceId)),
  page: (token, context) =>
    read('listInvoicePayments', toPageInput(organizationId, invoiceId, token), context),
  keyOf: (row) => row.paymentId || identifyUnnamed(row),
})

/** What happened to one invoice, page by page. */
export const getHistoryPagesQuery = (
  organizationId: string,
  invoiceId: string,
): PagedListQuery<HistoryRow> => ({
  first: getOperationQuery('listInvoiceHistory', toPageInput(organizationId, invoiceId)),
  page: (token, context) =>
    read('listInvoiceHistory', toPageInput(organizationId, invoiceId, token), context),
  keyOf: (row) => row.historyId || identifyUnnamed(row),
})

/** The documents of one invoice, page by page. */
export const getDocumentPagesQuery = (
  organizationId: string,
  invoiceId: string,
): PagedListQuery<DocumentRow> => ({
  first: getOperationQuery('listInvoiceDocuments', toPageInput(organizationId, invoiceId)),
  page: (token, context) =>
    read('listInvoiceDocuments', toPageInput(organizationId, invoiceId, token), context),
  keyOf: (row) => row.documentId || identifyUnnamed(row),
})
