export { sendAgain } from '../server/send-again'
export { invalidateBatches, useResubmit } from './use-adjustments'
