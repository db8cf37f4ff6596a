export {
  listBatchWork,
  listBulkActionWork,
  listCaseWork,
  listInvoiceWork,
  listOutcomeWork,
  listSettlementWork,
} from './record-work'
export { identifyAmounts, identifyStops, type WorkIdentity } from './work-identities'
