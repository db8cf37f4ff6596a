import type { Failure } from '@/lib/contracts/result'
import {
  type FilterFindings,
  mergeFilterFindings,
  noFindings,
} from '@/lib/shared/list-filters/verify-filters'
import { toFailure } from '../operation-failed'

/** What a walk holds. `rows` is one list that only ever grows; `version` tells that it has. */
export type PagedListState<Row> = {
  version: number
  rows: readonly Row[]
  /** Nothing comes after the rows that are held. */
  isAtEnd: boolean
  isReading: boolean
  /**
   * The upstream answered a page without rows where it would have to give at least an empty list:
   * nobody knows whether there are any.
   */
  isSilent: boolean
  /** Why the last page did not come. What is held stays. */
  failure: Failure | null
  /** Rows that came again and were dropped. */
  doubles: number
  /**
   * What the rows that came say of the filters that were asked for. Rows that contradict them are
   * counted here and not held.
   */
  findings: FilterFindings
  /** Many pages held no row that fits: a person says whether the walk goes on. */
  isResting: boolean
  /** Milliseconds since 1970 of the last answer. */
  readAt: number | null
}

/**
 * How a list is paged: it keeps the place that the walk has reached. `Told` is what it tells
 * besides.
 */
export type Paging<Row, Page, Told> = {
  /** What is told before the first page. */
  told: Told
  /** A page that brings nothing new is followed by the next one at once. */
  readsOn: boolean
  keyOf: (row: Row) => string
  /**
   * Tells rows that fit what was asked from those that contradict it; without it every row fits.
   */
  sift?: (rows: readonly Row[]) => { fitting: readonly Row[]; findings: FilterFindings }
  /** Null or undefined: the answer has no list, not even an empty one. */
  rowsOf: (page: Page) => readonly Row[] | null | undefined
  next: (signal: AbortSignal) => Promise<Page>
  /** Goes behind a page, of whose rows `came` are new. */
  pass: (page: Page, rows: readonly Row[], came: number) => Told & { isAtEnd: boolean }
}

/** Pages of rows none of which fits that are read in a row. */
export const emptyPagesMax = 20

type Change<Row, Told> = Partial<PagedListState<Row>> | (Partial<PagedListState<Row>> & Told)

/**
 * Walks through the rows of a list, page after page, and holds each row once. Closing gives up what
 * is under way, and nothing that still comes is taken.
 *
 * @param first the answer of the first page, where a server has read it already.
 */
export class PagedList<Row, Page, Told extends object> {
  private readonly rows: Row[] = []
  private readonly seen = new Set<string>()
  private readonly listeners = new Set<() => void>()
  private leaving = new AbortController()
  private state: PagedListState<Row> & Told

  constructor(
    private readonly paging: Paging<Row, Page, Told>,
    first?: Page,
    readAt: number | null = null,
  ) {
    const nothing = {
      version: 0,
      rows: this.rows,
      isAtEnd: false,
      isReading: false,
      isSilent: false,
      failure: null,
      doubles: 0,
      readAt,
    }
    this.state = { ...nothing, findings: noFindings, isResting: false, ...paging.told }
    if (first !== undefined) this.state = { ...this.state, ...this.taken(first) }
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  walked = () => this.state

  /**
   * Reads the next page, unless one is under way, nothing is left, or the walk is closed. Never
   * throws.
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
        const isBarren = this.rows.length === held && !taken.isAtEnd
        const areStrangers = isBarren && (taken.findings ?? noFindings).strangers > strangers
        barren += areStrangers ? 1 : 0
        const isResting = isBarren && barren >= emptyPagesMax
        isReading = isBarren && !isResting && (this.paging.readsOn || areStrangers)
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

  /** Lets a walk that was closed go on: a page may come back to it. */
  open() {
    if (this.leaving.signal.aborted) this.leaving = new AbortController()
  }

  private taken(page: Page): Change<Row, Told> {
    const rows = this.paging.rowsOf(page)
    if (!rows) return { isSilent: true, isAtEnd: true }
    const fresh = rows.filter((row) => !this.isHeld(row))
    const { fitting, findings } = this.paging.sift?.(fresh) ?? {
      fitting: fresh,
      findings: noFindings,
    }
    for (const row of fitting) this.rows.push(row)
    const doubles = this.state.doubles + rows.length - fresh.length
    const change = {
      version: this.state.version + 1,
      doubles,
      findings: mergeFilterFindings(this.state.findings, findings),
    }
    return { ...change, ...this.paging.pass(page, rows, fresh.length) }
  }

  private isHeld(row: Row): boolean {
    const key = this.paging.keyOf(row)
    if (this.seen.has(key)) return true
    this.seen.add(key)
    return false
  }

  private tell(change: Change<Row, Told>) {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }
}
