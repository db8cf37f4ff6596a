'use client'

import { useSyncExternalStore } from 'react'
import { hasZone } from '@/lib/shared/format/sent-time'

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
  // A server whose clock is ahead paints a later instant than the browser takes it for.
  return (
    <time dateTime={at.toISOString()} suppressHydrationWarning>
      {words}
    </time>
  )
}

/**
 * A time as a service sent it: an instant in the time zone of who reads it, a day or a time without a
 * zone as it came, since nobody knows where its clock stands.
 */
export const SentMoment = ({
  at,
  format,
}: {
  at: string
  format: (at: Date, zone?: 'UTC') => string
}) => (hasZone(at) && !Number.isNaN(Date.parse(at)) ? <Moment instant={at} format={format} /> : at)

const subscribeNever = () => () => {}
