import { useCallback, useEffect, useRef } from 'react'
import { findPageLink } from '../link'

/**
 * Lets a link to another page be followed though a search was typed just before: one that waits is
 * given up, and one that is on its way into the address goes first, because an address that changes
 * takes back the page that is on its way.
 */
export function useSearchGoingFirst(giveUp: () => void) {
  const going = useRef<Promise<unknown> | null>(null)
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const link = findPageLink(event)
      if (!link) return
      giveUp()
      if (!going.current) return
      event.preventDefault()
      event.stopPropagation()
      void going.current.then(() => link.click())
    }
    window.addEventListener('click', handleClick, { capture: true })
    return () => window.removeEventListener('click', handleClick, { capture: true })
  }, [giveUp])

  const hold = useCallback((search: unknown) => {
    const last = Promise.allSettled([search]).then(() => {
      if (going.current === last) going.current = null
    })
    going.current = last
  }, [])
  return { hold }
}
