import 'server-only'

export { finishSubmission, isBlockingFailure } from './submit-adjustments'
