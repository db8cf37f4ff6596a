export {
  type AdjustmentFormRow,
  type AdjustmentKind,
  createBlankAdjustment,
  listRowsToResubmit,
} from './adjustment-draft'
export {
  getOpenBatchesQuestion,
  holdsAllOpen,
  listOpenSubmissions,
  type OpenSubmission,
} from './open-submissions'
