export {
  type AdjustmentFormRow,
  type AdjustmentKind,
  createBlankAdjustment,
  listRowsToResubmit,
} from './adjustment-draft'
