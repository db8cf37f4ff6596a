export { type InvoiceFormValues, invoiceFields } from './invoice-file-columns'
