export { AdjustmentDialog } from './adjustment-dialog'
