'use client'

import { useSyncExternalStore } from 'react'

/**
 * An instant in the words of `format`, in the time zone of who reads it. The first paint, which a
 * server makes, is in UTC, so that both sides say the same; then it is the reader's.
 *
 * @param instant milliseconds since 1970, or an ISO text with its zone.
 */
export function Moment({
  instant,
  format,
}: {
  instant: number | string
  format: (at: Date, zone?: 'UTC') => string
}) {
  const at = new Date(instant)
  const words = useSyncExternalStore(
    subscribeNever,
    () => format(at),
    () => format(at, 'UTC'),
  )
  return <time dateTime={at.toISOString()}>{words}</time>
}

const subscribeNever = () => () => {}
