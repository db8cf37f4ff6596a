import type { ReadContext } from '../background-reads'
import { PagedList, type PagedListState, type Paging } from './paged-list'

/**
 * A page of a list of the collection area: the next one is asked for with nextPageToken
 * (interface.md 2.7, envelope).
 */
export type CursorPage<Row> = {
  summary?: { nextPageToken?: string | null } | null
  data?: Row[] | null
}

/**
 * How a list is asked for, page by page. `first` is asked for without a token; rows are told apart
 * by `keyOf`.
 */
export type CursorQuery<Row> = {
  first: { queryKey: readonly unknown[] }
  page: (token: string | undefined, context: ReadContext) => Promise<CursorPage<Row>>
  keyOf: (row: Row) => string
  sift?: Paging<Row, unknown, object>['sift']
}

type CursorState = {
  /**
   * The upstream named a page that was read already as the next one: the walk ends there, and there
   * may be more.
   */
  isCircular: boolean
}

export type CursorListState<Row> = PagedListState<Row> & CursorState

type CursorPageReader<Row> = Pick<CursorQuery<Row>, 'page' | 'keyOf' | 'sift'>

/**
 * The token of the page after this one; undefined on the last page, where it is absent, null or
 * blank (assumed).
 */
export const findNextToken = (page: CursorPage<unknown>): string | undefined =>
  page.summary?.nextPageToken?.trim() || undefined

/**
 * Walks through the rows of a list by its tokens. A page that failed is asked for again with its
 * own token, so nothing is left out. A page that brings nothing new is followed by the next one at
 * once.
 */
export class CursorList<Row> extends PagedList<Row, CursorPage<Row>, CursorState> {
  constructor(
    question: CursorPageReader<Row>,
    first?: CursorPage<Row>,
    readAt: number | null = null,
  ) {
    super(createTokenPaging(question), first, readAt)
  }
}

function createTokenPaging<Row>({
  page,
  keyOf,
  sift,
}: CursorPageReader<Row>): Paging<Row, CursorPage<Row>, CursorState> {
  const asked = new Set<string>()
  let token: string | undefined
  return {
    told: { isCircular: false },
    readsOn: true,
    keyOf,
    sift,
    rowsOf: ({ data }) => data,
    next: (signal) => page(token, { signal }),
    pass: advance,
  }

  function advance(passed: CursorPage<Row>) {
    token = findNextToken(passed)
    const isCircular = token !== undefined && asked.has(token)
    if (token !== undefined) asked.add(token)
    return { isAtEnd: token === undefined || isCircular, isCircular }
  }
}
