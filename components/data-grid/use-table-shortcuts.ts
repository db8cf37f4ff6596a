import { type RefObject, useEffect, useEffectEvent } from 'react'
import { hasLetterKeys } from '@/components/ui/hooks/use-letter-key'
import { listRowStops } from './row-stops'
import { findRowHref, usePageAhead } from './use-page-ahead'

/**
 * Keys that lead into a table from elsewhere on the page, while nothing has the focus: single keys
 * belong to whatever has it.
 */
const letters = ['j', 'k']
const arrows = ['ArrowDown', 'ArrowUp']

/**
 * Lets J, K and the arrows go to the row of a table that is its tab stop, without a click into it
 * first. Not while one types, nor under a dialog; of several tables the first one that takes it. The
 * page of the row where they rest is fetched ahead.
 *
 * @param leadIn gives the table the keyboard; false where it has nothing to give it to.
 * @param findHref the page of what has taken the focus; null where it opens none.
 */
export function useTableShortcuts(
  table: RefObject<HTMLElement | null>,
  { leadIn = focusTabStop, findHref = findRowHref }: TableShortcuts = {},
) {
  usePageAhead(table, findHref)
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const leadsIn =
      [...(hasLetterKeys() ? letters : []), ...arrows].includes(
        event.key.length === 1 ? event.key.toLowerCase() : event.key,
      ) && isNowhere(document.activeElement)
    const isTaken =
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      isBusy(event.target)
    if (leadsIn && !isTaken && table.current && leadIn(table.current)) event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
}

type TableShortcuts = {
  leadIn?: (table: HTMLElement) => boolean
  findHref?: (target: Element) => string | null
}

function focusTabStop(table: HTMLElement): boolean {
  const row = listRowStops(table).find((each) => each.tabIndex === 0)
  if (!row?.checkVisibility()) return false
  row.focus({ preventScroll: true })
  const line = row.closest('tr, li') ?? row
  line.scrollIntoView({ block: 'nearest' })
  return true
}

/** Where the focus is when a page has just been opened, or after a press on what takes none. */
export const isNowhere = (element: Element | null) =>
  element === null || element === document.body || element.id === 'content'

function isBusy(target: EventTarget | null) {
  if (document.querySelector('dialog:modal, [popover]:popover-open')) return true
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  )
}
