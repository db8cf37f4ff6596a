import { createLoader, createSerializer, type inferParserType, parseAsString } from 'nuqs/server'
import type { Input } from '@/lib/contracts/registry'
import { isCalendarDate } from '@/lib/shared/dates/calendar-date'

/**
 * The filters of the list of collection invoices, in the upstream's own words. The address holds
 * each under its own name.
 */
export const invoiceFilters = [
  'Status',
  'Type',
  'InvoiceNumber',
  'UniqueSourceInvoiceId',
  'CustomerNumber',
  'From',
  'To',
] as const
export type InvoiceFilter = (typeof invoiceFilters)[number]

/** The one description of what the address of the list holds. */
const invoicesParsers = {
  Status: parseAsString,
  Type: parseAsString,
  InvoiceNumber: parseAsString,
  UniqueSourceInvoiceId: parseAsString,
  CustomerNumber: parseAsString,
  From: parseAsString,
  To: parseAsString,
} as const satisfies Record<InvoiceFilter, unknown>

export type InvoicesView = inferParserType<typeof invoicesParsers>

/** Reads the view from a page's search parameters. */
export const loadInvoicesView = createLoader(invoicesParsers)

const serialize = createSerializer(invoicesParsers)

/** The part of the address behind the question mark. */
export const toInvoicesQueryString = (view: Partial<InvoicesView>) =>
  serialize(view).replace(/^\?/, '')

type Question = NonNullable<Input<'listCollectionInvoices'>['query']>

/** The longest filter that the contract takes, of each. */
const maxLengths: Record<InvoiceFilter, number> = {
  ...{ Status: 60, Type: 60, InvoiceNumber: 100, UniqueSourceInvoiceId: 200, CustomerNumber: 100 },
  ...{ From: 10, To: 10 },
}

/**
 * What is asked of the upstream for a view. Days that do not exist and texts that are too long
 * narrow nothing: an address may hold anything.
 */
export function toInvoicesQuestion(view: InvoicesView): Question {
  const entries = invoiceFilters.flatMap((filter) => {
    const value = view[filter]?.trim()
    const isDay = filter === 'From' || filter === 'To'
    return !value || value.length > maxLengths[filter] || (isDay && !isCalendarDate(value))
      ? []
      : [[filter, value] as const]
  })
  return Object.fromEntries(entries)
}

/** What the page of a query string would ask, as a saved view keeps it. */
export const toInvoicesQuestionOfQuery = (query: string): Question =>
  toInvoicesQuestion(loadInvoicesView(new URLSearchParams(query)))
