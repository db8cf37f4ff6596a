/** True for a day that exists, written YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  return (
    day !== undefined && Number(day) > 0 && Number(day) <= countDays(Number(year), Number(month))
  )
}

/** How many days a month has; none where it is no month. Files of a hundred thousand rows ask it. */
function countDays(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  if (month < 1 || month > 12) return 0
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/**
 * A day as people write it here, day first with points, slashes or dashes, in the one form that is
 * sent: `31.12.2026` is 2026-12-31. Anything else as it is.
 */
export function toIsoDate(typed: string): string {
  return typed.replace(
    /^\s*(\d{1,2})[./-](\d{1,2})[./-](\d{4})\s*$/,
    (_, day: string, month: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  )
}

const inIso =
  /^(?<day>\d{4}-\d{2}-\d{2})(?:[T ](?<time>(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d{1,9})?)?)(?<zone>Z|[+-]\d{2}:?\d{2})?)?$/
const dayFirst = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/

/**
 * The day that a service means, however it writes a calendar date: `2026-12-25`, the same with a
 * midnight behind it and with or without a zone, or `25.12.2026`. Never shifted by a zone. Null for
 * a day that does not exist and for what cannot be read: a time of day with a zone may mean another
 * day (assumed: a service that gives a date as an instant gives its midnight).
 */
export function parseDay(raw: string): string | null {
  const { time = '', zone } = inIso.exec(raw.trim())?.groups ?? {}
  const isMidnight = !/[1-9]/.test(time)
  return isMidnight || zone === undefined ? parseTimestampDay(raw) : null
}

/**
 * The day on which a time is, by its own words: of `2026-12-24T23:00:00Z` the 24th. Null for a day
 * that does not exist and for what cannot be read.
 */
export function parseTimestampDay(raw: string): string | null {
  const text = raw.trim()
  const day = inIso.exec(text)?.[1] ?? (dayFirst.test(text) ? toIsoDate(text) : '')
  return isCalendarDate(day) ? day : null
}

const dayMs = 86_400_000
const toMidnight = (day: string) => Date.parse(`${day}T00:00:00Z`)
const toDay = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** The calendar date some days after another, before it when they are negative. */
export const addDays = (day: string, days: number) => toDay(toMidnight(day) + days * dayMs)

/**
 * Whole days from one calendar date to another; NaN where one is no day that exists: 31 November is
 * none, and not 1 December.
 */
export const countDaysBetween = (from: string, to: string) =>
  isCalendarDate(from) && isCalendarDate(to)
    ? Math.round((toMidnight(to) - toMidnight(from)) / dayMs)
    : Number.NaN

/**
 * Every calendar date from one to another, both counted; none where the last is before the first,
 * or one is no date.
 */
export const listDays = (from: string, to: string) =>
  Array.from({ length: Math.max(countDaysBetween(from, to) + 1 || 0, 0) }, (_, at) =>
    addDays(from, at),
  )
