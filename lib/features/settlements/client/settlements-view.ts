import { createLoader, createSerializer, type inferParserType, parseAsString } from 'nuqs/server'
import { isCalendarDate } from '@/lib/shared/dates/calendar-date'

/**
 * The one description of what the address of settlements and of reports holds: a period of whole
 * days.
 */
export const periodParsers = { from: parseAsString, to: parseAsString }

export type PeriodView = { from: string | null; to: string | null }

/**
 * What the address of settlements holds: a period, the month and the currency that are looked at, and
 * the settlement that is read beside the list.
 */
export const settlementsParsers = {
  ...periodParsers,
  month: parseAsString,
  currency: parseAsString,
  open: parseAsString,
}

/** What the address of reports holds: a period, and the currency of the pictures. */
export const reportsParsers = { ...periodParsers, currency: parseAsString }

/** The month of rows whose day cannot be read, as the address has it. */
export const undatedMonth = 'none'

const serialize = createSerializer(settlementsParsers)

/** The part of an address behind the question mark that differs from a view in some of its parts. */
export const toSettlementsQuery = (view: Partial<inferParserType<typeof settlementsParsers>>) =>
  serialize(view).replace(/^\?/, '')

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
