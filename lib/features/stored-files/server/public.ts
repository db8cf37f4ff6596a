export { checkUploadOutcome } from './check-upload-outcome'
