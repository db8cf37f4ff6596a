import 'server-only'

export { checkUploadOutcome } from './check-upload-outcome'
