import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useHydrated } from '@/lib/client/hydration'
import type { ListPosition } from '@/lib/client/lists/list-positions'
import { hasRows, listRowStops } from './row-stops'
import { getPageTop, scrollPageTo, useListPosition } from './use-list-position'
import { isNowhere } from './use-table-shortcuts'

/**
 * Coming back to a table puts the focus on the row that was marked in it, and the table where it was
 * scrolled to; so does loading its page anew.
 *
 * @param label the name of the table.
 * @param isRead false as long as rows may come before others: the place is taken once all are there.
 * @returns what notes the place, to be called with the stop of the row that is marked or opened; null
 *   leaves the mark where it is.
 */
export function useScrollRestoration(
  table: RefObject<HTMLElement | null>,
  label: string,
  { ticks, onTicks, isRead = true, onShort }: RestoredList,
) {
  const marked = useRef<string | null>(null)
  const { wanted, note, noteSoon } = useListPosition(label, () => {
    if (!table.current || !hasRows(table.current)) return null
    const stops = listRowStops(table.current)
    const index = stops.findIndex((stop) => getStopKey(stop) === marked.current)
    return {
      top: table.current.scrollTop,
      left: table.current.scrollLeft,
      pageTop: getPageTop(table.current),
      row: index < 0 ? null : { key: marked.current!, index },
      ticks: [...(ticks ?? [])],
    }
  })

  useEffect(() => {
    document.addEventListener('scroll', noteSoon, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', noteSoon, { capture: true })
  }, [noteSoon])

  // biome-ignore lint/correctness/useExhaustiveDependencies: noted when the ticks change
  useEffect(noteSoon, [ticks])

  // Rows may come later than the page, so every render looks until they are there. Those of the first
  // paint stand under the days of UTC, and are made anew under the reader's.
  const isHydrated = useHydrated()
  useLayoutEffect(() => {
    const position = wanted.current
    if (!position || !table.current || !hasRows(table.current)) return
    if (!isRead || !isHydrated) return
    const stops = listRowStops(table.current)
    if (onShort && (position.row?.index ?? 0) >= stops.length && onShort(position.row!.index))
      return
    wanted.current = null
    if (position.ticks.length > 0) onTicks?.(position.ticks)
    // What the ticks change is drawn before this runs, and may be what one scrolls to.
    queueMicrotask(() => takePlace(position))
  })

  function takePlace({ left, top, pageTop, row }: ListPosition) {
    if (!table.current) return
    table.current.scrollTo(left, top)
    scrollPageTo(table.current, pageTop)
    const stops = listRowStops(table.current)
    const stop = stops.find((each) => getStopKey(each) === row?.key)
    if (!stop) return
    marked.current = getStopKey(stop)
    if (isNowhere(document.activeElement)) stop.focus({ preventScroll: true })
    const isAsLeft =
      stops.indexOf(stop) === row?.index &&
      Math.abs(table.current.scrollTop - top) + Math.abs(getPageTop(table.current) - pageTop) < 1
    const line = stop.closest('tr, li') ?? stop
    if (!isAsLeft) line.scrollIntoView({ block: 'nearest' })
  }

  return (stop: HTMLElement | null) => {
    if (stop) marked.current = getStopKey(stop)
    note()
  }
}

export type RestoredList = {
  /** Keys of the rows that are ticked, or stand open. */
  ticks?: ReadonlySet<string>
  /** Gets those that were ticked when the page was left. */
  onTicks?: (keys: readonly string[]) => void
  isRead?: boolean
  /** Asks for the row of that place, which is not shown yet; false where there are no more. */
  onShort?: (index: number) => boolean
}

/** What tells a row from the others: its own key, else what it opens, which may be beside the list. */
const getStopKey = (stop: HTMLElement) =>
  stop.dataset.key ?? (stop instanceof HTMLAnchorElement ? stop.pathname + stop.search : '')
