'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { useT } from '@/lib/client/translation'
import { formatAge } from '@/lib/shared/format/age'
import { formatDateTime } from '@/lib/shared/format/date-time'
import { watchAge } from './watch-age'

/**
 * How old something is, such as `12 s ago`, which grows by itself: nothing else is rendered again,
 * and nobody is told. The time itself is its title, and stands in its place on paper and in the
 * first paint, which a server makes.
 *
 * @param instant milliseconds since 1970.
 */
export function Age({ instant }: { instant: number }) {
  const t = useT()
  const subscribe = useCallback((onOlder: () => void) => watchAge(instant, onOlder), [instant])
  const words = useSyncExternalStore(
    subscribe,
    () => formatAge(t, Date.now() - instant),
    getServerSnapshot,
  )
  const at = new Date(instant)
  const time = formatDateTime(at, words === null ? 'UTC' : undefined)
  return (
    <time dateTime={at.toISOString()} title={time} className="age">
      <span className="age-words print:hidden">{words ?? time}</span>
      <span className="age-time hidden print:inline">{time}</span>
    </time>
  )
}

const getServerSnapshot = () => null
