export { invalidateBatches, useResubmit } from './use-adjustments'
export { sendAgainAction } from '../server/actions'
