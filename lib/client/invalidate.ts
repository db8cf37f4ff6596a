import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query'
import { refetchInBackground } from './background-reads'

/** Asks the shown ones of some queries again, and is done when all have ended. */
export type Refetch = (client: QueryClient, filters: QueryFilters) => Promise<unknown>

export const refetchForPerson: Refetch = (client, filters) =>
  client.refetchQueries({ ...filters, type: 'active' })

export const refetchByItself: Refetch = (client, filters) =>
  refetchInBackground(client, filters, { cancelRefetch: true })

/**
 * Takes what was read for out of date, and reads again what is shown; done when that is there. A
 * read that began before tells nothing of what is so now: one with something to show meanwhile is
 * begun anew, and any other is let end and followed by another.
 *
 * @param findRefetch how it may be read again at that moment; null: once it is shown anew. It is asked
 *   once more after early reads: the page may have been shown or hidden meanwhile.
 */
export async function invalidate(
  client: QueryClient,
  filters: QueryFilters,
  findRefetch: () => Refetch | null,
): Promise<void> {
  const refetch = findRefetch()
  const isBegunAnew = (query: Query) =>
    refetch !== null && query.isActive() && query.state.data !== undefined
  const early = client
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter((query) => !isBegunAnew(query))
  const haveEnded = Promise.allSettled(early.map((query) => query.fetch()))
  await refetchInvalid(client, filters, refetch)
  if (early.length === 0) return
  await haveEnded
  await refetchInvalid(client, { predicate: (query) => early.includes(query) }, findRefetch())
}

async function refetchInvalid(
  client: QueryClient,
  filters: QueryFilters,
  refetch: Refetch | null,
): Promise<void> {
  await client.invalidateQueries({ ...filters, refetchType: 'none' })
  await refetch?.(client, filters)
}
