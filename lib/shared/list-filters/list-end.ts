/** So many rows a list gives at most, where it does not say how many (public documentation). */
const usualMaximum = 10_000

type Counts = { totalCount?: unknown; maximumCount?: unknown } | null | undefined

/**
 * Whether there may be more rows than a list gives, because it gives no more than so many. Its own
 * count ends at the same number, and may be missing.
 *
 * @param listed how many different rows came.
 */
export function isListCut(listed: number, counts: Counts): boolean {
  const totalCount = counts?.totalCount
  const maximum = findMaximum(counts)
  const known = Math.max(listed, typeof totalCount === 'number' ? totalCount : 0)
  return maximum === null ? known === usualMaximum : known >= maximum
}

/** How many rows a list gives at most, where it says so. One that gives none at most says nothing. */
export function findMaximum(counts: Counts): number | null {
  const maximum = Number(counts?.maximumCount ?? 0)
  return maximum > 0 ? maximum : null
}

/**
 * Whether a list that came to its end gave all: as many rows as it counts, where it counts them, and
 * not only as many as it gives at most. A page without a row ends a list, and proves nothing.
 *
 * @param listed how many different rows came.
 */
export const isListWhole = (listed: number, counts: Counts): boolean =>
  !isListCut(listed, counts) && listed >= Number(counts?.totalCount ?? 0)

/** The fewest rows that a count of a search admits: none where it is only about right, or not told. */
export function getLeastCount(count: unknown, is: string | null | undefined): number {
  if (typeof count !== 'number') return 0
  if (is === 'exact') return count
  return is === 'moreThan' ? count + 1 : 0
}
