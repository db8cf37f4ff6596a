import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useSyncExternalStore } from 'react'
import { useHydrated } from '@/lib/client/hydration'
import { PersonContext } from '@/lib/client/lists/list-positions'
import type { OperationName } from '@/lib/contracts/registry'
import { countWork } from './count-work'
import {
  parseWorkCounts,
  readKeptText,
  storeWorkCounts,
  subscribeToWorkCounts,
} from './kept-work-counts'
import { readWorkWhenIdle } from './read-work-when-idle'
import {
  getWorkMarksQuery,
  getWorkQuery,
  listOfferedSources,
  staleMs,
  type WorkCounts,
} from './work'

type Place = {
  /** A calendar date. */
  today: string
  /** The one whose decisions the navigation leads to. */
  organizationId: string | null
  /** What the person may not ask, or the service does not have. */
  withheld: readonly OperationName[]
  /** The address that is shown: going on to another page may be when to count again. */
  path: string
}

/**
 * What the navigation counts. A page shows what any page of the person has counted in the last
 * minutes; where none has, it reads the work by itself once it has nothing else to do. From then on
 * it counts what is read again, whoever asks for it.
 */
export function useWorkCounts({ today, organizationId, withheld, path }: Place): WorkCounts {
  const client = useQueryClient()
  const person = useContext(PersonContext)
  const text = useSyncExternalStore(subscribeToWorkCounts, readKeptText, () => null)
  const sources = listOfferedSources((name) => !withheld.includes(name))
  const { counts, readAt } = useReadCounts(sources, today, organizationId)
  const shown = JSON.stringify(counts)
  useEffect(() => {
    if (person !== null && readAt !== null)
      storeWorkCounts({ person, organizationId, readAt, counts: JSON.parse(shown) as WorkCounts })
  }, [person, organizationId, readAt, shown])

  const offered = sources.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is when to look again
  useEffect(() => {
    if (person === null) return
    const findKept = () =>
      parseWorkCounts(readKeptText(), person, organizationId, Date.now() - staleMs)
    return readWorkWhenIdle(
      client,
      sources.filter((source) => offered.includes(source)),
      () => findKept() === null,
    )
  }, [client, person, organizationId, offered, path])

  const oldest = Date.now() - staleMs
  if (readAt !== null && readAt >= oldest) return counts
  return parseWorkCounts(text, person, organizationId, oldest) ?? counts
}

/** What this page itself has read. */
function useReadCounts(
  sources: ReturnType<typeof listOfferedSources>,
  today: string,
  organizationId: string | null,
) {
  const isKnown = (query: { state: { data?: unknown } }) => query.state.data !== undefined
  const shared = { enabled: isKnown, refetchOnWindowFocus: false } as const
  const results = useQueries({
    queries: sources.map((source) => ({ ...getWorkQuery(source), ...shared })),
  })
  // A page that was painted with the marks brings them along, and has them before the first paint
  // only where no query is there yet.
  const isHydrated = useHydrated()
  const [marks] = useQueries({
    queries: [{ ...getWorkMarksQuery(), ...shared }].filter(() => isHydrated),
  })
  const readings = sources.map((source, at) => {
    const { data, isError, dataUpdatedAt } = results[at]!
    return { source, work: data, isFailed: isError, readAt: dataUpdatedAt }
  })
  return countWork(readings, marks?.data?.marks, { today, organizationId })
}
