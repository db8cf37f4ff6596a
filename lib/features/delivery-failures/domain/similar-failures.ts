import type { FailureGroup } from '@/lib/contracts/desk/failures'
import { toCluster } from './failure-clusters'

type Failed = { LogText?: string | null; LogTime?: string | null }
type Group = Pick<FailureGroup, 'key' | 'kind' | 'cause' | 'shape' | 'count'>

/**
 * The group that a failed invoice is one of, and how many others are in it; null where it has no
 * others. An invoice that was logged outside of the days that the groups are of is none of those
 * counted. Days are compared as they came.
 */
export function findSimilarFailures(
  { LogText, LogTime }: Failed,
  groups: readonly Group[],
  { FromDate, ToDate }: { FromDate: string; ToDate: string },
): { key: string; others: number } | null {
  const cluster = toCluster(LogText)
  const group = groups.find(
    ({ kind, cause, shape }) =>
      kind === cluster.kind &&
      (cluster.kind === 'silent' ||
        (cluster.kind === 'cause' ? cause === cluster.cause : shape === cluster.shape)),
  )
  if (!group) return null
  const day = LogTime?.trim().slice(0, 10) ?? ''
  const others = group.count - (FromDate <= day && day <= ToDate ? 1 : 0)
  return others > 0 ? { key: group.key, others } : null
}
