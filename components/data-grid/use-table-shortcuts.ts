import { type RefObject, useEffect } from 'react'
import { hasLetterKeys } from '@/components/ui/hooks/use-letter-key'
import { findRowHref, usePageAhead } from './use-page-ahead'

/**
 * Keys that lead into a table from elsewhere on the page, while nothing has the focus: single keys
 * belong to whatever has it.
 */
const letters = ['j', 'k']
const arrows = ['ArrowDown', 'ArrowUp']

/**
 * Lets J, K and the arrows go to the row of a table that is its tab stop, without a click into it
 * first. Not while one types, nor under a dialog. The page of the row where they rest is fetched
 * ahead.
 */
export function useTableShortcuts(table: RefObject<HTMLElement | null>) {
  usePageAhead(table, findRowHref)
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const leadsIn =
        [...(hasLetterKeys() ? letters : []), ...arrows].includes(
          event.key.length === 1 ? event.key.toLowerCase() : event.key,
        ) && isNowhere(document.activeElement)
      const row = table.current?.querySelector<HTMLElement>('.row-link[tabindex="0"]')
      if (
        !leadsIn ||
        !row ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isBusy(event.target)
      )
        return
      if (table.current?.contains(document.activeElement?.closest('.row-link') ?? null)) return
      event.preventDefault()
      row.focus({ preventScroll: true })
      const line = row.closest('tr, li') ?? row
      line.scrollIntoView({ block: 'nearest' })
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [table])
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
