import { createLoader, parseAsString } from 'nuqs/server'
import { isCalendarDate } from '@/lib/shared/dates/calendar-date'

/**
 * The one description of what the address of settlements and of reports holds: a period of whole
 * days.
 */
export const periodParsers = { from: parseAsString, to: parseAsString }

export type PeriodView = { from: string | null; to: string | null }

/** Reads the period from a page's search parameters. */
export const loadPeriodView = createLoader(periodParsers)

/**
 * What is asked of the upstream for a period. Days that do not exist narrow nothing: an address may
 * hold anything. The earlier day goes first.
 */
export function toPeriod({ from, to }: PeriodView): { fromDate?: string; toDate?: string } {
  const [fromDate, toDate] = [from, to].map((day) =>
    day !== null && isCalendarDate(day) ? day : undefined,
  )
  const [first, last] =
    fromDate && toDate && fromDate > toDate ? [toDate, fromDate] : [fromDate, toDate]
  return { ...(first && { fromDate: first }), ...(last && { toDate: last }) }
}
