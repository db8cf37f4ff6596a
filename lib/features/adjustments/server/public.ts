import 'server-only'

export { finishSubmission, isBlockingFailure } from './finish-submission'
