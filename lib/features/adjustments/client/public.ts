export { sendAgain } from '../server/send-again'
export { batchReads, useResend } from './use-adjustments'
