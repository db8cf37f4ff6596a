'use client'

import { useEffect } from 'react'
import { findRemainingRow, findRowPlace, type RowPlace } from '@/components/data-grid/row-place'
import { focusRow, listRowStops } from '@/components/data-grid/row-stops'

/**
 * Keeps the place of the keyboard when what had the focus leaves the page, as a button that has
 * done its work: the focus goes to the nearest control beside it, of a list to the row that it was
 * in, or the next one where that has left; else to the content of the page, instead of to the top.
 */
export function useFocusRecovery() {
  useEffect(() => {
    let path: Element[] = []
    let row: RowPlace | null = null
    const handleFocus = ({ target }: FocusEvent) => {
      path = target instanceof Element ? listAncestors(target) : []
      const [last] = path
      // A dialog gives the focus back to the row that it was opened from, which may have left.
      if (last && !last.closest('dialog')) row = findRowPlace(last)
    }
    const changed = new MutationObserver(() => {
      const [last] = path
      if (!last || last.isConnected || document.activeElement !== document.body) return
      const place = path.find((element) => element.isConnected && element.closest('#content'))
      path = []
      focusNear(place, row)
    })
    document.addEventListener('focusin', handleFocus)
    changed.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', handleFocus)
      changed.disconnect()
    }
  }, [])
}

function focusNear(place: Element | undefined, row: RowPlace | null) {
  const beside = place?.querySelector<HTMLElement>(controls)
  const isPart = place?.closest('[data-rows], dialog') && listRowStops(place).length === 0
  const next = row && !(isPart && beside) ? findRemainingRow(row) : undefined
  if (next) focusRow(next)
  else (beside ?? document.querySelector<HTMLElement>('#content'))?.focus({ preventScroll: true })
}

/** What Tab leads to, and the lines of a menu. */
const controls = [
  ':is(input, button, select, textarea):not([disabled], [tabindex="-1"])',
  'a[href]:not([tabindex="-1"])',
  '[role^="menuitem"]',
].join()

function listAncestors(element: Element): Element[] {
  const path: Element[] = []
  for (let at: Element | null = element; at; at = at.parentElement) path.push(at)
  return path
}
