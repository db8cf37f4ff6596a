export { storePendingReferences } from './pending-references'
