export { getInvoicePagesQuery, type InvoiceRow } from './collection-invoices'
export { toInvoicesQueryString, toInvoicesQuestionOfQuery } from './collection-invoices-view'
