import 'server-only'

export { makeHiddenFailure, resolveJournalScope } from './journal-scope'
export { listRegistrations, type RegistrationKind, refreshRegistration } from './registrations'
