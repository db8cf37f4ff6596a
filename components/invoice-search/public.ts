export { ChannelDrift } from './channel-drift'
export { useCompanies } from './filters/use-companies'
export { InvoiceRowLink } from './invoice-row-link'
export { TransactionStatus } from './transaction-status'
