/** True for a day that exists, written YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}

/** A day as people write it here, day first with points, slashes or dashes, in the one form that is sent: `31.12.2026` is 2026-12-31. Anything else as it is. */
export function isoDay(typed: string): string {
  const [, day, month, year] = /^\s*(\d{1,2})[./-](\d{1,2})[./-](\d{4})\s*$/.exec(typed) ?? []
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed
}

const dayMs = 86_400_000
const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayAt = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** The calendar date some days after another, before it when they are negative. */
export const dayAfter = (day: string, days: number) => dayAt(midnight(day) + days * dayMs)

/** Whole days from one calendar date to another; NaN where one is no date. */
export const daysBetween = (from: string, to: string) => Math.round((midnight(to) - midnight(from)) / dayMs)

/** Every calendar date from one to another, both counted; none where the last is before the first, or one is no date. */
export const eachDay = (from: string, to: string) =>
  Array.from({ length: Math.max(daysBetween(from, to) + 1 || 0, 0) }, (_, at) => dayAfter(from, at))
