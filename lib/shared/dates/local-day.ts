import { addDays, isCalendarDate, parseDay, toIsoDate } from './calendar-date'

/** The first and the last day that may be chosen (YYYY-MM-DD); a side that is left out is open. */
export type DayLimits = { earliest?: string; latest?: string }

/** The day of a text box, typed or as a service wrote it; null where it holds none that exists. */
export const findTypedDay = (typed: string): string | null => parseDay(toIsoDate(typed))

/** Which of some days lie after today, each once, in their order; what is typed and no day is none. */
export const listDaysAhead = (typed: readonly string[], today: string): string[] =>
  [...new Set(typed.map((each) => findTypedDay(each) ?? ''))].filter((day) => day > today).sort()

/**
 * A calendar date as the `Date` that calendars of the browser count with: midnight by the local
 * clock. Its local parts are the day, whatever the time zone; its instant means nothing.
 */
export function toLocalDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const midnight = new Date(2000, month - 1, date)
  // The constructor takes a year below 100 for one of the last century.
  midnight.setFullYear(year, month - 1, date)
  return midnight
}

/** The calendar date that a `Date` shows by the local clock, YYYY-MM-DD: what is typed for it. */
export function toLocalDay(date: Date): string {
  const pad = (part: number, length: number) => String(part).padStart(length, '0')
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`
}

/** The instant at which a day begins, by the local clock or in UTC. */
export const getDayStart = (day: string, zone?: 'UTC'): string =>
  zone === 'UTC' ? `${day}T00:00:00.000Z` : toLocalDate(day).toISOString()

/** The instant at which it is over. */
export const getNextDayStart = (day: string, zone?: 'UTC'): string =>
  getDayStart(addDays(day, 1), zone)

/** The years that a calendar leads through by itself: births of living people, terms to come. */
const [firstYear, yearsAhead] = [1900, 20]

/**
 * What a calendar shows and where it opens: the months it leads through, both inside, and a day of
 * the one that stands there first. That is the day of the box where it lies within, else today or
 * what is next to it: 9999-12-31 means no end, and nobody chooses a day beside it.
 */
export function getCalendarRange(
  typed: string | null,
  today: string,
  { earliest, latest }: DayLimits,
): { first: string; last: string; opensAt: string } {
  const first = earliest && isCalendarDate(earliest) ? earliest : `${firstYear}-01-01`
  const last =
    latest && isCalendarDate(latest) ? latest : `${Number(today.slice(0, 4)) + yearsAhead}-12-31`
  const isWithin = typed !== null && first <= typed && typed <= last
  const nearest = today < first ? first : today > last ? last : today
  return { first, last, opensAt: isWithin ? typed : nearest }
}
