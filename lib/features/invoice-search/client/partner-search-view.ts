import {
  createLoader,
  createParser,
  createSerializer,
  type inferParserType,
  parseAsArrayOf,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server'
import { type Search, toFirstPage } from '@/lib/client/lists/keyset-paging'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import {
  parseSearchText,
  type SearchAs,
  splitReferences,
} from '@/lib/features/invoice-search/domain/search-text'
import { toDayBounds } from '@/lib/shared/dates/whole-days'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'

/** What a person may order the search by: the upstream's own orders (assumed). */
export const searchOrders = ['sent', 'amount', 'due'] as const
const orderColumns = { sent: 'RowId', amount: 'Amount', due: 'DueDate' } as const

export const directions = ['outgoing', 'incoming'] as const

/** The fields that one text may be looked for in. */
const searchKinds = [
  'InvoiceNumber',
  'KID',
  'Filename',
  'TransactionRid',
  'InvoiceeName',
] as const satisfies readonly SearchAs[]
export type SearchKind = (typeof searchKinds)[number]

/** One text of a list: its own `%2C` must not be read as the comma that the list writes so. */
const listedText = createParser({
  parse: (text) => text.replaceAll('%25', '%'),
  serialize: (text: string) => text.replaceAll('%', '%25'),
})
const texts = parseAsArrayOf(listedText)
const numbers = parseAsArrayOf(parseAsInteger)
/** The number of a transaction: a text where a number would lose digits. */
const transaction = createParser<ExactNumber>({
  parse: (text) => (/^\d{1,25}$/.test(text) ? parseTransactionRid(text as `${number}`) : null),
  serialize: String,
})
const parseTransactionRid = (digits: `${number}`): ExactNumber =>
  Number.isSafeInteger(Number(digits)) ? Number(digits) : digits

/**
 * The one description of what the address of the partner search holds: everything but the widths
 * and places of columns.
 */
export const partnerSearchParsers = {
  q: parseAsString.withDefault(''),
  as: parseAsStringLiteral(searchKinds),
  companies: numbers.withDefault([]),
  status: texts.withDefault([]),
  channel: texts.withDefault([]),
  endpoint: texts.withDefault([]),
  type: texts.withDefault([]),
  direction: parseAsStringLiteral(directions),
  correlation: parseAsString,
  parent: parseAsInteger,
  from: parseAsString,
  to: parseAsString,
  updatedFrom: parseAsString,
  updatedTo: parseAsString,
  transactions: parseAsArrayOf(transaction).withDefault([]),
  by: parseAsStringLiteral(searchOrders).withDefault('sent'),
  order: parseAsStringLiteral(['desc', 'asc'] as const).withDefault('desc'),
  open: transaction,
  view: parseAsString,
}

export type PartnerSearchView = inferParserType<typeof partnerSearchParsers>

/** Reads the view from a page's search parameters. */
export const loadPartnerSearchView = createLoader(partnerSearchParsers)

const serialize = createSerializer(partnerSearchParsers)

/**
 * The part of the address behind the question mark; the row that stands open and the saved view are
 * no part of what is searched.
 */
export const toSearchQueryString = (view: Partial<PartnerSearchView>) =>
  serialize({ ...view, open: null, view: null }).replace(/^\?/, '')

/** The address of a view with the saved view that is open, and without the row that is. */
export const toViewQueryString = (
  view: Partial<{ [Key in keyof PartnerSearchView]: PartnerSearchView[Key] | null }>,
) => serialize({ ...view, open: null }).replace(/^\?/, '')

/** Most transactions that a search may be narrowed to by number. */
export const transactionsMax = 100

/**
 * What is asked of the upstream for a view, its fields always in one order. `text` stands in for
 * the search text that is kept out of the address.
 */
export function toSearch(view: PartnerSearchView, text = view.q): Search {
  const sent = toTimes(view.from, view.to)
  const updated = toTimes(view.updatedFrom, view.updatedTo)
  const search = {
    CompanyIds: view.companies,
    ParentTransactionRid: view.parent,
    Statuses: view.status,
    ChannelStatuses: view.channel,
    Endpoints: view.endpoint,
    Direction: view.direction && directions.indexOf(view.direction) + 1,
    ...toTextFilter(view, text),
    FromDate: sent.from,
    ToDate: sent.to,
    DocumentType: view.type,
    OrderBy: view.order,
    SortableColId: orderColumns[view.by],
    CorrelationStatus: view.correlation,
    FromChannelUpdateTime: updated.from,
    ToChannelUpdateTime: updated.to,
  }
  return Object.fromEntries(
    Object.entries(search).filter(([, value]) => !isNothing(value)),
  ) as Search
}

/** What the first page of a view asks for. */
export const toFirstQuestion = (view: PartnerSearchView) => ({ body: toFirstPage(toSearch(view)) })

/** What the page of a query string would send, as a saved view keeps it. */
export const toSearchOfQuery = (query: string): Search =>
  toSearch(loadPartnerSearchView(new URLSearchParams(query)))

/** A minute in UTC in the place of a last day. */
const minute = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\dZ$/

/**
 * Days that do not exist narrow nothing: an address may hold anything. The last day may be cut off
 * at a minute.
 */
function toTimes(from: string | null, to: string | null) {
  const end = to === null ? null : minute.exec(to)
  const bounds = toDayBounds({ from, to: end?.[1] ?? to })
  if (!bounds.ok) return { from: null, to: null }
  return end && !bounds.swapped ? { ...bounds, to: `${end[0].slice(0, -1)}:00.000Z` } : bounds
}

/** What an address holds for the end of a search (a time as `toSearch` writes it): a day, or a minute. */
export const toAddressEnd = (time: string): string =>
  time.endsWith('T23:59:59.999Z') ? time.slice(0, 10) : `${time.slice(0, 16)}Z`

/** The day of such an end. */
export const toEndDay = (end: string | null): string | null => end?.slice(0, 10) ?? null

function toTextFilter(view: PartnerSearchView, text: string) {
  if (view.transactions.length > 0)
    return {
      SearchType: 'TransactionRid',
      Searches: view.transactions.slice(0, transactionsMax).map(String),
    }
  if (text.trim() === '') return {}
  const parsed = parseSearchText(text, view.as ?? undefined)
  if (parsed.as === 'References')
    return {
      SearchType: 'InvoiceNumber',
      Searches: splitReferences(text).slice(0, transactionsMax),
    }
  return parsed.text === '' ? {} : { SearchType: parsed.as, Search: parsed.text }
}

/** A search text that may be a person's identity number stays out of the address. */
export const isPrivateSearch = hasIdentityNumber

const isNothing = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)
