export { ChannelDrift } from './channel-drift'
export { useCompanies } from './filters/use-companies'
export { TransactionStatus } from './transaction-status'
