export { describeInvoiceStatus } from './describe-invoice-status'
export { labelLookup } from './lookup-labels'
