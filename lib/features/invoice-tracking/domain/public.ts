export { summarizeInvoiceStatus } from './invoice-status-summary'
export { type LookupHit, toRowHits, toStatusHit } from './lookup-hits'
export { type ParsedLookup, parseLookup } from './parse-lookup'
