'use client'

import { useEffect } from 'react'

/**
 * Keeps the place of the keyboard when what had the focus leaves the page, as a button that has
 * done its work: the focus goes to the nearest control beside it, else to the content of the page,
 * instead of to the top.
 */
export function useFocusRecovery() {
  useEffect(() => {
    let path: Element[] = []
    const handleFocus = (event: FocusEvent) => {
      path = event.target instanceof Element ? listAncestors(event.target) : []
    }
    const changed = new MutationObserver(() => {
      const [last] = path
      if (!last || last.isConnected || document.activeElement !== document.body) return
      const place = path.find((element) => element.isConnected && element.closest('#content'))
      path = []
      const beside =
        place?.querySelector<HTMLElement>(controls) ??
        document.querySelector<HTMLElement>('#content')
      beside?.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', handleFocus)
    changed.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', handleFocus)
      changed.disconnect()
    }
  }, [])
}

const controls =
  'input:not([disabled]), button:not([disabled]), select:not([disabled]), textarea:not([disabled]), a[href]'

function listAncestors(element: Element): Element[] {
  const path: Element[] = []
  for (let at: Element | null = element; at; at = at.parentElement) path.push(at)
  return path
}
