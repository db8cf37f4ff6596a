export {
  describeBulkAction,
  describeBulkCounts,
  describeBulkWork,
  findBulkVerdict,
} from './describe-bulk-action'
