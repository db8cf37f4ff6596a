import type { Failure } from '@/lib/contracts/result'
import type { AreaList } from './area-lists'
import { toReferenceKey } from './pasted-references'
import { claimTold, type PastedValues } from './pasted-values'
import type { ReferenceHit } from './reference-hits'
import { type AreaSource, laneSources, type ReferenceKind } from './reference-kinds'
import {
  type AreaRequest,
  isList,
  type ReferenceRequest,
  toValueKey,
  type UnprovenReason,
} from './reference-requests'

/** What one area says of one value. */
export type AreaAnswer = {
  state: 'unasked' | 'open' | 'failed' | UnprovenReason | 'untold' | 'none' | 'found'
  hits: readonly ReferenceHit[]
  /** False where there may be more than those. */
  isWhole: boolean
  failure: Failure | null
}

/** What the areas have answered: to a question for one value each, and by their lists. */
export type AreaIndex = {
  pasted: PastedValues
  requests: ReadonlyMap<string, AreaRequest[]>
  lists: readonly AreaList[]
}

export const indexAreas = (
  requests: readonly ReferenceRequest[],
  pasted: PastedValues,
): AreaIndex => ({
  pasted,
  requests: Map.groupBy(
    requests.filter(
      (request): request is AreaRequest => request.source !== 'search' && !isList(request),
    ),
    ({ kind, value }) => toValueKey(kind, value),
  ),
  lists: requests.filter(isList),
})

/** By what lists tell their rows apart. A case stands in no list of invoices. */
type ListKind = 'invoiceNumber' | 'kid'
const isListKind = (kind: ReferenceKind): kind is ListKind =>
  kind === 'invoiceNumber' || kind === 'kid'

const unasked: AreaAnswer = { state: 'unasked', hits: [], isWhole: true, failure: null }

/**
 * What an area has under a value: by its own question where that was answered, else by its lists.
 *
 * @param mayBe whether a row that tells no number may be what is looked for.
 */
export function findInArea(
  { requests, lists, pasted }: AreaIndex,
  source: AreaSource,
  kind: ReferenceKind,
  value: string,
  mayBe: (untold: ReferenceHit) => boolean = () => true,
): AreaAnswer {
  const asked = requests.get(toValueKey(kind, value))
  const single = readSingle(asked?.find((request) => request.source === source))
  if (!isListKind(kind) || (single.state !== 'unasked' && single.state !== 'failed')) return single
  const ofSource = lists.filter((list) => list.source === source)
  const told = ofSource.map((list) => indexHits(list)[kind])
  const listed = readLists(ofSource, claimTold(told, kind, value, pasted), mayBe)
  return listed.state === 'unasked' ? single : listed
}

/** What one place has stays where another failed. */
function readSingle(request: AreaRequest | undefined): AreaAnswer {
  if (!request) return unasked
  const { state, hits, unproven, failure } = request
  const isPart = state === 'failed' && hits.length > 0
  if (state !== 'whole' && !isPart) return { ...unasked, state, failure }
  const missing = unproven ?? 'none'
  const isWhole = !unproven && !isPart
  return { hits, isWhole, state: hits.length > 0 ? 'found' : missing, failure }
}

/** Not there is only what every list denies, each read to its end and told in full. */
function readLists(
  lists: readonly AreaList[],
  { found: hits, isShared }: ReturnType<typeof claimTold<ReferenceHit>>,
  mayBe: (untold: ReferenceHit) => boolean,
): AreaAnswer {
  const untold = lists.flatMap((list) => indexHits(list).untold)
  const isWhole = lists.every(({ state }) => state === 'whole') && !untold.some(mayBe)
  if (hits.length > 0) return { hits, isWhole, state: 'found', failure: null }
  if (lists.length === 0) return unasked
  const failed = lists.find(({ state }) => state === 'failed')
  if (failed) return { ...unasked, state: 'failed', failure: failed.failure }
  if (lists.some(({ state }) => state === 'open')) return { ...unasked, state: 'open' }
  if (isShared) return { ...unasked, state: 'untold' }
  return { ...unasked, state: isWhole ? 'none' : 'unasked' }
}

/** Whether a list of an area has a row under a value. */
export const isListed = ({ lists }: AreaIndex, kind: ReferenceKind, value: string): boolean =>
  isListKind(kind) && lists.some((list) => indexHits(list)[kind].has(toReferenceKey(value)))

/** The hits of a list by what each is looked up by; and those that tell no number. */
type ListIndex = Record<ListKind, Map<string, ReferenceHit[]>> & { untold: ReferenceHit[] }

const indexByList = new WeakMap<AreaList, ListIndex>()

function indexHits(list: AreaList): ListIndex {
  const known = indexByList.get(list)
  if (known) return known
  const numbered = list.hits.filter(({ number }) => number)
  const referred = list.hits.filter(({ kid, status }) => kid && status.of === 'item')
  const index = {
    invoiceNumber: Map.groupBy(numbered, ({ number }) => toReferenceKey(number ?? '')),
    kid: Map.groupBy(referred, ({ kid }) => toReferenceKey(kid ?? '')),
    untold: list.hits.filter(({ number }) => !number),
  }
  indexByList.set(list, index)
  return index
}

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
