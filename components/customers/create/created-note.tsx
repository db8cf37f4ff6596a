'use client'

import { useEffect } from 'react'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'

/**
 * Says once that the customer was just created. The address of the page forgets it, so that a
 * reload does not say it again.
 */
export function CreatedNote({ how }: { how: 'created' | 'found' }) {
  const t = useT()
  useEffect(() => history.replaceState(history.state, '', location.pathname), [])
  return <StateBlock look="strip" kind="done" title={t(`customers.create.told.${how}`)} />
}
