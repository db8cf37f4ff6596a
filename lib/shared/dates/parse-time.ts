import { isCalendarDate, parseDay } from '@/lib/shared/dates/calendar-date'

/**
 * What a time is: a moment with its zone (`instant`), a wall time without one (`local`), or a
 * calendar date (`day`).
 */
export type Precision = 'instant' | 'local' | 'day'

export type ParsedTime = {
  /** As it came, never shifted. Of a day that came as a midnight: the date alone. */
  at: string
  precision: Precision
  /**
   * Where it stands among others, in milliseconds: a wall time as in UTC (assumed), a day before
   * every time of its date in UTC.
   */
  order: number
}

const timePattern =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:[.,](\d+))?)?(?<zone>Z|[+-]\d{2}:?\d{2})?)?$/

/** Earlier dates stand for a date that was never set, such as 0001-01-01 (assumed). */
const firstYear = 1900

/**
 * A time as an area gives it, in its own kind; null for what is none.
 *
 * @param means `day`: the field holds a calendar date and the area writes it as a date-time. Only a
 *   midnight is taken for one.
 */
export function parseTime(raw: unknown, means?: 'day'): ParsedTime | null {
  const text = typeof raw === 'string' ? raw.trim() : ''
  const parts = timePattern.exec(text)
  const [, date = '', hour, minute, second = '0', fraction = '0'] = parts ?? []
  if (!parts && parseDay(text) !== null) return parseTime(parseDay(text), means)
  if (!parts || !isCalendarDate(date) || Number(date.slice(0, 4)) < firstYear) return null

  const midnight = Date.parse(`${date}T00:00:00Z`)
  const sinceMidnight =
    ((Number(hour ?? 0) * 60 + Number(minute ?? 0)) * 60 + Number(second)) * 1000 +
    Number(`0.${fraction}`) * 1000
  if (hour === undefined || (means === 'day' && sinceMidnight === 0))
    return { at: date, precision: 'day', order: midnight }
  const zone = parts.groups?.zone
  return {
    at: text,
    precision: zone ? 'instant' : 'local',
    order: midnight + sinceMidnight - (zone ? parseOffset(zone) : 0),
  }
}

function parseOffset(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
}
