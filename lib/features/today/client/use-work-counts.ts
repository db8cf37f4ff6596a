import { useQueries, useQuery } from '@tanstack/react-query'
import type { WorkSource } from '@/lib/contracts/desk/work'
import { countRecords } from '../domain/work-line'
import { orderWork } from '../domain/work-order'
import { getWorkMarksQuery, getWorkQuery } from './work'

const counted = ['outcomes', 'decisions', 'stops', 'failures', 'batches', 'waiting'] as const

/**
 * How much work there is, by source, null where it was not read, or not whole; and how many lines
 * the page of the day shows, null where it was not read.
 */
export type WorkCounts = Record<WorkSource | 'all', number | null>

/**
 * What the navigation counts. It asks nothing by itself: what the work of the day was read from is
 * counted from then on, and read again as that is.
 *
 * @param today a calendar date.
 * @param organizationId the one whose decisions the navigation leads to.
 */
export function useWorkCounts(today: string, organizationId: string | null): WorkCounts {
  const isKnown = (query: { state: { data?: unknown } }) => query.state.data !== undefined
  const results = useQueries({
    queries: counted.map((source) => ({ ...getWorkQuery(source), enabled: isKnown })),
  })
  const marks = useQuery({ ...getWorkMarksQuery(), enabled: isKnown })
  const lines = results.flatMap(({ data }) => data?.lines ?? [])
  const { groups } = orderWork(lines, marks.data?.marks ?? [], today)
  const isRead = results.some(({ data }) => data !== undefined)
  const bySource = counted.map((source, at) => {
    const data = results[at]!.data
    return [source, data?.isWhole ? countRecords(data.lines, organizationId) : null]
  })
  return {
    ...(Object.fromEntries(bySource) as Record<WorkSource, number | null>),
    all: isRead ? groups.reduce((sum, { lines: open }) => sum + open.length, 0) : null,
  }
}
