import type { Failure } from '@/lib/contracts/result'
import type { AreaList } from './area-lists'
import { toReferenceKey } from './pasted-references'
import type { ReferenceHit } from './reference-hits'
import { type AreaSource, laneSources, type ReferenceKind } from './reference-kinds'
import { type AreaRequest, isList, type ReferenceRequest, toValueKey } from './reference-requests'

/** What one area says of one value. */
export type AreaAnswer = {
  state: 'unasked' | 'open' | 'failed' | 'ignored' | 'none' | 'found'
  hits: readonly ReferenceHit[]
  /** False where there may be more than those. */
  isWhole: boolean
  failure: Failure | null
}

/** What the areas have answered: to a question for one value each, and by their lists. */
export type AreaIndex = {
  requests: ReadonlyMap<string, AreaRequest[]>
  lists: readonly AreaList[]
}

export const indexAreas = (requests: readonly ReferenceRequest[]): AreaIndex => ({
  requests: Map.groupBy(
    requests.filter(
      (request): request is AreaRequest => request.source !== 'search' && !isList(request),
    ),
    ({ kind, value }) => toValueKey(kind, value),
  ),
  lists: requests.filter(isList),
})

/** By what lists tell their rows apart. A case stands in no list of invoices. */
const kindsInLists: ReadonlySet<ReferenceKind> = new Set(['invoiceNumber', 'kid'])

const unasked: AreaAnswer = { state: 'unasked', hits: [], isWhole: true, failure: null }

/**
 * What an area has under a value: by its own question where that was answered, else by its lists.
 *
 * @param mayBe whether a row that tells no number may be what is looked for.
 */
export function findInArea(
  { requests, lists }: AreaIndex,
  source: AreaSource,
  kind: ReferenceKind,
  value: string,
  mayBe: (untold: ReferenceHit) => boolean = () => true,
): AreaAnswer {
  const key = toValueKey(kind, value)
  const single = readSingle(requests.get(key)?.find((request) => request.source === source))
  if (single.state !== 'unasked' && single.state !== 'failed') return single
  const listed = readLists(
    lists.filter((list) => list.source === source && kindsInLists.has(kind)),
    key,
    mayBe,
  )
  return listed.state === 'unasked' ? single : listed
}

function readSingle(request: AreaRequest | undefined): AreaAnswer {
  if (!request) return unasked
  const { state, hits, isUnproven, failure } = request
  if (state !== 'whole') return { ...unasked, state, failure }
  const missing = isUnproven ? 'ignored' : 'none'
  return { hits, isWhole: !isUnproven, state: hits.length > 0 ? 'found' : missing, failure }
}

/** Not there is only what every list denies, each read to its end and told in full. */
function readLists(
  lists: readonly AreaList[],
  key: string,
  mayBe: (untold: ReferenceHit) => boolean,
): AreaAnswer {
  const hits = lists.flatMap((list) => indexHits(list).get(key) ?? [])
  const untold = lists.flatMap((list) => indexHits(list).get('') ?? [])
  const isWhole = lists.every(({ state }) => state === 'whole') && !untold.some(mayBe)
  if (hits.length > 0) return { hits, isWhole, state: 'found', failure: null }
  if (lists.length === 0) return unasked
  const failed = lists.find(({ state }) => state === 'failed')
  if (failed) return { ...unasked, state: 'failed', failure: failed.failure }
  if (lists.some(({ state }) => state === 'open')) return { ...unasked, state: 'open' }
  return { ...unasked, state: isWhole ? 'none' : 'unasked' }
}

/** Whether a list of an area has a row under a value. */
export const isListed = ({ lists }: AreaIndex, kind: ReferenceKind, value: string): boolean =>
  lists.some((list) => indexHits(list).has(toValueKey(kind, value)))

const hitsByList = new WeakMap<AreaList, Map<string, ReferenceHit[]>>()

/** The hits of a list by all that each is looked up by; those that tell no number under a blank. */
function indexHits(list: AreaList): Map<string, ReferenceHit[]> {
  const known = hitsByList.get(list)
  if (known) return known
  const index = new Map<string, ReferenceHit[]>()
  for (const hit of list.hits)
    for (const key of listKeys(hit)) {
      const same = index.get(key)
      if (same) same.push(hit)
      else index.set(key, [hit])
    }
  hitsByList.set(list, index)
  return index
}

const listKeys = ({ number, kid, status }: ReferenceHit): string[] => [
  number ? toValueKey('invoiceNumber', number) : '',
  ...(kid && status.of === 'item' ? [toValueKey('kid', kid)] : []),
]

/** Whether an area would be asked for nothing new by a question for this value. */
export const isSettledByLists = (
  index: AreaIndex,
  source: AreaSource,
  kind: ReferenceKind,
  value: string,
): boolean =>
  laneSources.some((lane) => lane === source) &&
  !index.requests.get(toValueKey(kind, value))?.some((request) => request.source === source) &&
  ['none', 'found'].includes(findInArea(index, source, kind, value).state)

/** Values that are the same but for how they are written. */
export const isSameReference = (one: string, other: string) =>
  toReferenceKey(one) === toReferenceKey(other)
