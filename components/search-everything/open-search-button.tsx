'use client'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useT } from '@/lib/client/translation'

/** The name of the event by which a page asks for the box that goes, finds and does. */
export const openSearchEvent = 'duedesk:open-search'

/** Opens the box to go, find and do, from a page that cannot show what was asked for. */
export function OpenSearchButton() {
  const t = useT()
  return (
    <Button variant="primary" onClick={() => document.dispatchEvent(new Event(openSearchEvent))}>
      <Icon name="search" />
      {t('layout.searchInstead')}
    </Button>
  )
}
