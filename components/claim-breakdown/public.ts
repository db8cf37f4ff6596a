export { CaseBreakdown } from './case-breakdown'
export { InvoiceBreakdown } from './invoice-breakdown'
