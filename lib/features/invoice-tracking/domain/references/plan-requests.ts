import { type AreaIndex, indexAreas, isSettledByLists } from './area-answers'
import { buildAreaLists, listPlaces } from './area-lists'
import { laneHitsMax, toLaneQuestion } from './hit-lanes'
import { isLeftByAreas, listReadings, withReadings } from './line-readings'
import { isAsked, type PastedLine } from './pasted-references'
import { indexPasted } from './pasted-values'
import {
  hasRows,
  indexSearches,
  planLineSearches,
  planReadingSearches,
  planSlips,
} from './plan-searches'
import type { ReferenceHit } from './reference-hits'
import {
  type AreaSource,
  isSearchKind,
  laneSources,
  type ReferenceKind,
  sourcesByKind,
} from './reference-kinds'
import {
  type AreaRequest,
  isList,
  type ReferenceRequest,
  type RequestContext,
  type SourceRights,
  toValueKey,
} from './reference-requests'
import type { ReferenceSearch } from './reference-searches'

/**
 * The requests that lines still need, in the order in which they are to be asked. First one search
 * for many values of a kind; when all of those have come, what nobody has is searched for as each
 * other kind that it may be; then the lists of the ledger and of debt collection, and what the values
 * that nobody has may have been meant as, together in no more calls than the first search took. Then,
 * one value at a time, the other areas: as what a line looks like, at last as what it may be. Lines
 * that the search cannot answer are asked of those at once.
 */
export function planRequests(
  lines: readonly PastedLine[],
  requests: readonly ReferenceRequest[],
  context: RequestContext,
): ReferenceRequest[] {
  const { may, limits, isFollowed } = context
  const asked = lines.filter(({ finding }) => isAsked(finding))
  const pasted = indexPasted(lines)
  const pastedOrMeant = indexPasted(withReadings(lines))
  const index = indexAreas(requests, pasted)
  const alone = planAreas(
    asked.filter(({ kind }) => !isSearchKind(kind)),
    requests,
    index,
    may,
  )
  const searched = requests.filter((request) => request.source === 'search')
  const searches = may.search ? planLineSearches(asked, searched, limits) : []
  if (searches.length > 0 || searched.some(({ state }) => state === 'open'))
    return [...searches, ...alone]
  const byValue = indexSearches(searched)
  const missing = asked.filter((line) =>
    isSearchKind(line.kind) ? !hasRows(line, byValue, pasted) : isLeftByAreas(line, index, may),
  )
  const readings = may.search ? planReadingSearches(missing, byValue, pastedOrMeant, limits) : []
  if (readings.length > 0) return [...alone, ...readings]
  const lost = missing.filter(
    (line) => !listReadings(line).some((each) => hasRows(each, byValue, pastedOrMeant)),
  )
  const slips = planSlips(
    lost.filter(({ kind }) => isSearchKind(kind)),
    searched,
    limits,
  )
  const beside = may.search ? planBeside(slips, requests, searched, context) : []
  const isListing = [...requests, ...beside].some((each) => isList(each) && each.state === 'open')
  if (!isFollowed || isListing) return [...alone, ...beside]
  const followed = planAreas(missing, requests, index, may)
  const meant = planAreas(
    lost.filter((line) => isLeftByAreas(line, index, may)).flatMap(listReadings),
    [...requests, ...alone, ...followed],
    { ...index, pasted: pastedOrMeant },
    may,
  )
  return [...alone, ...beside, ...followed, ...meant]
}

/**
 * Lists and slips within what they may cost together: as many calls as the search took, and a page
 * of each list beside where there are few lines. Slips get one call before the second list, and of
 * many lines none of the calls that it took to search for them as other kinds.
 */
function planBeside(
  slips: readonly ReferenceSearch[],
  requests: readonly ReferenceRequest[],
  searches: readonly ReferenceSearch[],
  { may, places, isFollowed, isEachAsked }: RequestContext,
): ReferenceRequest[] {
  const isListed =
    isEachAsked || searches.every(({ state }) => state === 'failed') || requests.some(isList)
  const lists = isListed ? 0 : listPlaces(places, may).length
  const spent = requests.reduce(
    (sum, each) =>
      sum +
      (isList(each) ? each.pagesMax - (isFollowed ? 1 : 0) : countSearchCalls(each, 'slips')) -
      countSearchCalls(each, 'lines'),
    0,
  )
  const onReadings = requests.reduce((sum, each) => sum + countSearchCalls(each, 'readings'), 0)
  const budget = Math.max(0, -spent) + (isFollowed ? lists : 0)
  const listPages = Math.min(lists, Math.max(0, budget - Math.min(slips.length, 1)))
  const taken = slips.slice(0, Math.max(0, budget - listPages - (isFollowed ? 0 : onReadings)))
  return [...(lists > 0 ? buildAreaLists(places, may, budget - taken.length) : []), ...taken]
}

const countSearchCalls = (request: ReferenceRequest, purpose: ReferenceSearch['purpose']) =>
  request.source === 'search' && request.purpose === purpose ? Math.max(1, request.pages) : 0

/** Each value, asked of each area that answers its kind and that the person may ask. */
function planAreas(
  lines: readonly PastedLine[],
  requests: readonly ReferenceRequest[],
  index: AreaIndex,
  may: SourceRights,
): AreaRequest[] {
  const toKey = (source: AreaSource, kind: ReferenceKind, value: string) =>
    `${source} ${toValueKey(kind, value)}`
  const known = new Set(
    requests.flatMap((request) =>
      request.source === 'search' || isList(request)
        ? []
        : [toKey(request.source, request.kind, request.value)],
    ),
  )
  return lines.flatMap(({ kind, value }) =>
    sourcesByKind[kind].flatMap((source): AreaRequest[] => {
      if (source === 'search' || !may[source]) return []
      const key = toKey(source, kind, value)
      if (known.has(key) || isSettledByLists(index, source, kind, value)) return []
      known.add(key)
      return [{ source, kind, value, state: 'open', hits: [], unproven: null, failure: null }]
    }),
  )
}

/**
 * Questions for the invoices that were found, each in the areas that nobody has looked in yet. Of a
 * line that found many only lists are looked through.
 */
export function planLanes(
  lines: readonly { hits: readonly ReferenceHit[] }[],
  requests: readonly ReferenceRequest[],
  { isEachAsked }: RequestContext,
): AreaRequest[] {
  if (!isEachAsked || requests.some(({ state }) => state === 'open')) return []
  const wanted = lines
    .filter(({ hits }) => hits.length <= laneHitsMax)
    .flatMap(({ hits }) => hits)
    .flatMap((hit) =>
      laneSources
        .filter((source) => hit.lanes?.[source]?.is === 'unasked')
        .flatMap((source) => {
          const question = toLaneQuestion(hit, source)
          return question ? { source, ...question } : []
        }),
    )
  const byKey = new Map(
    wanted.map((each) => [`${each.source} ${toValueKey(each.kind, each.value)}`, each]),
  )
  return [...byKey.values()].map((each) => ({
    ...each,
    ...{ state: 'open', hits: [], unproven: null, failure: null },
  }))
}
