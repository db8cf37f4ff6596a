import type { Answer, Input } from '@/lib/contracts/registry'

/** A search without its paging, which a pager adds. */
export type Search = Omit<Input<'searchInvoiceSummary'>['body'], 'RowId' | 'Offset' | 'PageSize'>
export type SummaryAnswer = Answer<'searchInvoiceSummary'>
export type SummaryRow = NonNullable<NonNullable<SummaryAnswer>['Rows']>[number]

/**
 * How many rows the upstream says there are: all counted, about as many, or more than that. Null:
 * it does not say.
 */
export type Total = { count: number | null; is: 'exact' | 'about' | 'moreThan' }

/** What is known of a search from how its pages came. */
export type KeysetState = {
  total: Total
  /**
   * Rows stand by RowId, so that pages go on after the last one. Rows that name none are paged by
   * position, which moves while rows arrive.
   */
  isPlaced: boolean
}

export type ReadPage = (
  body: Input<'searchInvoiceSummary'>['body'],
  signal: AbortSignal,
) => Promise<SummaryAnswer>

/** Rows of the first page, and of each further one: a long scroll asks less often. */
export const firstPageSize = 100
const nextPageSize = 500

/** The question of the first page. */
export const toFirstPage = (search: Search) => ({ ...search, PageSize: firstPageSize })

/**
 * Pages in a row that may bring nothing new where rows are paged by position: rows that arrived
 * have moved the others. In another order than that of RowId they may do so for long, so there only
 * the same page again counts, of as many rows: the service ignores the position.
 */
const idlePagesMax = 3

/** Where the next page of a search begins: it keeps the place that was reached. */
export class KeysetPaging {
  /** Rows that the upstream has given, doubles included: its next position. */
  private given = 0
  /** The RowId of the last of them. */
  private last: number | null = null
  private idle = 0
  /** The keys of the page before, with what was counted then. */
  private page = ''
  private state: KeysetState

  constructor(
    private readonly search: Search,
    private readonly readPage: ReadPage,
  ) {
    this.state = { total: { count: null, is: 'about' }, isPlaced: isByRow(search) }
  }

  current = () => this.state

  next(signal: AbortSignal): Promise<SummaryAnswer> {
    if (this.given === 0) return this.readPage(toFirstPage(this.search), signal)
    const { isPlaced } = this.state
    const place = isPlaced && this.last !== null ? { RowId: this.last } : { Offset: this.given }
    return this.readPage({ ...this.search, PageSize: nextPageSize, ...place }, signal)
  }

  /** Goes behind a page, of whose rows `came` are new. */
  pass(answer: SummaryAnswer, rows: readonly SummaryRow[], came: number) {
    const total = this.given === 0 ? toTotal(answer) : this.state.total
    const before = this.last
    this.given += rows.length
    const isPlaced = this.state.isPlaced && rows.every((row) => findRowId(row) !== null)
    this.last = findRowId(rows.at(-1)) ?? this.last
    const page = `${answer?.TotalCount}: ${rows.map(getRowKey).join()}`
    const isIdle = came === 0 && (isByRow(this.search) || page === this.page)
    this.idle = isIdle ? this.idle + 1 : 0
    this.page = page
    this.state = { total, isPlaced }
    const isRepeated = isPlaced ? came === 0 && this.last === before : this.idle >= idlePagesMax
    return {
      ...this.state,
      isAtEnd: rows.length === 0 || isCounted(total, this.given) || isRepeated,
    }
  }
}

/**
 * Where a row stands. A place that a number cannot hold is none: a page could not go on from it.
 */
export const findRowId = (row: SummaryRow | null | undefined) =>
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
