export { handOverInvoices } from './handed-invoices'
