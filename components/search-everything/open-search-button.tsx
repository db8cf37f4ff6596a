'use client'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useT } from '@/lib/client/translation'
import { openSearch } from './open-search'

/** Opens the box to go, find and do, from a page that cannot show what was asked for. */
export function OpenSearchButton() {
  const t = useT()
  return (
    <Button variant="primary" onClick={openSearch}>
      <Icon name="search" />
      {t('layout.searchInstead')}
    </Button>
  )
}
