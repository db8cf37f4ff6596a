import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isLetterKey } from '@/components/ui/hooks/use-letter-key'
import { findRowPlace } from './row-place'
import { focusRow, listRowStops } from './row-stops'
import { findRowHref, usePageAhead } from './use-page-ahead'

const letters = ['j', 'k']
const arrows = ['ArrowDown', 'ArrowUp']

/**
 * Lets J, K and the arrows go to the row of a table that the focus is in, else to its tab stop,
 * without a click into it first. Not while one types, nor under a dialog; of several tables the one
 * that the focus is in, else the first one that takes it. The page of the row where they rest is
 * fetched ahead.
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
    const list = table.current
    if (list && isLeadIn(event, list) && leadIn(list)) event.preventDefault()
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

/**
 * Whether a key leads into a table: a letter wherever one is heard, an arrow while nothing has the
 * focus, since menus, tabs and calendars have arrows of their own.
 */
export function isLeadIn(event: KeyboardEvent, table: Element): boolean {
  const focused = document.activeElement
  const isHeldDown = event.ctrlKey || event.metaKey || event.altKey
  if (event.defaultPrevented || isHeldDown || document.querySelector(covers)) return false
  if (!letters.includes(event.key.toLowerCase()))
    return arrows.includes(event.key) && isNowhere(focused)
  const own = focused?.closest('[data-rows]') ?? table
  return own === table && isLetterKey(event)
}

const covers = 'dialog:modal, [popover]:popover-open'

function focusTabStop(table: HTMLElement): boolean {
  const own = document.activeElement && findRowPlace(document.activeElement)
  const row =
    own?.list === table
      ? own.stops[own.at]
      : listRowStops(table).find((each) => each.tabIndex === 0)
  if (!row?.checkVisibility()) return false
  focusRow(row)
  return true
}

/** Where the focus is when a page has just been opened, or after a press on what takes none. */
export const isNowhere = (element: Element | null) =>
  element === null || element === document.body || element.id === 'content'
