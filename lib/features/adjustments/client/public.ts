export { sendAgainAction } from '../server/actions'
export { invalidateBatches, useResubmit } from './use-adjustments'
