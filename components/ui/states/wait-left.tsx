'use client'

import { useEffect, useState } from 'react'
import type { Failure } from '@/lib/shared/format/describe-failure'
import { t } from '@/lib/shared/i18n/translate'
import { followPause } from './pause-left'

/**
 * How long the service asked to wait, counted down to when it may be asked again. It is not read
 * out with every second.
 */
export function WaitLeft({ failure }: { failure: Failure }) {
  const [left, setLeft] = useState(failure.retryAfter ?? 0)
  useEffect(() => followPause(failure, setLeft), [failure])
  return (
    <span role="timer" aria-live="off">
      {left > 0 ? t('states.waitFor', { seconds: left }) : t('states.waitOver')}
    </span>
  )
}
