export { AdjustmentDialog } from './adjustment-dialog'
export { useAdjustmentFlow } from './use-adjustment-flow'
