'use client'

import { useEffect, useState } from 'react'
import { useT } from '@/lib/client/translation'
import type { Failure } from '@/lib/shared/format/describe-failure'
import { followPause } from './pause-left'

/**
 * How long the service asked to wait, counted down to when it may be asked again. It is not read
 * out with every second.
 */
export function WaitLeft({ failure }: { failure: Failure }) {
  const t = useT()
  const [left, setLeft] = useState(failure.retryAfter ?? 0)
  useEffect(() => followPause(failure, setLeft), [failure])
  return (
    <span role="timer" aria-live="off">
      {left > 0 ? t('states.waitFor', { seconds: left }) : t('states.waitOver')}
    </span>
  )
}
