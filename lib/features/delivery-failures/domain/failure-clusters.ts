import { type CauseKey, findCause } from './failure-causes'
import { toLogPattern } from './log-pattern'

/**
 * What a failed row belongs to: a known cause, unknown texts of one shape, or rows without a text.
 */
export type Cluster =
  | { kind: 'cause'; cause: CauseKey }
  | { kind: 'shape'; shape: string }
  | { kind: 'silent' }

/** The cluster of a LogText. A text that is not known is never given a cause. */
export function toCluster(logText: string | null | undefined): Cluster {
  if (!logText?.trim()) return { kind: 'silent' }
  const known = findCause(logText)
  return known
    ? { kind: 'cause', cause: known.cause }
    : { kind: 'shape', shape: toLogPattern(logText) }
}

/**
 * Rows by cluster, in the order in which the clusters come. Texts of a sender may take long, and
 * thousands of them much longer.
 *
 * @param breathe is awaited after each text that was not met before, and may let others have their
 *   turn.
 */
export async function groupByCluster<Row extends { LogText?: string | null }>(
  rows: readonly Row[],
  breathe: () => Promise<void>,
): Promise<{ cluster: Cluster; rows: Row[] }[]> {
  const byName = new Map<string, { cluster: Cluster; rows: Row[] }>()
  const known = new Map<string | null | undefined, Cluster>()
  for (const row of rows) {
    const before = known.get(row.LogText)
    const cluster = before ?? toCluster(row.LogText)
    if (!before) {
      known.set(row.LogText, cluster)
      await breathe()
    }
    const name = getClusterKey(cluster)
    const group = byName.get(name) ?? { cluster, rows: [] }
    group.rows.push(row)
    byName.set(name, group)
  }
  return [...byName.values()]
}

/** One text for a cluster, the same for equal ones. */
export const getClusterKey = (cluster: Cluster): string =>
  cluster.kind === 'cause'
    ? `cause:${cluster.cause}`
    : cluster.kind === 'shape'
      ? `shape:${cluster.shape}`
      : 'silent'
