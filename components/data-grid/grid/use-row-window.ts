import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import type { RowWindow } from './row-slots'

/**
 * Which rows are in the document: those in sight and a few around them. They stand one below the other in a block that is moved as a whole, so that
 * no row carries its own place; a server, which may not write styles, sends the first ones.
 */
export function useRowWindow({ rows, held, rowHeight, isLive, onNearEnd }: RowWindowOptions): RowWindow {
  const virtualizer = useVirtualizer({
    count: held,
    getScrollElement: () => rows.current?.closest<HTMLElement>('.grid-frame') ?? null,
    estimateSize: () => rowHeight,
    overscan: 4,
    paddingStart: rowHeight,
    initialRect: { width: 0, height: 900 },
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height is what makes the measured rows stale
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight])

  const items = virtualizer.getVirtualItems()
  const start = isLive ? (items[0]?.index ?? 0) : 0
  const end = isLive ? (items.at(-1)?.index ?? -1) + 1 : Math.min(held, servedRows)

  const isNearEnd = isLive && end + 20 >= held
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when rows have come or one scrolls on, not when the caller renders
  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, end, held])
  return { start, end }
}

/** Rows in the answer of the server: enough for a tall window. */
const servedRows = 40

type RowWindowOptions = {
  rows: RefObject<HTMLElement | null>
  held: number
  rowHeight: number
  isLive: boolean
  onNearEnd: () => void
}

/** As app/styles/grid.css sets them. */
const rowHeights = { fine: 30, coarse: 44 }
const coarse = '(pointer: coarse), (max-width: 719.98px)'

export const useRowHeight = (): number =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(coarse)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => (matchMedia(coarse).matches ? rowHeights.coarse : rowHeights.fine),
    () => rowHeights.fine,
  )
