'use client'

import { useEffect } from 'react'
import { findPageLink } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import { leaveEvent } from '@/lib/shared/routes'

/**
 * Asks before typed text is left behind: when the tab closes, when a link of the desk is followed
 * to another page or to what is marked with `data-leaves`, such as a tab with another form, and
 * before a sign-out. Only while there is a real difference. The back button is not covered: the
 * framework gives no say over it.
 *
 * @param what becomes of it: it is kept as a draft, it is lost, or it is being sent and goes on.
 */
export function useLeaveGuard(isDirty: boolean, what: 'kept' | 'lost' | 'sending' = 'kept') {
  const t = useT()
  useEffect(() => {
    if (!isDirty) return
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault()
    const askHere = (event: MouseEvent) => {
      if (!findPageLink(event) || confirm(t(`form.leave.${what}`))) return
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
  }, [t, isDirty, what])
}

/** Loads the page anew without being asked: what was typed is kept, and offered again. */
export function reloadPage() {
  window.dispatchEvent(new Event(reloadEvent))
  location.reload()
}

const reloadEvent = 'duedesk:reload'
