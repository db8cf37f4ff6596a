import type { Limits } from '@/lib/shared/wire/limits'
import { indexAreas, isSettledByLists } from './area-answers'
import { buildAreaLists, listPlaces } from './area-lists'
import { laneHitsMax, toLaneQuestion } from './hit-lanes'
import { isAsked, type PastedLine, toReferenceKey } from './pasted-references'
import type { ReferenceHit } from './reference-hits'
import {
  type AreaSource,
  isSearchKind,
  laneSources,
  type ReferenceKind,
  type SearchKind,
  sourcesByKind,
} from './reference-kinds'
import {
  type AreaRequest,
  isList,
  listSearchRows,
  type ReferenceRequest,
  type RequestContext,
  type SourceRights,
  toValueKey,
} from './reference-requests'
import { buildReferenceSearches, type ReferenceSearch } from './reference-searches'
import { listAskedSlips } from './reference-slips'

/**
 * The requests that lines still need, in the order in which they are to be asked. First one search
 * for many values of a kind; when all of those have come, the lists of the ledger and of debt
 * collection, and what the values that nobody has may have been meant as, together in no more calls
 * than the search took; then, one value at a time, the other areas. Lines that the search cannot
 * answer are asked of those at once.
 */
export function planRequests(
  lines: readonly PastedLine[],
  requests: readonly ReferenceRequest[],
  context: RequestContext,
): ReferenceRequest[] {
  const { may, limits } = context
  const asked = lines.filter(({ finding }) => isAsked(finding))
  const areas = planAreas(
    asked.filter(({ kind }) => !isSearchKind(kind)),
    requests,
    may,
  )
  if (!may.search) return context.isFollowed ? planAreas(asked, requests, may) : areas
  const searches = planSearches(asked, requests, limits)
  const searched = requests.filter((request) => request.source === 'search')
  if (searches.length > 0 || searched.some(({ state }) => state === 'open'))
    return [...searches, ...areas]
  const missing = asked.filter((line) => isSearchKind(line.kind) && !hasRows(line, searched))
  const beside = planBeside(planSlips(missing, searched, limits), requests, searched, context)
  const isListing = [...requests, ...beside].some((each) => isList(each) && each.state === 'open')
  return [
    ...areas,
    ...beside,
    ...(context.isFollowed && !isListing ? planAreas(missing, requests, may) : []),
  ]
}

/**
 * Lists and slips within what they may cost together: as many calls as the search took, and a page
 * of each list beside where there are few lines. Slips get one call before the second list.
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
      (isList(each) ? each.pagesMax - (isFollowed ? 1 : 0) : isSlip(each) ? 1 : 0) -
      countSearchCalls(each),
    0,
  )
  const budget = Math.max(0, -spent) + (isFollowed ? lists : 0)
  const listPages = Math.min(lists, Math.max(0, budget - Math.min(slips.length, 1)))
  const taken = slips.slice(0, budget - listPages)
  return [...(lists > 0 ? buildAreaLists(places, may, budget - taken.length) : []), ...taken]
}

const isSlip = (request: ReferenceRequest) =>
  request.source === 'search' && request.purpose === 'slips'
const countSearchCalls = (request: ReferenceRequest) =>
  request.source === 'search' && request.purpose === 'lines' ? Math.max(1, request.pages) : 0

/** Values of each kind that no request asks for yet, many to a request. */
function planSearches(
  lines: readonly PastedLine[],
  requests: readonly ReferenceRequest[],
  limits: Limits,
): ReferenceSearch[] {
  const known = new Set(
    requests.flatMap((request) =>
      request.source === 'search' && request.purpose === 'lines'
        ? request.values.map((value) => toValueKey(request.kind, value))
        : [],
    ),
  )
  const wanted = new Map<SearchKind, Map<string, string>>()
  for (const { kind, value } of lines) {
    if (!isSearchKind(kind) || known.has(toValueKey(kind, value))) continue
    const values = wanted.get(kind) ?? new Map<string, string>()
    wanted.set(kind, values.set(toReferenceKey(value), value))
  }
  return [...wanted].flatMap(([kind, values]) =>
    buildReferenceSearches(kind, [...values.values()], 'lines', limits),
  )
}

/** What missing values may have been meant as, the likeliest of each first; each is asked once. */
function planSlips(
  missing: readonly PastedLine[],
  searches: readonly ReferenceSearch[],
  limits: Limits,
): ReferenceSearch[] {
  const tried = new Set(
    searches.flatMap(({ purpose, kind, values }) =>
      purpose === 'slips' ? values.map((value) => toValueKey(kind, value)) : [],
    ),
  )
  const byKind = Map.groupBy(missing, ({ kind }) => kind as SearchKind)
  return [...byKind].flatMap(([kind, lines]) => {
    const isTried = (value: string) => tried.has(toValueKey(kind, value))
    const each = lines
      .map(({ value }) => listAskedSlips(value, kind).map((slip) => slip.value))
      .filter((values) => !values.some(isTried))
    const most = Math.max(0, ...each.map(({ length }) => length))
    const values = Array.from({ length: most }, (_, rank) =>
      each.flatMap((meant) => meant[rank] ?? []),
    ).flat()
    return buildReferenceSearches(kind, [...new Set(values)], 'slips', limits)
  })
}

/** Each value, asked of each area that answers its kind and that the person may ask. */
function planAreas(
  lines: readonly PastedLine[],
  requests: readonly ReferenceRequest[],
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
  const index = indexAreas(requests)
  return lines.flatMap(({ kind, value }) =>
    sourcesByKind[kind].flatMap((source): AreaRequest[] => {
      if (source === 'search' || !may[source]) return []
      const key = toKey(source, kind, value)
      if (known.has(key) || isSettledByLists(index, source, kind, value)) return []
      known.add(key)
      return [{ source, kind, value, state: 'open', hits: [], isUnproven: false, failure: null }]
    }),
  )
}

function hasRows({ kind, value }: PastedLine, searches: readonly ReferenceSearch[]): boolean {
  const key = toReferenceKey(value)
  return searches.some(
    (search) =>
      search.purpose === 'lines' && search.kind === kind && listSearchRows(search).has(key),
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
    ...{ state: 'open', hits: [], isUnproven: false, failure: null },
  }))
}
