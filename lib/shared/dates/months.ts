import { addDays } from './calendar-date'

/** A calendar month: `2026-03`. */
export type Month = string

/** The month of a calendar date. */
export const toMonth = (day: string): Month => day.slice(0, 7)

/** The month some months after another, before it when they are negative. */
export function addMonths(month: Month, months: number): Month {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** The first and the last day of a month. */
export const getMonthDays = (month: Month) => ({
  first: `${month}-01`,
  last: addDays(`${addMonths(month, 1)}-01`, -1),
})

/** True for the last day of its month. */
export const isMonthEnd = (day: string): boolean => getMonthDays(toMonth(day)).last === day

/** Every month from one to another, both counted; none where the last is before the first. */
export function listMonths(from: Month, to: Month): Month[] {
  const [first, last] = [from, to].map((month) => {
    const [year = 0, number = 0] = month.split('-').map(Number)
    return year * 12 + number
  })
  return Array.from({ length: Math.max(last! - first! + 1, 0) }, (_, at) => addMonths(from, at))
}
