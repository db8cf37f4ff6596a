import { getOperationQuery } from '@/lib/client/operation-query'
import type { Input } from '@/lib/contracts/registry'

/** Batches that were sent from here, out of the journal. */
export const getSentBatchesQuery = (question: Input<'listSentBatches'>['body']) =>
  getOperationQuery('listSentBatches', { body: question })

/** One of them, and how it stands upstream. */
export const getSentBatchQuery = (idempotencyKey: string) =>
  getOperationQuery('getSentBatch', { params: { idempotencyKey } })

/** A page of the upstream's own list of an organization. */
export const getUpstreamBatchesQuery = (organizationId: string, token: string | null) =>
  getOperationQuery('listCollectionBatches', {
    params: { organizationId },
    query: { PageSize: 50, ...(token && { PageToken: token }) },
  })

export const getUpstreamBatchQuery = (organizationId: string, batchId: string) =>
  getOperationQuery('getCollectionBatch', { params: { organizationId, batchId } })

/** A batch of the receivables area, wherever it was sent from. */
export const getReceivablesBatchQuery = (clientNo: string, batchUuid: string) =>
  getOperationQuery('getReceivablesBatch', {
    params: { clientno: clientNo, batchuuid: batchUuid },
  })

/** An invoice, as far as the impact of a draft needs it. */
export const getImpactInvoiceQuery = (organizationId: string, invoiceId: string) =>
  getOperationQuery('getCollectionInvoice', { params: { organizationId, invoiceId } })
