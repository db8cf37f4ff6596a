export {
  type InvoiceFacts,
  toCollectionInvoiceFacts,
  toItemFacts,
  toStatusFacts,
} from './invoice-facts'
export { summarizeInvoiceStatus } from './invoice-status-summary'
export { type LedgerStatus, readLedger } from './lane-status'
export { linkCandidates, type ManualLinks, noManualLinks } from './link-candidates'
export type { Strength } from './link-rules'
export { isExact, type LookupHit, toRowHits, toStatusHit } from './lookup-hits'
export { type ParsedLookup, parseLookup, searchFieldsByLookup } from './parse-lookup'
export { findProvenSlip, listAskedSlips, type Slip } from './references/reference-slips'
