import { getOperationQuery } from '@/lib/client/operation-query'
import type { WorkSource } from '@/lib/contracts/desk/work'
import type { OperationName } from '@/lib/contracts/registry'

/** Milliseconds after which work that is costly to find is looked for again. */
export const staleMs = 5 * 60_000

export const getWorkQuery = (source: WorkSource) => ({
  ...getOperationQuery('listWork', { body: { source } }),
  staleTime: staleMs,
})

export const getWorkMarksQuery = () => getOperationQuery('listWorkMarks', { body: {} })

/**
 * How much work there is, by source, null where it was not read, or not whole; and how many lines
 * the page of the day shows, null where it was not read.
 */
export type WorkCounts = Record<WorkSource | 'all', number | null>

/** The operations of which a source needs one at least; none for what the desk keeps itself. */
const needs: Record<WorkSource, readonly OperationName[]> = {
  outcomes: [],
  bulkActions: ['listBulkActions'],
  batches: [],
  decisions: ['listCases'],
  stops: ['listCustomers'],
  followUps: ['listFollowUps'],
  failures: ['searchInvoiceSummary'],
  waiting: ['searchInvoiceSummary'],
  amounts: ['listCollectionInvoices', 'listSettlements'],
  webhooks: ['listCases'],
}

/** Everything that work is read from. */
export const allSources = Object.keys(needs) as WorkSource[]

/** The sources that the person may ask. */
export const listOfferedSources = (offers: (name: OperationName) => boolean): WorkSource[] =>
  allSources.filter((source) => needs[source].length === 0 || needs[source].some(offers))
