'use client'

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent as PressEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react'
import { hasLetterKeys } from '@/components/ui/hooks/use-letter-key'
import { findRowStop, focusRow, getRowLine, listRowStops, setTabStop } from './row-stops'
import { type RestoredList, useScrollRestoration } from './use-scroll-restoration'
import { useTableShortcuts } from './use-table-shortcuts'

/**
 * Holds a table and moves the focus between the links of its rows, so that the table is one tab
 * stop. Without links it is itself the stop, to scroll. J and K lead into it from anywhere on the
 * page, and going back leads to the row that was opened.
 *
 * A list of other things than rows of a table scrolls with the page, and Tab goes on to each of its
 * links, unless it is one tab stop too; what stands for an entry carries `data-row`, with its key as
 * `data-key`.
 */
export function RowKeys({
  label,
  variant = 'table',
  isOneStop = variant === 'table',
  hasLinks,
  rowsId,
  onRowKey,
  children,
  ...restored
}: RestoredList & {
  label: string
  variant?: 'table' | 'list'
  isOneStop?: boolean
  hasLinks: boolean
  /**
   * Another one is another list of rows: its first is the tab stop again, unless one that is still
   * there has the focus.
   */
  rowsId?: string
  /** Gets a key that is pressed on a row and its place; true where it did something. */
  onRowKey?: (event: KeyboardEvent<HTMLElement>, place: number) => boolean
  children: ReactNode
}) {
  const table = useRef<HTMLElement>(null)
  const noteMarked = useScrollRestoration(table, label, restored)
  useTableShortcuts(table)
  useLayoutEffect(() => {
    if (rowsId !== undefined && table.current) resetTabStop(table.current)
  }, [rowsId])

  /** What is pressed within a row may lead away before the place has been noted. */
  function handleOpen(event: PressEvent<HTMLElement>) {
    noteMarked(findRowStop(event.target))
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const place = listRowStops(event.currentTarget).indexOf(event.target as HTMLElement)
    if (place >= 0 && onRowKey?.(event, place)) event.preventDefault()
    else move(event)
  }

  function handleFocus(event: FocusEvent<HTMLElement>) {
    if (isOneStop) moveTabStop(event)
    const stop = findRowStop(event.target)
    if (stop) noteMarked(stop)
  }

  return (
    <section
      ref={table}
      data-rows={hasLinks || undefined}
      className={variant === 'table' ? 'grid-scroll' : undefined}
      aria-label={label}
      tabIndex={hasLinks || variant === 'list' ? undefined : 0}
      onKeyDown={handleKeyDown}
      onFocus={handleFocus}
      onClickCapture={handleOpen}
      onClick={openRow}
    >
      {children}
    </section>
  )
}

const steps: Record<string, (at: number, last: number, page: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  j: (at) => at + 1,
  k: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
  PageDown: (at, _, page) => at + page,
  PageUp: (at, _, page) => at - page,
}

function move(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  const links = listRowStops(event.currentTarget)
  const at = links.indexOf(event.target as HTMLElement)
  const isSwitchedOff = event.key.length === 1 && !hasLetterKeys()
  if (!step || isSwitchedOff || at < 0 || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  const rowHeight = getRowLine(links[at]!).offsetHeight
  const page = Math.max(
    1,
    Math.floor(Math.min(event.currentTarget.clientHeight, innerHeight) / rowHeight) - 2,
  )
  focusRow(links[Math.max(0, Math.min(links.length - 1, step(at, links.length - 1, page)))]!)
}

function moveTabStop(event: FocusEvent<HTMLElement>) {
  const links = listRowStops(event.currentTarget)
  if (links.includes(event.target)) setTabStop(links, event.target)
}

function resetTabStop(table: HTMLElement) {
  const links = listRowStops(table)
  const focused = links.find((link) => link === document.activeElement)
  setTabStop(links, focused ?? links[0])
}

/**
 * Where the first column is pinned its link covers that cell only, so the rest of the row passes
 * the press on, with the keys held down.
 */
function openRow(event: PressEvent<HTMLElement>) {
  const target = event.target as HTMLElement
  if (target.closest('a, button, input, label, summary')) return
  target
    .closest('tbody tr')
    ?.querySelector('.row-link')
    ?.dispatchEvent(new MouseEvent('click', event.nativeEvent))
}
