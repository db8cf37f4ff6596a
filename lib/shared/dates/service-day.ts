import { parseDay, parseTimestampDay } from './calendar-date'
import { parseTime } from './parse-time'

const inOslo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' })

/**
 * The calendar date of an instant where the service and its customers are (assumed: Oslo;
 * interface.md writes times without a zone). It is never before the date in UTC, so days up to it hold
 * what a service that counts in UTC has written by then too.
 */
export const getServiceDay = (instant: Date): string => inOslo.format(instant)

/**
 * The day of a time, where the service is: of one that names its zone `getServiceDay`, of any other
 * the day that it says itself. Null for a day that does not exist and for what cannot be read.
 */
export function toServiceDay(time: string): string | null {
  const parsed = parseTime(time)
  if (parsed?.precision !== 'instant') return parseTimestampDay(time)
  return getServiceDay(new Date(parsed.order))
}

/**
 * The day that a field means which holds a calendar date, however the service writes it: of an instant
 * at which a day begins where the service is that day (`2026-11-29T23:00:00Z` is 30 November), of
 * anything else the day that it says itself. Null likewise.
 */
export function toCalendarDay(raw: string): string | null {
  const day = parseDay(raw)
  const time = day === null ? parseTime(raw) : null
  if (time?.precision !== 'instant') return day
  const [before, begun] = [time.order - 1, time.order].map((at) => getServiceDay(new Date(at)))
  return before === begun ? parseTimestampDay(raw) : begun!
}
