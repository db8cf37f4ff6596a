export { sendAgain } from '../server/send-again'
export { batchReads, useResubmit } from './use-adjustments'
