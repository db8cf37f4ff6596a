import type { MatchCount, Unread } from './found'

type Source = { found: number; unread: Unread | null }

/**
 * How many matches a group has, with those that its sources did not send. What one of them did not
 * send another one may have found, so it is counted only as far as it cannot have been.
 *
 * @param known matches that are there, each once.
 */
export function countMatches(known: number, sources: readonly Source[]): MatchCount {
  const found = sources.reduce((sum, source) => sum + source.found, 0)
  const open = sources.flatMap((source) =>
    source.unread ? [{ others: found - source.found, count: source.unread.count }] : [],
  )
  const least = open.map(({ others, count }) => (count ?? 0) - others)
  const isExact = open.length === 0 || (open.length === 1 && open[0]!.count !== null)
  return {
    count: known + Math.max(0, ...least),
    isAtLeast: !isExact || open.some(({ others }) => others > 0),
  }
}

/** The matches of all groups together. */
export const sumMatches = (counts: readonly MatchCount[]): MatchCount => ({
  count: counts.reduce((sum, { count }) => sum + count, 0),
  isAtLeast: counts.some(({ isAtLeast }) => isAtLeast),
})
