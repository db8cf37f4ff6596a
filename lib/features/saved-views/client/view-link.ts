import { routes } from '@/lib/shared/routes'
import { isSameQuery, toViewQuery } from '@/lib/shared/view-query'
import type { SavedView } from './views'

/** Which list a page shows: of a client, of an organization, or of companies. */
export type ListPlace = Pick<SavedView, 'list' | 'clientNo' | 'organizationId' | 'companyIds'>

/** Whether a view is of this list; which companies it names makes no difference. */
export const isOfList = (view: SavedView, { list, clientNo, organizationId }: ListPlace) =>
  view.list === list && view.clientNo === clientNo && view.organizationId === organizationId

/**
 * The view that an address shows: the one that it names or, where it names none, one with just its
 * filters. A turned page and an opened row are of the view still; a list with no filter is of none.
 *
 * @param views those of the list, the person's own first.
 */
export function findOpenView<View extends Pick<SavedView, 'viewId' | 'query'>>(
  views: readonly View[],
  currentQuery: string,
): View | undefined {
  const named = new URLSearchParams(currentQuery).get('view')
  if (named !== null) return views.find(({ viewId }) => viewId === named)
  if (toViewQuery(currentQuery) === '') return undefined
  return views.find(({ query }) => isSameQuery(query, currentQuery))
}

/** The address of a list with a query as views keep it, and the view that it shows, if any. */
export function toListHref(place: ListPlace, query: string, viewId?: string): string {
  const params = [query, viewId && `view=${encodeURIComponent(viewId)}`].filter(Boolean).join('&')
  return `${getListPath(place)}${params && `?${params}`}`
}

/** The address of a list with its filters as they are now, and the moment at which they were. */
export function toSeenHref(place: ListPlace, currentQuery: string, now: Date): string {
  const seen = `seen=${now.toISOString().slice(0, 16)}Z`
  return toListHref(place, [toViewQuery(currentQuery), seen].filter(Boolean).join('&'))
}

function getListPath({ list, clientNo, organizationId }: ListPlace): string {
  switch (list) {
    case 'search':
      return routes.partnerSearch()
    case 'failures':
      return routes.partnerFailures()
    case 'customers':
      return routes.customers(clientNo ?? '')
    case 'items':
      return routes.items(clientNo ?? '')
    case 'cases':
      return routes.allCases(organizationId ?? '')
    case 'invoices':
      return routes.collectionInvoices(organizationId ?? '')
    case 'decisions':
      return routes.cases(organizationId ?? '')
    case 'settlements':
      return routes.settlements(organizationId ?? '')
    case 'activity':
      return routes.journal()
    case 'bulkActions':
      return routes.bulkActions()
    case 'stops':
      return routes.stops(clientNo ?? '')
    case 'aging':
      return routes.aging(clientNo ?? '')
    case 'glItems':
      return routes.glItems(clientNo ?? '')
    case 'glMovements':
      return routes.glMovements(clientNo ?? '')
    case 'documents':
      return routes.documents(clientNo ?? '')
    case 'storedFiles':
      return routes.storedFiles(clientNo ?? '')
    case 'files':
      return routes.files()
  }
}
