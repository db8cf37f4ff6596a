import 'server-only'

export { checkCreditNoteOutcome } from './credit-note-outcome'
