import type { Answer, Input } from '@/lib/contracts/registry'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import { PagedList, type PagedListState, type Paging } from './paged-list'

/** A search without its paging, which a walk adds. */
export type Search = Omit<Input<'searchInvoiceSummary'>['body'], 'RowId' | 'Offset' | 'PageSize'>
export type SummaryAnswer = Answer<'searchInvoiceSummary'>
export type SummaryRow = NonNullable<NonNullable<SummaryAnswer>['Rows']>[number]

/**
 * How many rows the upstream says there are: all counted, about as many, or more than that. Null:
 * it does not say.
 */
export type Total = { count: number | null; is: 'exact' | 'about' | 'moreThan' }

type KeysetState = {
  total: Total
  /**
   * Rows stand by RowId, so that pages go on after the last one. Rows that name none are paged by
   * position, which moves while rows arrive.
   */
  isPlaced: boolean
}

export type KeysetPagerState = PagedListState<SummaryRow> & KeysetState

export type ReadPage = (
  body: Input<'searchInvoiceSummary'>['body'],
  signal: AbortSignal,
) => Promise<SummaryAnswer>

/** Rows of the first page, and of each further one: a long scroll asks less often. */
export const firstPageSize = 100
const nextPageSize = 500

/** The question of a walk's first page. */
export const toFirstPage = (search: Search) => ({ ...search, PageSize: firstPageSize })

/**
 * Pages in a row that may bring nothing new where rows are paged by position: rows that arrived
 * have moved the others.
 */
const idlePagesMax = 3

/**
 * Walks through the rows of one search: in the order of RowId each page begins after the last row
 * that is held, so rows that arrive meanwhile move nothing; in another order, and where rows carry
 * no RowId, pages go by position (Offset, interface.md 2.4), and rows that come again are dropped.
 */
export class KeysetPager extends PagedList<SummaryRow, SummaryAnswer, KeysetState> {
  constructor(
    readonly search: Search,
    readPage: ReadPage,
    first?: SummaryAnswer,
    readAt: number | null = null,
  ) {
    super(createKeysetPaging(search, readPage), first, readAt)
  }
}

function createKeysetPaging(
  search: Search,
  readPage: ReadPage,
): Paging<SummaryRow, SummaryAnswer, KeysetState> {
  // Rows that the upstream has given, doubles included: its next position; and the RowId of the
  // last of them.
  let given = 0
  let last: number | null = null
  let total: Total = { count: null, is: 'about' }
  let isPlaced = isByRow(search)
  let idle = 0
  const filterSearchRows = (rows: readonly SummaryRow[]) =>
    verifyFilters('searchInvoiceSummary', search, rows)
  return {
    told: { total, isPlaced },
    readsOn: false,
    keyOf: getRowKey,
    sift: filterSearchRows,
    rowsOf: (answer) => answer?.Rows,
    next: readNext,
    pass: advance,
  }

  function readNext(signal: AbortSignal) {
    if (given === 0) return readPage(toFirstPage(search), signal)
    const place = isPlaced && last !== null ? { RowId: last } : { Offset: given }
    return readPage({ ...search, PageSize: nextPageSize, ...place }, signal)
  }

  function advance(answer: SummaryAnswer, rows: readonly SummaryRow[], came: number) {
    if (given === 0) total = toTotal(answer)
    const before = last
    given += rows.length
    isPlaced &&= rows.every((row) => findRowId(row) !== null)
    last = findRowId(rows.at(-1)) ?? last
    idle = came === 0 ? idle + 1 : 0
    const isRepeated =
      came === 0 && isByRow(search) && (isPlaced ? last === before : idle >= idlePagesMax)
    return { total, isPlaced, isAtEnd: rows.length === 0 || isCounted(total, given) || isRepeated }
  }
}

/**
 * Where a row stands. A place that a number cannot hold is none: a page could not go on from it.
 */
const findRowId = (row: SummaryRow | null | undefined) =>
  typeof row?.RowId === 'number' ? row.RowId : null

/**
 * What tells one row from another: its transaction, or where the upstream names none its place, or
 * all that it says.
 */
export const getRowKey = (row: SummaryRow): string =>
  row.TransactionRid != null
    ? String(row.TransactionRid)
    : row.RowId != null
      ? `row ${row.RowId}`
      : JSON.stringify(row)

const isByRow = ({ SortableColId }: Search) =>
  SortableColId === undefined || SortableColId === 'RowId'

const isCounted = ({ count, is }: Total, given: number) =>
  is === 'exact' && count !== null && given >= count

function toTotal(answer: SummaryAnswer): Total {
  const is = answer?.TotalCountIs
  return {
    count: typeof answer?.TotalCount === 'number' ? answer.TotalCount : null,
    is: is === 'exact' || is === 'moreThan' ? is : 'about',
  }
}

/**
 * How many rows have arrived above the newest one that is held, up to a page of them; null for a
 * walk that does not begin at the newest row.
 *
 * @throws OperationFailed as the read does.
 */
export async function checkNewerRows(
  walk: KeysetPager,
  readPage: ReadPage,
  signal: AbortSignal,
): Promise<{ count: number; areMore: boolean } | null> {
  const newest = walk.walked().rows[0]?.RowId
  if (!walk.walked().isPlaced || walk.search.OrderBy === 'asc' || typeof newest !== 'number')
    return null
  const answer = await readPage(
    { ...walk.search, OrderBy: 'asc', RowId: newest, PageSize: firstPageSize },
    signal,
  )
  const above = (answer?.Rows ?? []).filter((row) => (findRowId(row) ?? 0) > newest)
  const { fitting } = verifyFilters('searchInvoiceSummary', walk.search, above)
  return { count: fitting.length, areMore: above.length >= firstPageSize }
}
