import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { read } from '@/lib/client/read'
import type { SavedView, ViewChanges } from '@/lib/contracts/desk/views'
import { type PartnerSearch, viewsQuery } from './views'

/** What changed in a view since the last look; null while that is not known. */
export type ViewNews = { view: SavedView; changes: ViewChanges | null; isFailed: boolean }

/** Views that are compared at most: each is asked for with several searches. */
const comparedMax = 3
const staleMs = 5 * 60_000

/** What all comparisons of a view that are no look begin with. */
export const getNewsKey = (viewId: string) => ['getViewChanges', 'news', viewId] as const

/** A comparison that is no look: what it tells is told again when the view is opened. */
const getNewsQuery = ({ viewId, query }: SavedView, toSearch: ToSearch | null) =>
  queryOptions({
    queryKey: [...getNewsKey(viewId), query],
    ...(toSearch && {
      queryFn: (context) =>
        read('getViewChanges', { params: { viewId }, body: { search: toSearch(query) } }, context),
    }),
    enabled: toSearch !== null,
    staleTime: staleMs,
  })

/** What the page of a view's query would send. */
type ToSearch = (query: string) => PartnerSearch

/**
 * What changed in the views of the search that the person looked at last, at most three.
 *
 * @param toSearch null: nothing is asked, and only what is known is told.
 */
export function useViewNews(toSearch: ToSearch | null): ViewNews[] {
  const isKnown = (query: { state: { data?: unknown } }) => query.state.data !== undefined
  const { data } = useQuery({ ...viewsQuery, enabled: toSearch !== null || isKnown })
  const compared = (data?.views ?? [])
    .filter(({ list, lookedAt }) => list === 'search' && lookedAt !== null)
    .sort((one, other) => other.lookedAt!.localeCompare(one.lookedAt!))
    .slice(0, comparedMax)
  const results = useQueries({ queries: compared.map((view) => getNewsQuery(view, toSearch)) })
  return compared.map((view, at) => ({
    view,
    changes: (results[at]!.data as ViewChanges | undefined) ?? null,
    isFailed: results[at]!.isError,
  }))
}

/**
 * How many transactions of a view fail now and did not then; null where that was not compared, or
 * there may be more.
 */
export const countNews = (changes: ViewChanges | null): number | null =>
  changes?.kind === 'compared' && !changes.newFailures.atLeast ? changes.newFailures.count : null
