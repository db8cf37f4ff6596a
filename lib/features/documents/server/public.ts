import 'server-only'

export { checkDocumentOutcome } from './document-outcome'
