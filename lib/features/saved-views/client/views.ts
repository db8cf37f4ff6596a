import { getOperationQuery } from '@/lib/client/operation-query'
import type { Input } from '@/lib/contracts/registry'

export type { SavedView, ViewChanges } from '@/lib/contracts/desk/views'

/** A search of the partner part, as the page sends it. */
export type PartnerSearch = Input<'searchInvoiceSummary'>['body']

/** The person's own views and those shared with them. */
export const viewsQuery = getOperationQuery('listViews', { body: {} })

/**
 * What changed in a view since the last look. Asked once an opening: after it the look is kept, and
 * an answer of before would tell of it again.
 */
export const getViewChangesQuery = (viewId: string, search: PartnerSearch) => ({
  ...getOperationQuery('getViewChanges', { params: { viewId }, body: { search } }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})
