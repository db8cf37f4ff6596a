import { useQueries, useQuery } from '@tanstack/react-query'
import type { WorkSource } from '@/lib/contracts/desk/work'
import { orderWork } from '../domain/work-order'
import { getWorkMarksQuery, getWorkQuery } from './work'

const counted = ['outcomes', 'decisions', 'stops', 'failures', 'batches', 'waiting'] as const

/** How much work there is, by source and in all; null where it was not read, or not whole. */
export type WorkCounts = Record<WorkSource | 'all', number | null>

/**
 * What the navigation counts. It asks nothing by itself: what the work of the day was read from is
 * counted from then on, and read again as that is.
 *
 * @param today a calendar date.
 */
export function useWorkCounts(today: string): WorkCounts {
  const isKnown = (query: { state: { data?: unknown } }) => query.state.data !== undefined
  const results = useQueries({
    queries: counted.map((source) => ({ ...getWorkQuery(source), enabled: isKnown })),
  })
  const marks = useQuery({ ...getWorkMarksQuery(), enabled: isKnown })
  const lines = results.flatMap(({ data }) => data?.lines ?? [])
  const { groups } = orderWork(lines, marks.data?.marks ?? [], today)
  const isRead = results.some(({ data }) => data !== undefined)
  const bySource = counted.map((source, at) => [
    source,
    results[at]!.data === undefined
      ? null
      : results[at]!.data.lines.reduce((sum, { count }) => sum + count, 0),
  ])
  return {
    ...(Object.fromEntries(bySource) as Record<WorkSource, number | null>),
    all: isRead ? groups.reduce((sum, { lines: open }) => sum + open.length, 0) : null,
  }
}
