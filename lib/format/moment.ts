import { readDay } from '../domain/calendar-date'
import { unreadable } from './day-words'

/** `14:20:41` of an instant, in the reader's time zone or in UTC. */
export function clockTime(instant: Date, zone?: 'UTC'): string {
  return instant.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit', timeZone: zone })
}

/** `2026-03-12 14:20:41` of an instant, in the reader's time zone or in UTC. */
export function dateAndTime(instant: Date, zone?: 'UTC'): string {
  return `${calendarDate(instant, zone)} ${clockTime(instant, zone)}`
}

/** `Tue 31 March` of a calendar date, with its year where that is not this one; it has no zone and is never shifted. One that cannot be read is shown as it came, with a mark. */
export function dayInWords(date: string): string {
  const day = readDay(date)
  if (day === null) return unreadable(date)
  const at = new Date(`${day}T00:00:00Z`)
  const year = day.startsWith(calendarDate(new Date(), 'UTC').slice(0, 4)) ? undefined : 'numeric'
  return new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'long', year, timeZone: 'UTC' }).format(at)
}

/** The calendar date of an instant, as `2026-03-12`, in the reader's time zone or in UTC. Sweden writes dates as ISO does. */
export function calendarDate(instant: Date, zone?: 'UTC'): string {
  return instant.toLocaleDateString('sv-SE', { timeZone: zone })
}
