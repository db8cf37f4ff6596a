import 'server-only'

export { finishSubmission, isBlockingFailure } from './finish-submission'
export { submitAdjustments } from './submit-adjustments'
