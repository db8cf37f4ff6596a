export { claimVerdicts, InvoiceStatus } from './invoice-status'
