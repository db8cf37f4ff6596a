export { getImpactInvoiceQuery, getSentBatchesQuery } from './batches'
