import { isCalendarDate } from '@/lib/shared/dates/calendar-date'

/** How far a wall time may lie from the same time elsewhere: no zone is further from UTC. */
const anyZoneMs = 14 * 3_600_000
const dayMs = 86_400_000

type TimeSpan = { from: number; to: number; isDay: boolean; hasZone: boolean }

/**
 * A time as far as it tells: a day is a span, and a wall time without a zone is known to within the
 * zones that there are. Null: it cannot be read.
 */
function parseTimeSpan(text: string): TimeSpan | null {
  const found =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(
      text.trim(),
    )
  if (!found) return null
  const [, day = '', time, zone] = found
  if (!isCalendarDate(day)) return null
  const colonized = zone?.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2').toUpperCase()
  const moment = Date.parse(`${day}T${(time ?? '00:00').slice(0, 12)}${colonized ?? 'Z'}`)
  if (Number.isNaN(moment)) return null
  return {
    from: moment,
    to: time === undefined ? moment + dayMs - 1 : moment,
    isDay: time === undefined,
    hasZone: zone !== undefined,
  }
}

/**
 * Whether a time of a row lies within a bound, both counted. Two days are compared as days; where
 * one side names no zone, a row contradicts only from so far that no zone would bring it in.
 */
export function compareToBound(side: 'from' | 'to', time: string, bound: string) {
  const span = parseTimeSpan(time)
  const boundSpan = parseTimeSpan(bound)
  if (!span || !boundSpan) return 'unknown'
  const areDays = span.isDay && boundSpan.isDay
  const slack = areDays || (span.hasZone && boundSpan.hasZone) ? 0 : anyZoneMs
  const isWithin =
    side === 'from' ? span.to >= boundSpan.from - slack : span.from <= boundSpan.to + slack
  return isWithin ? 'fits' : 'contradicts'
}
