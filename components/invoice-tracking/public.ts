export { LookupStatus } from './lookup/lookup-status'
