import type { Failure } from '@/lib/contracts/result'
import type { ReferenceHit } from './reference-hits'
import type { LaneSource } from './reference-kinds'

/** Where the lists of the areas are: ledgers by client, debt collection by organization. */
export type ListPlaces = {
  clientNos: readonly string[]
  organizationIds: readonly string[]
}

/**
 * The list of one area in one place, read from its start instead of a question for each value.
 * `whole`: read to its end, so what is not in it is not there; `cut`: there may be more than the
 * pages that it is worth.
 */
export type AreaList = {
  source: LaneSource
  purpose: 'list'
  place: string
  state: 'open' | 'failed' | 'whole' | 'cut'
  hits: readonly ReferenceHit[]
  pages: number
  pagesMax: number
  /** Where the list goes on; null at its start. */
  next: string | null
  failure: Failure | null
}

/**
 * A page of such a list. `pagesLeft`: how many follow, where the service tells it; `isCut`: none
 * comes after it, though there is more.
 */
export type AreaListPage = {
  hits: readonly ReferenceHit[]
  next: string | null
  pagesLeft: number | null
  isCut: boolean
}

/**
 * The lists of a person's places with the pages that each may cost, those of debt collection first.
 * One that no page is left for stays unread, which proves nothing.
 */
export function buildAreaLists(
  { clientNos, organizationIds }: ListPlaces,
  may: Readonly<Record<LaneSource, boolean>>,
  pages: number,
): AreaList[] {
  const places = listPlaces({ clientNos, organizationIds }, may)
  return places.map(({ source, place }, at) => {
    const pagesMax = Math.floor(pages / places.length) + (at < pages % places.length ? 1 : 0)
    return {
      ...{ source, purpose: 'list', place, state: pagesMax > 0 ? 'open' : 'cut', pagesMax },
      ...{ hits: [], pages: 0, next: null, failure: null },
    }
  })
}

/** Which lists there are that a person may read. */
export const listPlaces = (
  { clientNos, organizationIds }: ListPlaces,
  may: Readonly<Record<LaneSource, boolean>>,
): Pick<AreaList, 'source' | 'place'>[] => [
  ...(may.collection
    ? organizationIds.map((place) => ({ source: 'collection' as const, place }))
    : []),
  ...(may.ledger ? clientNos.map((place) => ({ source: 'ledger' as const, place })) : []),
]

/**
 * The list with a page added. One that says nothing new is not gone on with, nor one that is known
 * to end behind the pages that it is worth.
 */
export function withListPage(list: AreaList, page: AreaListPage): AreaList {
  const known = new Set(list.hits.map(({ key }) => key))
  const fresh = page.hits.filter(({ key }) => !known.has(key))
  const pages = list.pages + 1
  const next = { ...list, hits: [...list.hits, ...fresh], pages, next: page.next }
  if (page.next === null) return { ...next, failure: null, state: page.isCut ? 'cut' : 'whole' }
  const canGoOn = fresh.length > 0 && pages + (page.pagesLeft ?? 1) <= list.pagesMax
  return { ...next, failure: null, state: canGoOn ? 'open' : 'cut' }
}
