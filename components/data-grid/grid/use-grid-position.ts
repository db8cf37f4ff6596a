import { useRouter } from 'next/navigation'
import { type MouseEvent, type RefObject, useEffect, useLayoutEffect } from 'react'
import { getPageTop, scrollPageTo, useListPosition } from '../use-list-position'
import { isNowhere } from '../use-table-shortcuts'
import type { CellPosition } from './cell-moves'
import { findKeyIndex, type KeyAt } from './row-selection'

/**
 * Brings a grid back to where it was left: scrolled as it was, with the same cell active and the
 * same rows ticked. Rows that are not held any more are read first. A hand on the grid ends that:
 * nothing moves under it.
 *
 * @returns `note` keeps the place at once, before a row is opened; `followLink` follows a link in a
 *   cell from it.
 */
export function useGridPosition(options: GridPositionOptions) {
  const { scroller, label, held, hasMore, rowHeight, isLive, keyAt, position, selected } = options
  const { columnKeys } = options
  const router = useRouter()
  const { wanted, note, noteSoon } = useListPosition(label, () => {
    if (!scroller.current || held === 0) return null
    const key = position.row < 0 ? undefined : keyAt(position.row)
    return {
      top: scroller.current.scrollTop,
      left: scroller.current.scrollLeft,
      pageTop: getPageTop(scroller.current),
      row:
        key === undefined
          ? null
          : { key, index: position.row, column: columnKeys[position.column - 1] },
      ticks: [...selected],
    }
  })

  useEffect(() => {
    const frame = scroller.current!
    const giveUp = () => {
      wanted.current = null
    }
    for (const press of hands) frame.addEventListener(press, giveUp, { passive: true })
    document.addEventListener('scroll', noteSoon, { capture: true, passive: true })
    return () => {
      for (const press of hands) frame.removeEventListener(press, giveUp)
      document.removeEventListener('scroll', noteSoon, { capture: true })
    }
  }, [scroller, wanted, noteSoon])

  // biome-ignore lint/correctness/useExhaustiveDependencies: noted when one of these changes
  useEffect(noteSoon, [position.row, position.column, selected])

  useLayoutEffect(() => {
    const position = wanted.current
    const frame = scroller.current
    if (!position || !frame || !isLive || held === 0) return
    const seen = Math.floor((position.top + frame.clientHeight) / rowHeight) - 1
    if (hasMore && held < Math.max(seen, (position.row?.index ?? 0) + 1)) return options.onNearEnd()
    wanted.current = null
    frame.scrollTo(position.left, position.top)
    scrollPageTo(frame, position.pageTop)
    restoreTicks(position.ticks, options)
    if (position.row) restoreRow(position.row, options)
  })

  /** A press with a key held down is the browser's. */
  function followLink(event: MouseEvent<HTMLElement>) {
    const link = (event.target as Element).closest('a')
    if (!link) return
    note()
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    router.push(link.pathname + link.search + link.hash)
  }

  return { note, followLink }
}

const hands = ['wheel', 'pointerdown', 'keydown'] as const

/** Ticks of rows that are not there any more are let go. */
function restoreTicks(ticks: readonly string[], { held, keyAt, onSelect }: GridPositionOptions) {
  if (ticks.length === 0) return
  const wanted = new Set(ticks)
  const keys = Array.from({ length: held }, (_, at) => keyAt(at))
  onSelect(new Set(keys.filter((key) => key !== undefined && wanted.has(key)) as string[]))
}

function restoreRow(
  { key, index, column }: { key: string; index: number; column?: string },
  { held, keyAt, columnKeys, goTo, markCell }: GridPositionOptions,
) {
  const row = findKeyIndex(key, Math.min(index, held), held, keyAt)
  if (row < 0) return
  const to = { row, column: columnKeys.indexOf(column ?? '') + 1 || 1 }
  if (isNowhere(document.activeElement)) goTo(to)
  else markCell(to)
}

type GridPositionOptions = {
  scroller: RefObject<HTMLElement | null>
  label: string
  columnKeys: readonly string[]
  held: number
  hasMore: boolean
  rowHeight: number
  isLive: boolean
  keyAt: KeyAt
  position: CellPosition
  selected: ReadonlySet<string>
  onSelect: (keys: Set<string>) => void
  onNearEnd: () => void
  /** Takes the keyboard along. */
  goTo: (position: CellPosition) => void
  markCell: (position: CellPosition) => void
}
