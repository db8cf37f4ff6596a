import type { Failure } from '../contracts/result'
import { ReadFailed } from './read'

/** A page of a list of the collection area: the next one is asked for with nextPageToken (interface.md 2.7, envelope). */
export type CursorPage<Row> = { summary?: { nextPageToken?: string | null } | null; data?: Row[] | null }

/** How a list is asked for, page by page. `first` is asked for without a token; rows are told apart by `keyOf`. */
export type CursorQuestion<Row> = {
  first: { queryKey: readonly unknown[] }
  page: (token: string | undefined, signal: AbortSignal) => Promise<CursorPage<Row>>
  keyOf: (row: Row) => string
}

/** What a walk holds. `rows` is one list that only ever grows; `version` tells that it has. */
export type CursorWalked<Row> = {
  version: number
  rows: readonly Row[]
  /** Nothing comes after the rows that are held. */
  isAtEnd: boolean
  isReading: boolean
  /** The upstream answered a page without rows where it would have to give at least an empty list: nobody knows whether there are any. */
  isSilent: boolean
  /** The upstream named a page that was read already as the next one: the walk ends there, and there may be more. */
  isCircular: boolean
  /** Why the last page did not come. What is held stays. */
  failure: Failure | null
  /** Rows that came again and were dropped. */
  doubles: number
  /** Milliseconds since 1970 of the last answer. */
  readAt: number | null
}

/** The token of the page after this one; undefined on the last page, where it is absent, null or blank (assumed). */
export const tokenAfter = (page: CursorPage<unknown>): string | undefined => page.summary?.nextPageToken?.trim() || undefined

/**
 * Walks through the rows of a list by its tokens, and holds each row once. A page that failed is asked for again with its own token, so nothing is left
 * out. A page that brings nothing new is followed by the next one at once. Closing gives up what is under way, and nothing that still comes is taken.
 *
 * @param first the answer of the first page, where a server has read it already.
 */
export class CursorWalk<Row> {
  private readonly rows: Row[] = []
  private readonly seen = new Set<string>()
  private readonly asked = new Set<string>()
  private readonly listeners = new Set<() => void>()
  private leaving = new AbortController()
  private token: string | undefined
  private state: CursorWalked<Row>

  constructor(
    private readonly question: Pick<CursorQuestion<Row>, 'page' | 'keyOf'>,
    first?: CursorPage<Row>,
    readAt: number | null = null,
  ) {
    const told = { isAtEnd: false, isReading: false, isSilent: false, isCircular: false, failure: null }
    this.state = { version: 0, rows: this.rows, doubles: 0, readAt, ...told }
    if (first !== undefined) this.state = { ...this.state, ...this.taken(first) }
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  walked = () => this.state

  /** Reads on until something new is held, unless a page is under way, nothing is left, or the walk is closed. Never throws. */
  async more(): Promise<void> {
    const { signal } = this.leaving
    if (this.state.isReading || this.state.isAtEnd || signal.aborted) return
    const held = this.rows.length
    this.tell({ isReading: true, failure: null })
    try {
      while (this.rows.length === held && !this.state.isAtEnd) {
        const page = await this.question.page(this.token, signal)
        if (signal.aborted) return
        this.tell({ ...this.taken(page), readAt: Date.now() })
      }
      this.tell({ isReading: false })
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

  private taken(page: CursorPage<Row>): Partial<CursorWalked<Row>> {
    if (!page.data) return { isSilent: true, isAtEnd: true }
    const held = this.rows.length
    for (const row of page.data) if (!this.isHeld(row)) this.rows.push(row)
    this.token = tokenAfter(page)
    const isCircular = this.token !== undefined && this.asked.has(this.token)
    if (this.token !== undefined) this.asked.add(this.token)
    return {
      version: this.state.version + 1,
      doubles: this.state.doubles + page.data.length - (this.rows.length - held),
      isAtEnd: this.token === undefined || isCircular,
      isCircular,
    }
  }

  private isHeld(row: Row): boolean {
    const key = this.question.keyOf(row)
    if (this.seen.has(key)) return true
    this.seen.add(key)
    return false
  }

  private tell(change: Partial<CursorWalked<Row>>) {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }
}
