export { handReferences } from './reference-handover'
