import type { Answer, Input } from '../contracts/registry'
import { type Paging, Walk, type Walked } from './walk'

/** A search without its paging, which a walk adds. */
export type Search = Omit<Input<'searchInvoiceSummary'>['body'], 'RowId' | 'Offset' | 'PageSize'>
export type SummaryAnswer = Answer<'searchInvoiceSummary'>
export type SummaryRow = NonNullable<NonNullable<SummaryAnswer>['Rows']>[number]

/** How many rows the upstream says there are: all counted, about as many, or more than that. Null: it does not say. */
export type Total = { count: number | null; is: 'exact' | 'about' | 'moreThan' }

type Told = { total: Total }

export type RowWalked = Walked<SummaryRow> & Told

export type ReadPage = (body: Input<'searchInvoiceSummary'>['body'], signal: AbortSignal) => Promise<SummaryAnswer>

/** Rows of the first page, and of each further one: a long scroll asks less often. */
export const firstPageSize = 100
const nextPageSize = 500

/** The question of a walk's first page. */
export const firstPageOf = (search: Search) => ({ ...search, PageSize: firstPageSize })

/**
 * Walks through the rows of one search: in the order of RowId each page begins after the last row that is held, so rows that arrive meanwhile move
 * nothing; in another order the upstream pages by position, and rows that come again are dropped.
 */
export class RowWalk extends Walk<SummaryRow, SummaryAnswer, Told> {
  constructor(
    readonly search: Search,
    readPage: ReadPage,
    first?: SummaryAnswer,
    readAt: number | null = null,
  ) {
    super(byPlaces(search, readPage), first, readAt)
  }
}

function byPlaces(search: Search, readPage: ReadPage): Paging<SummaryRow, SummaryAnswer, Told> {
  // Rows that the upstream has given, doubles included: its next position; and the RowId of the last of them.
  let given = 0
  let last: number | null = null
  let total: Total = { count: null, is: 'about' }
  return { told: { total }, readsOn: false, keyOf: keyOfRow, rowsOf: (answer) => answer?.Rows, next: (signal) => readPage(nextPage(), signal), pass }

  function nextPage() {
    if (given === 0) return firstPageOf(search)
    const place = isByRow(search) && last !== null ? { RowId: last } : { Offset: given }
    return { ...search, PageSize: nextPageSize, ...place }
  }

  function pass(answer: SummaryAnswer, rows: readonly SummaryRow[], came: number) {
    if (given === 0) total = totalOf(answer)
    const before = last
    given += rows.length
    last = rows.at(-1)?.RowId ?? last
    const isRepeated = came === 0 && isByRow(search) && last === before
    return { total, isAtEnd: rows.length === 0 || isCounted(total, given) || isRepeated }
  }
}

/** What tells one row from another: its transaction, or where the upstream names none its place, or all that it says. */
export const keyOfRow = (row: SummaryRow): string =>
  typeof row.TransactionRid === 'number' ? String(row.TransactionRid) : typeof row.RowId === 'number' ? `row ${row.RowId}` : JSON.stringify(row)

const isByRow = ({ SortableColId }: Search) => SortableColId === undefined || SortableColId === 'RowId'

const isCounted = ({ count, is }: Total, given: number) => is === 'exact' && count !== null && given >= count

function totalOf(answer: SummaryAnswer): Total {
  const is = answer?.TotalCountIs
  return { count: answer?.TotalCount ?? null, is: is === 'exact' || is === 'moreThan' ? is : 'about' }
}

/**
 * How many rows have arrived above the newest one that is held, up to a page of them; null for a walk that does not begin at the newest row.
 *
 * @throws ReadFailed as the read does.
 */
export async function newerThan(walk: RowWalk, readPage: ReadPage, signal: AbortSignal): Promise<{ count: number; areMore: boolean } | null> {
  const newest = walk.walked().rows[0]?.RowId
  if (!isByRow(walk.search) || walk.search.OrderBy === 'asc' || typeof newest !== 'number') return null
  const answer = await readPage({ ...walk.search, OrderBy: 'asc', RowId: newest, PageSize: firstPageSize }, signal)
  const count = (answer?.Rows ?? []).filter((row) => (row.RowId ?? 0) > newest).length
  return { count, areMore: count >= firstPageSize }
}
