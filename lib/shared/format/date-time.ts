import { parseDay } from '@/lib/shared/dates/calendar-date'
import type { Translate } from '@/lib/shared/i18n/translate'
import { markUnreadable } from './day'

/** `14:20:41` of an instant, in the reader's time zone or in UTC. */
export function formatTime(instant: Date, zone?: 'UTC'): string {
  return instant.toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone: zone,
  })
}

/** `2026-03-12 14:20:41` of an instant, in the reader's time zone or in UTC. */
export function formatDateTime(instant: Date, zone?: 'UTC'): string {
  return `${formatIsoDate(instant, zone)} ${formatTime(instant, zone)}`
}

/**
 * `Tue 31 March` of a calendar date, with its year where that is not this one; it has no zone and
 * is never shifted. One that cannot be read is shown as it came, with a mark.
 */
export function formatLongDate(t: Translate, date: string): string {
  const day = parseDay(date)
  if (day === null) return markUnreadable(t, date)
  const at = new Date(`${day}T00:00:00Z`)
  const year = day.startsWith(formatIsoDate(new Date(), 'UTC').slice(0, 4)) ? undefined : 'numeric'
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year,
    timeZone: 'UTC',
  }).format(at)
}

/**
 * The calendar date of an instant, as `2026-03-12`, in the reader's time zone or in UTC. Sweden
 * writes dates as ISO does.
 */
export function formatIsoDate(instant: Date, zone?: 'UTC'): string {
  return instant.toLocaleDateString('sv-SE', { timeZone: zone })
}
