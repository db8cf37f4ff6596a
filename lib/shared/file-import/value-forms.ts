import { isCalendarDate } from '@/lib/shared/dates/calendar-date'

/** The order of day, month and year in the dates of a file. */
export const dayForms = ['dmy', 'mdy', 'ymd'] as const
export type DayForm = (typeof dayForms)[number]

/** The sign before the decimals. The other one, blanks and apostrophes stand between thousands. */
export const decimalMarks = [',', '.'] as const
export type DecimalMark = (typeof decimalMarks)[number]

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
 * points mean that the day comes first; anything else is for a person to say.
 */
export function detectDayForm(cells: readonly string[]): Detected<DayForm> {
  const other = cells.filter((cell) => !isoDay.test(withoutMidnight(cell)))
  const of = cells.length
  if (other.length === 0) return { form: 'ymd', fits: of, of }
  const counts = dayForms.map((form) => other.filter((cell) => readDay(cell, form)).length)
  const most = Math.max(...counts)
  const [best, ...rest] = dayForms.filter((_, at) => counts[at] === most)
  const fits = most + of - other.length
  if (rest.length === 0 || most === 0) return { form: best ?? 'dmy', fits, of }
  const havePoints = other.every((cell) => !readDay(cell, 'dmy') || cell.includes('.'))
  return { form: havePoints ? 'dmy' : null, fits, of }
}

/** A number of a cell as it is reckoned with: `-1250.5`. */
export type ReadNumber = { decimal: string; hasGroups: boolean }

const groupSign = /[\s'\u2019]/u

/**
 * The number of a cell, or null where it is none by this mark. Groups have three digits each, and
 * one sign between them.
 */
export function readNumber(text: string, mark: DecimalMark): ReadNumber | null {
  const plain = text.trim().replace(/^\u2212/, '-')
  const other = mark === ',' ? '.' : ','
  const [whole = '', decimals, ...more] = plain.split(mark)
  if (more.length > 0 || (decimals !== undefined && !/^\d+$/.test(decimals))) return null
  const sign = groupSign.exec(whole)?.[0] ?? other
  const [first = '', ...groups] = whole.split(sign)
  const isWhole =
    groups.length === 0 ? /^-?\d+$/.test(first) : /^-?\d{1,3}$/.test(first) && areGroups(groups)
  if (!isWhole) return null
  const digits = [first, ...groups].join('')
  return {
    decimal: decimals === undefined ? digits : `${digits}.${decimals}`,
    hasGroups: groups.length > 0 && sign === other,
  }
}

const areGroups = (groups: readonly string[]) => groups.every((each) => /^\d{3}$/.test(each))

/** Detected numbers; `isGroupingProven`: a cell shows beyond doubt what stands between thousands. */
export type DetectedNumbers = Detected<DecimalMark> & { isGroupingProven: boolean }

/**
 * The mark that cells prove: two decimals or one stand behind it, or the other sign stands before
 * it. `1.250` alone proves nothing, and such cells alone are for a person to say.
 */
export function detectDecimalMark(cells: readonly string[]): DetectedNumbers {
  const of = cells.length
  const proofs = cells.map(findProvenMark)
  const votes = decimalMarks.map((mark) => proofs.filter((proof) => proof?.mark === mark).length)
  const [commas = 0, points = 0] = votes
  const isOpen = commas === points && (commas > 0 || cells.some(isDoubtful))
  const form = isOpen ? null : points > commas ? '.' : ','
  const fits = form === null ? 0 : cells.filter((cell) => readNumber(cell, form)).length
  const isGroupingProven = proofs.some((proof) => proof?.mark === form && proof.byGroups)
  return { form, fits, of, isGroupingProven }
}

const isDoubtful = (cell: string) => /^[-\u2212]?\d{1,3}[.,]\d{3}$/.test(cell.trim())

function findProvenMark(cell: string): { mark: DecimalMark; byGroups: boolean } | null {
  if (isDoubtful(cell)) return null
  const marks = [...cell].filter((sign): sign is DecimalMark => sign === ',' || sign === '.')
  const last = marks.at(-1)
  if (!last) return null
  const [isRepeated, isMixed] = [
    marks.filter((each) => each === last).length > 1,
    new Set(marks).size > 1,
  ]
  const mark = isRepeated && !isMixed ? (last === ',' ? '.' : ',') : last
  return readNumber(cell, mark) ? { mark, byGroups: isRepeated || isMixed } : null
}
