import { createLoader, parseAsString } from 'nuqs/server'
import { isCalendarDate } from '@/lib/shared/dates/calendar-date'

const dayParsers = { asof: parseAsString }

/** What the address of aging holds: the day at whose end it is looked at, and one customer. */
export const agingParsers = { ...dayParsers, customerno: parseAsString }

/** What the address of the comparison holds: that day, and the account of receivables. */
export const compareParsers = { ...dayParsers, account: parseAsString }

/** Reads the day from a page's search parameters. */
export const loadAgingView = createLoader(agingParsers)

/** The day that is looked at: one that exists and is not to come, else today. */
export const toAsOf = (asOf: string | null, today: string): string =>
  asOf !== null && isCalendarDate(asOf) && asOf <= today ? asOf : today

/** The customer that aging is asked for; null for all of them. */
export const toAgedCustomer = (customerNo: string | null): string | null =>
  customerNo?.trim().slice(0, 100) || null
