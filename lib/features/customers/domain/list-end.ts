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
  const { totalCount, maximumCount } = counts ?? {}
  const known = Math.max(listed, typeof totalCount === 'number' ? totalCount : 0)
  return maximumCount === undefined || maximumCount === null
    ? known === usualMaximum
    : known >= Number(maximumCount)
}
