'use client'

import { useEffect } from 'react'
import { useT } from '@/lib/client/translation'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'

/**
 * Names the tab by the object that a page shows, once it is known: `2026-10442, Sandviken`. Before
 * that, and without one, the tab keeps the title of the route. What may be an identity number stands
 * in no title.
 */
export function TabTitle({ parts }: { parts: readonly (string | null | undefined)[] }) {
  const t = useT()
  const named = parts.filter((part) => part && !hasIdentityNumber(part)).join(', ')
  const wanted = named ? `${named} · ${t('session.product')}` : null

  useEffect(() => {
    if (wanted === null) return
    const { pathname } = location
    const before = document.title
    // The title of the route comes when its data have come, and again when it is refreshed.
    const show = () => {
      if (location.pathname === pathname && document.title !== wanted) document.title = wanted
    }
    show()
    const observer = new MutationObserver(show)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      if (document.title === wanted) document.title = before
    }
  }, [wanted])
  return null
}
