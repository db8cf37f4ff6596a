export {
  getHistoryPagesQuery,
  getInvoicePagesQuery,
  getPaymentPagesQuery,
  type InvoiceRead,
  type InvoiceRow,
} from './collection-invoices'
export { toInvoicesQueryString, toInvoicesQuestionOfQuery } from './collection-invoices-view'
