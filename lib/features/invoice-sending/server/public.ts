import 'server-only'

export { checkSendOutcome } from './check-send-outcome'
export { sendDocument } from './send-document'
