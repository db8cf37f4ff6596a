import type { ExactNumber } from '@/lib/contracts/exact-number'
import type { CursorPage } from './paged-list'

/** What a list of the receivables area tells of itself; every part may be absent, which is unknown. */
export type PageSummary = {
  totalPages?: ExactNumber | null
  totalCount?: ExactNumber | null
  maximumCount?: ExactNumber | null
} | null

/** A place in such a list: the page, the rows before it, and the first row of the page before. */
type Place = { pageNo: number; before: number; first: string | null }

/** The page that a token of `toCursorPage` names; without one the first. */
export const readPageNo = (token: string | undefined): number => readPlace(token).pageNo

/**
 * A page of a list that goes by numbers, as a page of one that goes by tokens. Its count ends it, or
 * an empty page where it tells none: a service may hold pages shorter than was asked. A service that
 * ignores the number gives the same page again, which names itself as the next one.
 *
 * @param token the one under which the page was asked for.
 * @param rows null where the answer holds no list.
 */
export function toCursorPage<Row>(
  token: string | undefined,
  { summary, rows }: { summary: PageSummary | undefined; rows: Row[] | null },
  keyOf: (row: Row) => string,
): CursorPage<Row> {
  return {
    summary: {
      nextPageToken: rows && findNextToken(token, summary, rows, keyOf),
      totalCount: toCount(summary?.totalCount),
      maximumCount: toCount(summary?.maximumCount),
    },
    data: rows,
  }
}

function findNextToken<Row>(
  token: string | undefined,
  summary: PageSummary | undefined,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): string | null {
  const [head] = rows
  if (head === undefined) return null
  const place = readPlace(token)
  const first = keyOf(head)
  if (token !== undefined && first === place.first) return token
  const held = place.before + rows.length
  const pages = toCount(summary?.totalPages)
  const total = toCount(summary?.totalCount)
  if (pages === null ? total !== null && held >= total : place.pageNo >= pages) return null
  return JSON.stringify([place.pageNo + 1, held, first])
}

function readPlace(token: string | undefined): Place {
  if (token === undefined) return { pageNo: 1, before: 0, first: null }
  const [pageNo, before, first] = JSON.parse(token) as [number, number, string]
  return { pageNo, before, first }
}

const toCount = (value: ExactNumber | null | undefined) =>
  typeof value === 'number' ? value : null
