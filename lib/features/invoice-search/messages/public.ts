export { type CauseTexts, formatChannels, formatTransactionStatus } from './transaction-status'
