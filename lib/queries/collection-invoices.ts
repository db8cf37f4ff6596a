import type { Answer, Input } from '../contracts/registry'
import { siftRows } from '../domain/list-filters/sifted-rows'
import type { CursorQuestion } from './cursor-walk'
import { operationQuery } from './operation-query'
import { read } from './read'

/** A collection invoice as it is read. */
export type InvoiceRead = NonNullable<NonNullable<Answer<'getCollectionInvoice'>>['data']>
export type InvoiceRow = NonNullable<NonNullable<Answer<'listCollectionInvoices'>>['data']>[number]

type Question = Input<'listCollectionInvoices'>['query']

/** What tells one invoice of a list from another: its id, or where the upstream names none all that it says. */
export const keyOfInvoice = (row: InvoiceRow): string => row.id || JSON.stringify(row)

export const invoicesQuery = (organizationId: string, query: Question) =>
  operationQuery('listCollectionInvoices', { params: { organizationId }, query })

/** The list of collection invoices, page by page. */
export const invoicePages = (organizationId: string, query: Question): CursorQuestion<InvoiceRow> => ({
  first: invoicesQuery(organizationId, query),
  page: (PageToken, signal) =>
    read('listCollectionInvoices', { params: { organizationId }, query: { ...query, ...(PageToken && { PageToken }) } }, signal),
  keyOf: keyOfInvoice,
  sift: (rows) => siftRows('listCollectionInvoices', query ?? {}, rows),
})

export const invoiceQuery = (organizationId: string, invoiceId: string) =>
  operationQuery('getCollectionInvoice', { params: { organizationId, invoiceId } })

export type PaymentRow = NonNullable<Answer<'listInvoicePayments'>['data']>[number]
export type HistoryRow = NonNullable<Answer<'listInvoiceHistory'>['data']>[number]
export type DocumentRow = NonNullable<Answer<'listInvoiceDocuments'>['data']>[number]

const inputOf = (organizationId: string, invoiceId: string, PageToken?: string) => ({
  params: { organizationId, invoiceId },
  query: PageToken ? { PageToken } : {},
})

/** The payments of one invoice, page by page. */
export const paymentPages = (organizationId: string, invoiceId: string): CursorQuestion<PaymentRow> => ({
  first: operationQuery('listInvoicePayments', inputOf(organizationId, invoiceId)),
  page: (token, signal) => read('listInvoicePayments', inputOf(organizationId, invoiceId, token), signal),
  keyOf: (row) => row.paymentId || JSON.stringify(row),
})

/** What happened to one invoice, page by page. */
export const historyPages = (organizationId: string, invoiceId: string): CursorQuestion<HistoryRow> => ({
  first: operationQuery('listInvoiceHistory', inputOf(organizationId, invoiceId)),
  page: (token, signal) => read('listInvoiceHistory', inputOf(organizationId, invoiceId, token), signal),
  keyOf: (row) => row.historyId || JSON.stringify(row),
})

/** The documents of one invoice, page by page. */
export const documentPages = (organizationId: string, invoiceId: string): CursorQuestion<DocumentRow> => ({
  first: operationQuery('listInvoiceDocuments', inputOf(organizationId, invoiceId)),
  page: (token, signal) => read('listInvoiceDocuments', inputOf(organizationId, invoiceId, token), signal),
  keyOf: (row) => row.documentId || JSON.stringify(row),
})
