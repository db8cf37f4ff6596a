import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import type { ReadContext } from '@/lib/client/background-reads'
import { read } from '@/lib/client/read'
import type { SavedView, ViewChanges } from '@/lib/contracts/desk/views'
import {
  type CasesAsk,
  countRegisteredCases,
  countRegisteredInvoices,
  type InvoicesAsk,
  type Registered,
} from './count-registered'
import { type PartnerSearch, viewsQuery } from './views'

/** What is new in a view since the last look: changes of a search, or what was registered. */
type News = { kind: 'search'; changes: ViewChanges } | { kind: 'registered'; added: Registered }

/** `news` is null while it is not known. */
export type ViewNews = { view: LookedView; news: News | null; isFailed: boolean }

type LookedView = SavedView & { visitedAt: string }

/**
 * How the pages of lists would ask for a view's query; null for those that the person may not read.
 */
export type AsksOfLists = {
  search: ((query: string) => PartnerSearch) | null
  cases: CasesAsk | null
  invoices: InvoicesAsk | null
}
type ComparedList = keyof AsksOfLists
const comparedLists: readonly string[] = ['search', 'cases', 'invoices'] satisfies ComparedList[]

/** Views that are compared at most: one of the search is asked for with several searches. */
const comparedMax = 3
const staleMs = 5 * 60_000

/** What all comparisons of a view that are no look begin with. */
export const getNewsKey = (viewId: string) => ['getViewChanges', 'news', viewId] as const

/** A comparison that is no look: what it tells is told again when the view is opened. */
function getNewsQuery(view: LookedView, asks: AsksOfLists | null) {
  const readNews = asks && findReader(view, asks)
  return queryOptions({
    queryKey: [...getNewsKey(view.viewId), view.query, view.list === 'search' || view.visitedAt],
    ...(readNews && { queryFn: readNews }),
    enabled: readNews !== null,
    staleTime: staleMs,
  })
}

/** How a view is compared: one of the search by the desk, another by one call of its list. */
function findReader(
  view: LookedView,
  { search, cases, invoices }: AsksOfLists,
): ((context: ReadContext) => Promise<News>) | null {
  if (view.list === 'search' && search)
    return async (context) => {
      const input = { params: { viewId: view.viewId }, body: { search: search(view.query) } }
      return { kind: 'search', changes: await read('getViewChanges', input, context) }
    }
  const count =
    view.list === 'cases' && cases
      ? (context: ReadContext) => countRegisteredCases(view, cases, context)
      : view.list === 'invoices' && invoices
        ? (context: ReadContext) => countRegisteredInvoices(view, invoices, context)
        : null
  return count && (async (context) => ({ kind: 'registered', added: await count(context) }))
}

/**
 * What is new in the views that the person looked at last, at most three, of the lists that tell
 * it.
 *
 * @param asks null: nothing is asked, and only what is known is told.
 */
export function useViewNews(asks: AsksOfLists | null): ViewNews[] {
  const isKnown = (query: { state: { data?: unknown } }) => query.state.data !== undefined
  const { data } = useQuery({ ...viewsQuery, enabled: asks !== null || isKnown })
  const compared = (data?.views ?? [])
    .filter(
      (view): view is LookedView => view.visitedAt !== null && comparedLists.includes(view.list),
    )
    .filter(({ list }) => asks === null || asks[list as ComparedList] !== null)
    .sort((one, other) => other.visitedAt.localeCompare(one.visitedAt))
    .slice(0, comparedMax)
  const results = useQueries({ queries: compared.map((view) => getNewsQuery(view, asks)) })
  return compared.map((view, at) => ({
    view,
    news: (results[at]!.data as News | undefined) ?? null,
    isFailed: results[at]!.isError,
  }))
}

/**
 * How many transactions of a view fail now and did not then, or how many rows were registered; null
 * where that is not known, or there may be more.
 */
export function countNews(news: News | null): number | null {
  if (news === null) return null
  if (news.kind === 'registered') return news.added.atLeast ? null : news.added.count
  const { kind, newFailures } = news.changes
  return kind === 'compared' && !newFailures.atLeast ? newFailures.count : null
}
