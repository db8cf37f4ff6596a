export { describeInvoiceStatus, describeLedger } from './describe-invoice-status'
export { labelLookup } from './lookup-labels'
