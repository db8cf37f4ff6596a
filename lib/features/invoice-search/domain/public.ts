export { type ChannelRow, resolveChannels } from './channel-mismatch'
export { type ParsedSearch, parseSearchText, splitReferences } from './search-text'
export {
  type CauseReader,
  getStatusLevels,
  type StatusKey,
  type StatusRow,
  type StatusTone,
  summarizeTransactionStatus,
  type TransactionStatusSummary,
} from './transaction-status'
