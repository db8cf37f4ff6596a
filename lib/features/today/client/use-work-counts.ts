import { useQueries, useQuery } from '@tanstack/react-query'
import { useContext, useEffect, useSyncExternalStore } from 'react'
import { PersonContext } from '@/lib/client/lists/list-positions'
import type { WorkSource } from '@/lib/contracts/desk/work'
import { countRecords } from '../domain/work-line'
import { orderWork } from '../domain/work-order'
import {
  parseWorkCounts,
  readKeptText,
  storeWorkCounts,
  subscribeToWorkCounts,
} from './kept-work-counts'
import { allSources, getWorkMarksQuery, getWorkQuery, staleMs, type WorkCounts } from './work'

/**
 * What the navigation counts. It asks nothing by itself: what the work of the day was read from is
 * counted from then on, and read again as that is. A page that has not read it shows what another
 * one of the person has counted in the last minutes.
 *
 * @param today a calendar date.
 * @param organizationId the one whose decisions the navigation leads to.
 */
export function useWorkCounts(today: string, organizationId: string | null): WorkCounts {
  const person = useContext(PersonContext)
  const text = useSyncExternalStore(subscribeToWorkCounts, readKeptText, () => null)
  const { counts, readAt } = useReadCounts(today, organizationId)
  const shown = JSON.stringify(counts)
  useEffect(() => {
    if (person !== null && readAt !== null)
      storeWorkCounts({ person, organizationId, readAt, counts: JSON.parse(shown) as WorkCounts })
  }, [person, organizationId, readAt, shown])
  if (readAt !== null) return counts
  const kept = parseWorkCounts(text, person, organizationId, Date.now() - staleMs)
  return kept ?? { ...counts, all: null }
}

/**
 * What this page itself has read. `readAt`: the oldest of it; null where nothing was read, or
 * something is on its way: part of the work is no count of it.
 */
function useReadCounts(
  today: string,
  organizationId: string | null,
): { counts: WorkCounts; readAt: number | null } {
  const isKnown = (query: { state: { data?: unknown } }) => query.state.data !== undefined
  const results = useQueries({
    queries: allSources.map((source) => ({ ...getWorkQuery(source), enabled: isKnown })),
  })
  const marks = useQuery({ ...getWorkMarksQuery(), enabled: isKnown })
  const lines = results.flatMap(({ data }) => data?.lines ?? [])
  const { groups } = orderWork(lines, marks.data?.marks ?? [], today)
  const read = results.filter(({ data }) => data !== undefined)
  const isReading = results.some(({ data, isFetching }) => data === undefined && isFetching)
  const bySource = allSources.map((source, at) => {
    const data = results[at]!.data
    return [source, data?.isWhole ? countRecords(data.lines, organizationId) : null]
  })
  return {
    counts: {
      ...(Object.fromEntries(bySource) as Record<WorkSource, number | null>),
      all: read.length > 0 ? groups.reduce((sum, { lines: open }) => sum + open.length, 0) : null,
    },
    readAt:
      read.length > 0 && !isReading
        ? Math.min(...read.map(({ dataUpdatedAt }) => dataUpdatedAt))
        : null,
  }
}
