import { isCalendarDate } from '@/lib/shared/dates/calendar-date'

/** The order of day, month and year in the dates of a file. */
export const dayForms = ['dmy', 'mdy', 'ymd'] as const
export type DayForm = (typeof dayForms)[number]

/** What was found out from cells: `form` is null where they can be read in more ways than one. */
export type Detected<Form> = { form: Form | null; fits: number; of: number }

/** A midnight behind a day is no time. */
const withoutMidnight = (text: string) =>
  text.trim().replace(/[T ]00:00(?::00(?:\.0{1,9})?)?Z?$/, '')

const isoDay = /^\d{4}-\d{2}-\d{2}$/
const yearLast = /^(\d{1,2})([./ -])(\d{1,2})\2(\d{4}|\d{2})$/
const yearFirst = /^(\d{4})([./ -]?)(\d{2})\2(\d{2})$/

/**
 * The day of a cell, YYYY-MM-DD, or null where it is none by this form. ISO dates are read by every
 * form, because they mean one day only. A year of two digits is one of this century.
 */
export function readDay(text: string, form: DayForm): string | null {
  const plain = withoutMidnight(text)
  if (isoDay.test(plain)) return isCalendarDate(plain) ? plain : null
  if (form === 'ymd') {
    const [, year, , month, day] = yearFirst.exec(plain) ?? []
    return toExistingDay(year, month, day)
  }
  const [, first, , second, year] = yearLast.exec(plain) ?? []
  const [day, month] = form === 'dmy' ? [first, second] : [second, first]
  return toExistingDay(year?.length === 2 ? `20${year}` : year, month, day)
}

function toExistingDay(year?: string, month?: string, day?: string): string | null {
  if (!year || !month || !day) return null
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDate(iso) ? iso : null
}

/**
 * The form in which most cells are days. Where days and months could be exchanged in all of them,
 * points mean that the day comes first; anything else is for a person to say, and so is a file in
 * which some days show one order and some the other.
 */
export function detectDayForm(cells: readonly string[]): Detected<DayForm> {
  const other = cells.filter((cell) => !isoDay.test(withoutMidnight(cell)))
  const of = cells.length
  if (other.length === 0) return { form: 'ymd', fits: of, of }
  const counts = dayForms.map((form) => other.filter((cell) => readDay(cell, form)).length)
  const most = Math.max(...counts)
  const [best, ...rest] = dayForms.filter((_, at) => counts[at] === most)
  const fits = most + of - other.length
  const showsOnly = (form: DayForm, than: DayForm) =>
    other.some((cell) => !cell.includes('.') && readDay(cell, form) && !readDay(cell, than))
  if (showsOnly('dmy', 'mdy') && showsOnly('mdy', 'dmy')) return { form: null, fits, of }
  if (rest.length === 0 || most === 0) return { form: best ?? 'dmy', fits, of }
  const havePoints = other.every((cell) => !readDay(cell, 'dmy') || cell.includes('.'))
  return { form: havePoints ? 'dmy' : null, fits, of }
}
