import { type SQL, sql } from 'drizzle-orm'
import type { InvoiceSummarySearch } from '@/lib/contracts/partner/invoice-summary'
import { normalizeSearchText, searchedFields } from '../../database/stored-transaction'
import { badRequest } from '../../refusal'

/** Most values of one search (assumed: interface.md, part 8, shows no limit). */
const searchesMax = 100

/** What a search asks of a transaction besides its company. */
export type Conditions = {
  all: SQL[]
  /** What neither companies nor statuses nor days of LogTime tell. */
  others: SQL[]
  /**
   * Whether an index finds the few rows that match, whatever their company: of a part of a text
   * there may be many.
   */
  areFew: 'yes' | 'perhaps' | 'no'
  /** Whether parts of texts are asked for: nobody can tell how many rows hold them. */
  isText: boolean
}

const knownTypes = [...searchedFields, 'TransactionRid'] as const
type SearchType = (typeof knownTypes)[number]

/**
 * The conditions of a search. Empty lists and texts ask nothing. Words that no transaction has
 * match none.
 */
export function buildConditions(search: InvoiceSummarySearch): Conditions {
  const types = listSearchTypes(search)
  const part = buildPartialMatch(types, search.Search?.trim())
  const whole = buildExactMatch(types, search.Searches)
  const others = [
    ...(part ? [part.condition] : []),
    ...(whole ? [whole] : []),
    ...filterByValue(sql`parent_transaction_rid`, search.ParentTransactionRid),
    ...filterByValues(sql`channel_status`, search.ChannelStatuses),
    ...filterByEndpoint(search.Endpoints),
    ...filterByValues(sql`invoice_type`, search.DocumentType),
    ...filterByValue(sql`direction`, search.Direction),
    ...filterByValue(sql`correlation_status`, search.CorrelationStatus || undefined),
    ...filterByPeriod(
      sql`channel_update_time`,
      search.FromChannelUpdateTime,
      search.ToChannelUpdateTime,
    ),
  ]
  return {
    all: [
      ...others,
      ...filterByStatus(search.Statuses),
      ...filterByPeriod(sql`log_time`, search.FromDate, search.ToDate),
    ],
    others,
    areFew:
      search.ParentTransactionRid !== undefined || whole !== undefined
        ? 'yes'
        : (part?.areFew ?? 'no'),
    isText: part !== undefined,
  }
}

const filterByValue = (column: SQL, value: string | number | undefined) =>
  value === undefined ? [] : [sql`${column} = ${value}`]

const filterByValues = (column: SQL, words: string[] | undefined) =>
  words?.length ? [sql`${column} = any(${sql.param(words)}::text[])`] : []

/**
 * The channel that was taken, or the one that was asked for where none was: told so that the
 * planner knows how often each occurs.
 */
function filterByEndpoint(endpoints: string[] | undefined): SQL[] {
  if (!endpoints?.length) return []
  const [taken, asked] = [sql`actual_channel`, sql`requested_channel`].map(
    (column) => filterByValues(column, endpoints)[0]!,
  )
  return [sql`(${taken} or (actual_channel is null and ${asked}))`]
}

/** Most transactions are OK, and there is an index of the others. */
const filterByStatus = (statuses: string[] | undefined) => [
  ...filterByValues(sql`status`, statuses),
  ...(statuses?.length && !statuses.includes('OK') ? [sql`status <> 'OK'`] : []),
]

function filterByPeriod(column: SQL, from: string | undefined, to: string | undefined) {
  return [
    ...(from === undefined ? [] : [sql`${column} >= ${normalizeWallTime(from)}::timestamp`]),
    ...(to === undefined ? [] : [sql`${column} <= ${normalizeWallTime(to)}::timestamp`]),
  ]
}

const earliest = Date.parse('0001-01-01T00:00:00Z')
const latest = Date.parse('9999-12-31T23:59:59.999Z')

/** A moment as the wall time of UTC; without a zone it is one already. */
export function normalizeWallTime(text: string): string {
  const moment = Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`)
  return new Date(Math.min(Math.max(moment, earliest), latest)).toISOString().slice(0, -1)
}

function listSearchTypes({ SearchType: type }: InvoiceSummarySearch): readonly SearchType[] {
  if (!type) return knownTypes
  const known = knownTypes.find((one) => one === type)
  if (!known)
    throw badRequest('The search type is unknown', {
      SearchType: `one of ${knownTypes.join(', ')}`,
    })
  return [known]
}

/** Parts of at least three letters are indexed. */
function buildPartialMatch([only, ...others]: readonly SearchType[], text: string | undefined) {
  if (!text) return undefined
  if (only === 'TransactionRid') return { condition: filterByRids([text]), areFew: 'yes' as const }
  const part = normalizeSearchText(text)
  const like = `%${part.replace(/[\\%_]/g, '\\$&')}%`
  const condition =
    others.length > 0
      ? sql`(search like ${like} or ${filterByRids([text])})`
      : sql`(search like ${like} and ${selectSearchLine(only!)} like ${like})`
  return { condition, areFew: part.length >= 3 ? ('perhaps' as const) : ('no' as const) }
}

function buildExactMatch(
  types: readonly SearchType[],
  texts: string[] | undefined,
): SQL | undefined {
  if (!texts?.length) return undefined
  if (texts.length > searchesMax)
    throw badRequest('There are too many searches', { Searches: `at most ${searchesMax}` })
  const wanted = sql.param(texts.map(normalizeSearchText))
  const fields = types.map((type) =>
    type === 'TransactionRid'
      ? filterByRids(texts)
      : sql`${selectSearchLine(type)} = any(${wanted}::text[])`,
  )
  return sql`(${sql.join(fields, sql` or `)})`
}

const selectSearchLine = (field: Exclude<SearchType, 'TransactionRid'>) =>
  sql.raw(`split_part(search, E'\\n', ${searchedFields.indexOf(field) + 1}) collate "C"`)

const filterByRids = (texts: string[]) =>
  sql`transaction_rid = any(${sql.param(texts.map((text) => text.trim()).filter((text) => /^\d{1,15}$/.test(text)))}::bigint[])`
