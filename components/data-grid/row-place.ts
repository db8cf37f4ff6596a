import { findRowStop, listRowStops } from './row-stops'

/** Where the keyboard was in a list: its stops then, and which of them it was on. */
export type RowPlace = { list: HTMLElement; stops: readonly HTMLElement[]; at: number }

/**
 * The place of an element in the list that RowKeys holds; what stands in no row of its own, as what a
 * row opens to, belongs to the row above. Null outside of a list and above its rows.
 */
export function findRowPlace(element: Element): RowPlace | null {
  const list = element.closest<HTMLElement>('[data-rows]')
  const stops = listRowStops(list)
  const own = stops.indexOf((findRowStop(element) ?? element) as HTMLElement)
  const at = own >= 0 ? own : stops.findLastIndex((stop) => isBefore(stop, element))
  return list && at >= 0 ? { list, stops, at } : null
}

/** The row that the keyboard goes on from after its own may have left; undefined where none is left. */
export const findRemainingRow = ({ list, stops, at }: RowPlace): HTMLElement | undefined =>
  list.isConnected ? pickRemaining(stops, at, listRowStops(list)) : undefined

/**
 * Which one takes over: itself where it is still there, else the next one that is, else the one
 * before. Where all are others, what now has its place.
 */
export function pickRemaining<Stop>(
  before: readonly Stop[],
  at: number,
  now: readonly Stop[],
): Stop | undefined {
  const isThere = (stop: Stop) => now.includes(stop)
  return (
    before.slice(at).find(isThere) ??
    before.slice(0, at).findLast(isThere) ??
    now[Math.min(at, now.length - 1)]
  )
}

const isBefore = (stop: Element, element: Element) =>
  (stop.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
