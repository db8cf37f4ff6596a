export { describeBulkAction, describeBulkCounts, findBulkVerdict } from './describe-bulk-action'
