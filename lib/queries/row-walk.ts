import type { Answer, Input } from '../contracts/registry'
import type { Failure } from '../contracts/result'
import { ReadFailed } from './read'

/** A search without its paging, which a walk adds. */
export type Search = Omit<Input<'searchInvoiceSummary'>['body'], 'RowId' | 'Offset' | 'PageSize'>
export type SummaryAnswer = Answer<'searchInvoiceSummary'>
export type SummaryRow = NonNullable<NonNullable<SummaryAnswer>['Rows']>[number]

/** How many rows the upstream says there are: all counted, about as many, or more than that. Null: it does not say. */
export type Total = { count: number | null; is: 'exact' | 'about' | 'moreThan' }

/** What a walk holds. `rows` is one list that only ever grows; `version` tells that it has. */
export type Walked = {
  version: number
  rows: readonly SummaryRow[]
  total: Total
  /** Nothing comes after the rows that are held. */
  isAtEnd: boolean
  isReading: boolean
  /** The upstream answered a page without rows where it would have to give at least an empty list: nobody knows whether there are any. */
  isSilent: boolean
  /** Why the last page did not come. What is held stays. */
  failure: Failure | null
  /** Rows that came again and were dropped. */
  doubles: number
  /** Milliseconds since 1970 of the last answer. */
  readAt: number | null
}

export type ReadPage = (body: Input<'searchInvoiceSummary'>['body'], signal: AbortSignal) => Promise<SummaryAnswer>

/** Rows of the first page, and of each further one: a long scroll asks less often. */
export const firstPageSize = 100
const nextPageSize = 500

/** The question of a walk's first page. */
export const firstPageOf = (search: Search) => ({ ...search, PageSize: firstPageSize })

/**
 * Walks through the rows of one search, page after page, and holds each row once: in the order of RowId each page begins after the last row that is
 * held, so rows that arrive meanwhile move nothing; in another order the upstream pages by position, and rows that come again are dropped. Closing gives up what is
 * under way, and nothing that still comes is taken.
 *
 * @param first the answer of the first page, where a server has read it already.
 */
export class RowWalk {
  private readonly rows: SummaryRow[] = []
  private readonly seen = new Set<string>()
  private readonly listeners = new Set<() => void>()
  private leaving = new AbortController()
  /** Rows that the upstream has given, doubles included: its next position; and the RowId of the last of them. */
  private given = 0
  private last: number | null = null
  private state: Walked

  constructor(
    readonly search: Search,
    private readonly readPage: ReadPage,
    first?: SummaryAnswer,
    readAt: number | null = null,
  ) {
    this.state = {
      version: 0,
      rows: this.rows,
      total: { count: null, is: 'about' },
      isAtEnd: false,
      isReading: false,
      isSilent: false,
      failure: null,
      doubles: 0,
      readAt,
    }
    if (first !== undefined) this.state = { ...this.state, ...this.taken(first) }
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  walked = () => this.state

  /** Reads the next page, unless one is under way, nothing is left, or the walk is closed. Never throws. */
  async more(): Promise<void> {
    const { signal } = this.leaving
    if (this.state.isReading || this.state.isAtEnd || signal.aborted) return
    this.tell({ isReading: true, failure: null })
    try {
      const answer = await this.readPage(this.nextPage(), signal)
      if (signal.aborted) return
      this.tell({ ...this.taken(answer), isReading: false, readAt: Date.now() })
    } catch (error) {
      if (signal.aborted) return
      this.tell({ isReading: false, failure: error instanceof ReadFailed ? error.failure : { kind: 'broken' } })
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

  private nextPage() {
    if (this.given === 0) return firstPageOf(this.search)
    const place = isByRow(this.search) && this.last !== null ? { RowId: this.last } : { Offset: this.given }
    return { ...this.search, PageSize: nextPageSize, ...place }
  }

  private taken(answer: SummaryAnswer): Partial<Walked> {
    const rows = answer?.Rows
    if (!rows) return { isSilent: true, isAtEnd: true }
    const isFirst = this.given === 0
    const total = isFirst ? totalOf(answer) : this.state.total
    const [held, before] = [this.rows.length, this.last]
    this.given += rows.length
    this.last = rows.at(-1)?.RowId ?? this.last
    for (const row of rows) if (!this.isHeld(row)) this.rows.push(row)
    const came = this.rows.length - held
    return {
      version: this.state.version + 1,
      total,
      doubles: this.state.doubles + rows.length - came,
      isAtEnd: rows.length === 0 || isCounted(total, this.given) || (came === 0 && isByRow(this.search) && this.last === before),
    }
  }

  private isHeld(row: SummaryRow): boolean {
    const key = keyOfRow(row)
    if (this.seen.has(key)) return true
    this.seen.add(key)
    return false
  }

  private tell(change: Partial<Walked>) {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
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
