import 'server-only'

export { makeHiddenFailure, resolveJournalScope } from './journal-scope'
