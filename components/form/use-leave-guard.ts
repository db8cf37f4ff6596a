'use client'

import { useEffect } from 'react'
import { useT } from '@/lib/client/translation'
import { leaveEvent } from '@/lib/shared/routes'

/**
 * Asks before typed text is left behind: when the tab closes, when a link of the desk is followed,
 * and before a sign-out. Only while there is a real difference. The back button is not covered: the
 * framework gives no say over it, and what was typed is kept as a draft.
 */
export function useLeaveGuard(isDirty: boolean) {
  const t = useT()
  useEffect(() => {
    if (!isDirty) return
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault()
    const askHere = (event: MouseEvent) => {
      if (!isLeavingPage(event) || confirm(t('form.leave'))) return
      event.preventDefault()
      event.stopPropagation()
    }
    const askBeforeWork = (event: Event) => {
      if (!confirm(t('form.leaveForGood'))) return event.preventDefault()
      window.removeEventListener('beforeunload', askBrowser)
    }
    const leaveUnasked = () => window.removeEventListener('beforeunload', askBrowser)
    window.addEventListener(reloadEvent, leaveUnasked)
    window.addEventListener(leaveEvent, askBeforeWork)
    window.addEventListener('beforeunload', askBrowser)
    document.addEventListener('click', askHere, { capture: true })
    return () => {
      window.removeEventListener(reloadEvent, leaveUnasked)
      window.removeEventListener(leaveEvent, askBeforeWork)
      window.removeEventListener('beforeunload', askBrowser)
      document.removeEventListener('click', askHere, { capture: true })
    }
  }, [t, isDirty])
}

/** Loads the page anew without being asked: what was typed is kept, and offered again. */
export function reloadPage() {
  window.dispatchEvent(new Event(reloadEvent))
  location.reload()
}

const reloadEvent = 'duedesk:reload'

function isLeavingPage(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (
    !(link instanceof HTMLAnchorElement) ||
    event.button !== 0 ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey
  )
    return false
  return link.target !== '_blank' && link.pathname !== location.pathname
}
