import { routes } from '@/lib/shared/routes'
import { toViewQuery } from '@/lib/shared/view-query'
import type { SavedView } from './views'

/** Which list a page shows: of a client, of an organization, or of companies. */
export type ListPlace = Pick<SavedView, 'list' | 'clientNo' | 'organizationId' | 'companyIds'>

/** Whether a view is of this list; which companies it names makes no difference. */
export const isOfList = (view: SavedView, { list, clientNo, organizationId }: ListPlace) =>
  view.list === list && view.clientNo === clientNo && view.organizationId === organizationId

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
  }
}
