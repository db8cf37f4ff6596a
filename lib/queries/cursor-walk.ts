import { type Paging, Walk, type Walked } from './walk'

/** A page of a list of the collection area: the next one is asked for with nextPageToken (interface.md 2.7, envelope). */
export type CursorPage<Row> = { summary?: { nextPageToken?: string | null } | null; data?: Row[] | null }

/** How a list is asked for, page by page. `first` is asked for without a token; rows are told apart by `keyOf`. */
export type CursorQuestion<Row> = {
  first: { queryKey: readonly unknown[] }
  page: (token: string | undefined, signal: AbortSignal) => Promise<CursorPage<Row>>
  keyOf: (row: Row) => string
  sift?: Paging<Row, unknown, object>['sift']
}

type Told = {
  /** The upstream named a page that was read already as the next one: the walk ends there, and there may be more. */
  isCircular: boolean
}

export type CursorWalked<Row> = Walked<Row> & Told

type Asking<Row> = Pick<CursorQuestion<Row>, 'page' | 'keyOf' | 'sift'>

/** The token of the page after this one; undefined on the last page, where it is absent, null or blank (assumed). */
export const tokenAfter = (page: CursorPage<unknown>): string | undefined => page.summary?.nextPageToken?.trim() || undefined

/**
 * Walks through the rows of a list by its tokens. A page that failed is asked for again with its own token, so nothing is left out. A page that brings
 * nothing new is followed by the next one at once.
 */
export class CursorWalk<Row> extends Walk<Row, CursorPage<Row>, Told> {
  constructor(question: Asking<Row>, first?: CursorPage<Row>, readAt: number | null = null) {
    super(byTokens(question), first, readAt)
  }
}

function byTokens<Row>({ page, keyOf, sift }: Asking<Row>): Paging<Row, CursorPage<Row>, Told> {
  const asked = new Set<string>()
  let token: string | undefined
  return { told: { isCircular: false }, readsOn: true, keyOf, sift, rowsOf: ({ data }) => data, next: (signal) => page(token, signal), pass }

  function pass(passed: CursorPage<Row>) {
    token = tokenAfter(passed)
    const isCircular = token !== undefined && asked.has(token)
    if (token !== undefined) asked.add(token)
    return { isAtEnd: token === undefined || isCircular, isCircular }
  }
}
