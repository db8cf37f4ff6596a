export { LookupStatus } from './lookup/lookup-status'
export { storePendingReferences } from './references/pending-references'
