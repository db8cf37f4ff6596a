import {
  mergeFilterReports,
  noFindings,
  verifyFilters,
} from '@/lib/shared/list-filters/verify-filters'
import { toFailure } from '../operation-failed'
import {
  findRowId,
  firstPageSize,
  getRowKey,
  KeysetPaging,
  type KeysetState,
  type ReadPage,
  type Search,
  type SummaryAnswer,
  type SummaryRow,
} from './keyset-paging'
import { emptyPagesMax, isCountedOnly, type ListState } from './list-state'

/** `rows` is one list that only ever grows; `version` tells that it has. */
export type KeysetPagerState = ListState<SummaryRow> & KeysetState & { version: number }

/**
 * Pages through the rows of one search, page after page, and holds each row once. In the order of
 * RowId each page begins after the last row that is held, so rows that arrive meanwhile move
 * nothing; in another order, and where rows carry no RowId, pages go by position (Offset,
 * interface.md 2.4), and rows that come again are dropped. Closing gives up what is under way, and
 * nothing that still comes is taken.
 *
 * @param first the answer of the first page, where a server has read it already.
 */
export class KeysetPager {
  private readonly paging: KeysetPaging
  private readonly rows: SummaryRow[] = []
  private readonly seen = new Set<string>()
  private readonly listeners = new Set<() => void>()
  private leaving = new AbortController()
  private state: KeysetPagerState
  /** Rows of a page that others may follow: fewer than were asked for where a service gives no more. */
  pageRows = firstPageSize

  constructor(
    readonly search: Search,
    readPage: ReadPage,
    first?: SummaryAnswer,
    readAt: number | null = null,
  ) {
    this.paging = new KeysetPaging(search, readPage)
    this.state = {
      version: 0,
      rows: this.rows,
      isAtEnd: false,
      isReading: false,
      isSilent: false,
      failure: null,
      doubles: 0,
      findings: noFindings,
      isResting: false,
      readAt,
      ...this.paging.current(),
    }
    if (first !== undefined) this.state = { ...this.state, ...this.taken(first) }
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  getState = () => this.state

  /**
   * Reads the next page, unless one is under way, nothing is left, or the pager is closed. A page of
   * rows that do not fit is followed by the next one at once. Never throws.
   */
  async more(): Promise<void> {
    const { signal } = this.leaving
    if (this.state.isReading || this.state.isAtEnd || signal.aborted) return
    this.tell({ isReading: true, isResting: false, failure: null })
    try {
      for (let isReading = true, barren = 0; isReading; ) {
        const held = this.rows.length
        const { strangers } = this.state.findings
        const page = await this.paging.next(signal)
        if (signal.aborted) return
        const taken = this.taken(page)
        const areStrangers =
          this.rows.length === held &&
          !taken.isAtEnd &&
          (taken.findings ?? noFindings).strangers > strangers
        barren += areStrangers ? 1 : 0
        const isResting = areStrangers && barren >= emptyPagesMax
        isReading = areStrangers && !isResting
        this.tell({ ...taken, isReading, isResting, readAt: Date.now() })
      }
    } catch (error) {
      if (signal.aborted) return
      this.tell({ isReading: false, failure: toFailure(error) })
    }
  }

  /** Gives up what is under way, upstream too. */
  close() {
    this.leaving.abort()
    this.state = { ...this.state, isReading: false }
  }

  /** Lets a pager that was closed go on: a page may come back to it. */
  open() {
    if (this.leaving.signal.aborted) this.leaving = new AbortController()
  }

  private taken(answer: SummaryAnswer): Partial<KeysetPagerState> {
    const rows = answer?.Rows
    if (!rows) return { isSilent: true, isAtEnd: true }
    const fresh = rows.filter((row) => !this.isHeld(row))
    const { fitting, findings } = verifyFilters('searchInvoiceSummary', this.search, fresh)
    for (const row of fitting) this.rows.push(row)
    const passed = this.paging.pass(answer, rows, fresh.length)
    if (this.state.version === 0 && !passed.isAtEnd)
      this.pageRows = Math.min(rows.length, firstPageSize)
    return {
      isSilent: passed.isAtEnd && isCountedOnly(this.seen.size, passed.total),
      version: this.state.version + 1,
      doubles: this.state.doubles + rows.length - fresh.length,
      findings: mergeFilterReports(this.state.findings, findings),
      ...passed,
    }
  }

  private isHeld(row: SummaryRow): boolean {
    const key = getRowKey(row)
    if (this.seen.has(key)) return true
    this.seen.add(key)
    return false
  }

  private tell(change: Partial<KeysetPagerState>) {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }
}

/**
 * Whether the end is one: no count of the service says that there is more. Without an exact count,
 * a page that came again ends a list too, and proves nothing: all of its rows are doubles.
 */
export function isSearchWhole({
  isAtEnd,
  isSilent,
  total,
  rows,
  findings,
  doubles,
}: Pick<
  KeysetPagerState,
  'isAtEnd' | 'isSilent' | 'total' | 'rows' | 'findings' | 'doubles'
>): boolean {
  if (!isAtEnd || isSilent) return false
  const given = rows.length + findings.strangers
  if (total.count !== null && total.is === 'exact') return given >= total.count
  return doubles === 0 && !(total.is === 'moreThan' && given <= (total.count ?? 0))
}

/**
 * How many rows have arrived above the newest one that is held, up to a page of them; null for a
 * pager that does not begin at the newest row. A service that ignores the order gives the newest last.
 *
 * @throws OperationFailed as the read does.
 */
export async function checkNewerRows(
  pager: KeysetPager,
  readPage: ReadPage,
  signal: AbortSignal,
): Promise<{ count: number; areMore: boolean } | null> {
  const { isPlaced, rows } = pager.getState()
  if (!isPlaced || pager.search.OrderBy === 'asc' || rows.length === 0) return null
  const newest = rows.reduce((most, row) => Math.max(most, findRowId(row) ?? 0), 0)
  const answer = await readPage(
    { ...pager.search, OrderBy: 'asc', RowId: newest, PageSize: firstPageSize },
    signal,
  )
  const above = (answer?.Rows ?? []).filter((row) => (findRowId(row) ?? 0) > newest)
  const { fitting } = verifyFilters('searchInvoiceSummary', pager.search, above)
  return { count: fitting.length, areMore: above.length >= pager.pageRows }
}
