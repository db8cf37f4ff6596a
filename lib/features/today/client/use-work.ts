import { useQueries, useQuery } from '@tanstack/react-query'
import { useOffers } from '@/lib/client/offers'
import { OperationFailed } from '@/lib/client/operation-failed'
import { invalidateReads, useWrite } from '@/lib/client/use-write'
import type { WorkSource } from '@/lib/contracts/desk/work'
import type { WorkMark, WorkMarking } from '@/lib/contracts/desk/work-marks'
import type { Failure } from '@/lib/contracts/result'
import { markWorkLine } from '@/lib/features/today/server/mark-work'
import { orderWork } from '../domain/work-order'
import { getWorkMarksQuery, getWorkQuery, listOfferedSources } from './work'

const noMarks: WorkMark[] = []

/** How the reading of one source stands. What failed is not known, and never none. */
export type SourceState = {
  source: WorkSource
  is: 'reading' | 'read' | 'partly' | 'failed'
  failure: Failure | null
  readAt: number
  again: () => void
}

/**
 * How the reading of what people said of lines stands: `reading` and `failed` know nothing of it,
 * `old` is what was known before the last try failed.
 */
export type MarksState = {
  is: 'reading' | 'read' | 'old' | 'failed'
  marks: readonly WorkMark[]
  again: () => void
}

/**
 * The work of the day in its order, of all sources that the person may ask, each read by itself.
 * Until it is known what was said of the lines, each of them is there and none is taken for done.
 *
 * @param today a calendar date.
 */
export function useWork(today: string) {
  const sources = listOfferedSources(useOffers())
  const results = useQueries({ queries: sources.map(getWorkQuery) })
  const said = useMarks()
  const states = sources.map((source, at): SourceState => {
    const { data, error, dataUpdatedAt, refetch } = results[at]!
    const failure = error instanceof OperationFailed ? error.failure : null
    return {
      source,
      is: failure ? 'failed' : data === undefined ? 'reading' : data.isWhole ? 'read' : 'partly',
      failure: failure ?? data?.failures[0] ?? null,
      readAt: dataUpdatedAt,
      again: () => void refetch(),
    }
  })
  const lines = results.flatMap(({ data }) => data?.lines ?? [])
  return {
    ...orderWork(lines, said.marks, today),
    said,
    states,
    isRead: states.every(({ is }) => is === 'read'),
  }
}

function useMarks(): MarksState {
  const { data, error, errorUpdateCount, refetch } = useQuery({
    ...getWorkMarksQuery(),
    staleTime: 0,
  })
  const again = () => void refetch()
  if (data) return { is: error ? 'old' : 'read', marks: data.marks, again }
  // A further try of what failed is no first one: the page stays as it is.
  return { is: errorUpdateCount > 0 ? 'failed' : 'reading', marks: noMarks, again }
}

/** Says one thing of a line of work. It is pending until that is shown. */
export const useMarkWork = () =>
  useWrite(markWorkLine, {
    toInput: (marking: Omit<WorkMarking, 'idempotencyKey'>) => ({
      ...marking,
      idempotencyKey: crypto.randomUUID(),
    }),
    onSettled: (_, __, client) => invalidateReads(client, ['listWorkMarks', 'listJournal']),
  })
