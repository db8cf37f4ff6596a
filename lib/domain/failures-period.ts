import { isCalendarDate } from './calendar-date'

/** What an address holds: days as they were written, and companies. */
export type FailuresView = { from: string | null; to: string | null; companies: number[] }

/** Whole days, both counted, and companies where they are narrowed. */
export type FailuresQuestion = { FromDate: string; ToDate: string; CompanyIds?: number[] }

/** What is asked for a view: the last seven days where it holds none. Days the wrong way round are turned; what is no day counts as not given. */
export function questionOfFailures({ from, to, companies }: FailuresView, today: string): FailuresQuestion {
  const last = to && isCalendarDate(to) ? to : today
  const first = from && isCalendarDate(from) ? from : daysBefore(last, 6)
  const [FromDate, ToDate] = first <= last ? [first, last] : [last, first]
  const CompanyIds = [...new Set(companies)].filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, 500)
  return { FromDate, ToDate, ...(CompanyIds.length > 0 && { CompanyIds }) }
}

/** A day some days earlier. Days have no zone. */
export const daysBefore = (day: string, days: number): string => dayOf(Date.parse(`${day}T00:00:00Z`) - days * dayMs)

/** Every day from one to another, both counted. */
export function daysBetween(from: string, to: string): string[] {
  const first = Date.parse(`${from}T00:00:00Z`)
  const count = Math.floor((Date.parse(`${to}T00:00:00Z`) - first) / dayMs) + 1
  return Array.from({ length: Math.max(count, 0) }, (_, at) => dayOf(first + at * dayMs))
}

const dayMs = 86_400_000
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)
