import { isSameCode } from '@/lib/shared/list-filters/text-comparison'
import { compareDecimals, parseAmount } from '@/lib/shared/numbers/money'
import { type AreaIndex, findInArea } from './area-answers'
import type { HitLane, HitLanes, ReferenceHit } from './reference-hits'
import { type LaneSource, laneSources } from './reference-kinds'

/** So many invoices of a line are looked up in the other areas, one at a time. */
export const laneHitsMax = 3

/**
 * The invoices of a line, each with what the ledger and debt collection have of it. What is told as
 * a lane of another is no invoice beside it; where distribution has some, no other is.
 */
export function attachLanes(
  hits: readonly ReferenceHit[],
  index: AreaIndex,
  may: Readonly<Record<LaneSource, boolean>>,
): ReferenceHit[] {
  const beside = hits.filter((hit) => !isSent(hit))
  const main = beside.length < hits.length ? hits.filter(isSent) : hits
  const told = dropSharedLanes(
    main.map((hit) => ({ ...hit, lanes: findLanes(hit, beside, index, may) })),
  )
  const linked = new Set<string>()
  return told
    .toSorted((one, other) => rankMain(one) - rankMain(other))
    .filter((hit) => {
      if (linked.has(hit.key)) return false
      for (const lane of listLanes(hit)) if (lane.hit) linked.add(lane.hit.key)
      return true
    })
    .map(withLaneFacts)
}

/**
 * Companies number alike: what would be a lane of several invoices that were sent is one’s alone, and
 * nobody knows whose. Where that is pursued, none of them is surely out of collection.
 */
function dropSharedLanes(hits: readonly ReferenceHit[]): ReferenceHit[] {
  const linked = hits.filter(isSent).flatMap(listLinked)
  const byKey = Map.groupBy(linked, ({ key }) => key)
  const isShared = ({ key }: ReferenceHit) => (byKey.get(key)?.length ?? 0) > 1
  const toOwn = (lane: HitLane): HitLane =>
    lane.hit && isShared(lane.hit) ? { is: 'notKnown', hit: null, failure: null } : lane
  return hits.map((hit) => ({
    ...hit,
    group: listLinked(hit).some((each) => isShared(each) && each.group === 'collection')
      ? 'unknown'
      : hit.group,
    lanes: Object.fromEntries(
      Object.entries(hit.lanes ?? {}).map(([source, lane]) => [source, toOwn(lane)]),
    ),
  }))
}

const listLinked = (hit: ReferenceHit) => listLanes(hit).flatMap((lane) => lane.hit ?? [])

/** In which areas nobody has looked yet for the invoices of a line, as far as they can be asked. */
export const listUnlooked = (hits: readonly ReferenceHit[]): LaneSource[] =>
  hits.length > laneHitsMax
    ? []
    : laneSources.filter((source) =>
        hits.some(
          (hit) => hit.lanes?.[source]?.is === 'unasked' && toLaneQuestion(hit, source) !== null,
        ),
      )

/** The lanes of a hit that there are. */
export const listLanes = ({ lanes = {} }: ReferenceHit): HitLane[] =>
  laneSources.flatMap((source) => lanes[source] ?? [])

/** Distribution told of it. */
export const isSent = ({ status }: ReferenceHit) => status.of === 'transaction'

const mainRanks = { transaction: 0, collectionInvoice: 1, case: 1, item: 2 } as const
const rankMain = ({ status }: ReferenceHit) => mainRanks[status.of]

const getOwnSource = ({ status }: ReferenceHit): LaneSource | null =>
  status.of === 'transaction' ? null : status.of === 'item' ? 'ledger' : 'collection'

function findLanes(
  hit: ReferenceHit,
  beside: readonly ReferenceHit[],
  index: AreaIndex,
  may: Readonly<Record<LaneSource, boolean>>,
): HitLanes {
  const sources = laneSources.filter((source) => may[source] && getOwnSource(hit) !== source)
  return Object.fromEntries(sources.map((source) => [source, findLane(hit, source, beside, index)]))
}

/**
 * What an area has under the number of a hit, together with what the same line found there. Another
 * reference or amount under the number is another invoice; of several one alone that is pursued is
 * taken. Where a place of the area failed, what another has may not be this one.
 */
function findLane(
  hit: ReferenceHit,
  source: LaneSource,
  beside: readonly ReferenceHit[],
  index: AreaIndex,
): HitLane {
  const asked = toLaneQuestion(hit, source)
  const { state, hits, failure } = asked
    ? findInArea(index, source, asked.kind, asked.value, (untold) => !contradicts(hit, untold))
    : { state: 'unasked' as const, hits: [], failure: null }
  const known = new Map(
    [...(failure ? [] : hits), ...beside.filter((other) => isBesideIn(source, hit, other))].map(
      (each) => [each.key, each],
    ),
  )
  const possible = [...known.values()].filter((other) => !contradicts(hit, other))
  const pursued = possible.filter(({ group }) => group === 'collection')
  const [only] = possible.length === 1 ? possible : pursued.length === 1 ? pursued : []
  if (only) return { is: 'linked', hit: only }
  if (known.size === 0 && state === 'open') return { is: 'reading', hit: null }
  if (known.size === 0 && (state === 'none' || state === 'unasked')) return { is: state, hit: null }
  return { is: 'notKnown', hit: null, failure }
}

/** What an area is asked for to find a hit there; null where nothing that it takes is known. */
export function toLaneQuestion(
  { number, kid }: ReferenceHit,
  source: LaneSource,
): { kind: 'invoiceNumber' | 'kid'; value: string } | null {
  if (number) return { kind: 'invoiceNumber', value: number }
  return kid && source === 'ledger' ? { kind: 'kid', value: kid } : null
}

const isBesideIn = (source: LaneSource, hit: ReferenceHit, other: ReferenceHit) =>
  getOwnSource(other) === source &&
  hit.number !== null &&
  other.number !== null &&
  isSameCode(hit.number, other.number)

function contradicts(one: ReferenceHit, other: ReferenceHit): boolean {
  if (one.kid && other.kid && !isSameCode(one.kid, other.kid)) return true
  const [amount, otherAmount] = [parseAmount(one.amount), parseAmount(other.amount)]
  return (
    amount.is === 'exact' &&
    otherAmount.is === 'exact' &&
    compareDecimals(amount.decimal, otherAmount.decimal) !== 0
  )
}

/**
 * Pursued in collection is before all else; the currency of the same amount is that of the area
 * that tells it.
 */
function withLaneFacts(hit: ReferenceHit): ReferenceHit {
  const linked = listLinked(hit)
  const isPursued = linked.some(({ group }) => group === 'collection')
  return {
    ...hit,
    group: isPursued ? 'collection' : hit.group,
    receiver: hit.receiver ?? linked.find(({ receiver }) => receiver)?.receiver ?? null,
    currency: hit.currency ?? linked.find(({ currency }) => currency)?.currency ?? null,
  }
}
