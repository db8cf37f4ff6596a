import type { WorkLine, WorkSource } from '@/lib/contracts/desk/work'
import type { WorkMark } from '@/lib/contracts/desk/work-marks'
import { countRecords } from '../domain/work-line'
import { orderWork } from '../domain/work-order'
import { allSources, type WorkCounts } from './work'

/** How the reading of one source stands. `readAt`: ms since 1970 of what was read. */
export type SourceReading = {
  source: WorkSource
  work: { lines: readonly WorkLine[]; isWhole: boolean } | undefined
  isFailed: boolean
  readAt: number
}

/** For whom work is counted: on which day, and of which organization the decisions. */
type Counted = { today: string; organizationId: string | null }

/**
 * Counts the work of a day. A source that was not read whole has no count; all of the work has one
 * once each source was read or has failed, and what was said of its lines is known: part of it is
 * no count of it.
 *
 * @param readings of every source that the person may ask.
 * @param marks undefined: not read.
 * @returns the counts, and when the oldest of them was read (ms since 1970); null: not all is yet.
 */
export function countWork(
  readings: readonly SourceReading[],
  marks: readonly WorkMark[] | undefined,
  { today, organizationId }: Counted,
): { counts: WorkCounts; readAt: number | null } {
  const read = readings.flatMap(({ work, readAt }) => (work ? [{ lines: work.lines, readAt }] : []))
  const isSettled =
    marks !== undefined && readings.every(({ work, isFailed }) => work !== undefined || isFailed)
  const countSource = (source: WorkSource) => {
    const work = readings.find((each) => each.source === source)?.work
    return work?.isWhole ? countRecords(work.lines, organizationId) : null
  }
  const isCounted = isSettled && read.length > 0
  return {
    counts: {
      ...(Object.fromEntries(allSources.map((source) => [source, countSource(source)])) as Record<
        WorkSource,
        number | null
      >),
      all: isCounted ? countOpenLines(read, marks, today) : null,
    },
    readAt: isCounted ? Math.min(...read.map(({ readAt }) => readAt)) : null,
  }
}

/** How many lines the page of the day shows. */
function countOpenLines(
  read: readonly { lines: readonly WorkLine[] }[],
  marks: readonly WorkMark[],
  today: string,
): number {
  const all = read.flatMap(({ lines }) => lines)
  return orderWork(all, marks, today).groups.reduce((sum, { lines }) => sum + lines.length, 0)
}
