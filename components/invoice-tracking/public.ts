export { LookupStatus } from './lookup/lookup-status'
export { OfferedDocument } from './offered-document'
