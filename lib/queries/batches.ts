import type { Input } from '../contracts/registry'
import { operationQuery } from './operation-query'

/** Batches that were sent from here, out of the journal. */
export const sentBatchesQuery = (question: Input<'listSentBatches'>['body']) => operationQuery('listSentBatches', { body: question })

/** One of them, and how it stands upstream. */
export const sentBatchQuery = (intentId: string) => operationQuery('getSentBatch', { params: { intentId } })

/** A page of the upstream's own list of an organization. */
export const upstreamBatchesQuery = (organizationId: string, token: string | null) =>
  operationQuery('listCollectionBatches', { params: { organizationId }, query: { PageSize: 50, ...(token && { PageToken: token }) } })

export const upstreamBatchQuery = (organizationId: string, batchId: string) =>
  operationQuery('getCollectionBatch', { params: { organizationId, batchId } })

/** An invoice, as far as the impact of a draft needs it. */
export const invoiceQuery = (organizationId: string, invoiceId: string) =>
  operationQuery('getCollectionInvoice', { params: { organizationId, invoiceId } })
