import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { toFailure } from '../operation-failed'
import { freshMs } from '../operation-query'
import { useSignInAgain } from '../session-guard'
import {
  type CursorPage,
  collectRows,
  getPagedListQuery,
  type PagedListQuery,
  readMore,
  toListState,
} from './paged-list'

/**
 * A list that goes by tokens, beginning with what was read for the page, by the server or at an
 * earlier visit; what is old is read again at once. From then on its rows do not move: it is read
 * again by `again` alone, from its beginning, and given up with its page. One that `isRefetched` is
 * short: it is read again with whatever asks its operation again.
 *
 * @returns what is held; `id`, which another question and `again` change; the key of its query, for a
 *   page that reads it again by itself; the ways to read on and again.
 */
export function usePagedList<Row>(
  question: PagedListQuery<Row>,
  { isRefetched = false }: { isRefetched?: boolean } = {},
) {
  const client = useQueryClient()
  const signInAgain = useSignInAgain()
  const [round, setRound] = useState(0)
  const first = question.first.queryKey
  const queryKey = isRefetched ? [...first, 'pages'] : ['pages', round, ...first]
  const result = useInfiniteQuery({
    ...getPagedListQuery(question, {
      queryKey,
      known: round === 0 ? toKnown(client.getQueryState(first), question.toFirst) : undefined,
      signInAgain,
    }),
    ...(!isRefetched && heldStill),
  })
  const { data } = result
  // biome-ignore lint/correctness/useExhaustiveDependencies: its pages are all that a list answers
  const collected = useMemo(() => collectRows(data?.pages ?? [], question), [data])

  async function more() {
    // A grid asks in an effect, which runs before the one in which the query takes up another key.
    await Promise.resolve()
    await readMore(result, question)
  }

  const state = toListState(result, collected)
  return {
    ...state,
    // One that is read again by itself says why it failed until it is answered.
    failure: isRefetched && result.error ? toFailure(result.error) : state.failure,
    id: JSON.stringify([round, first]),
    queryKey,
    isReadingMore: result.isFetchingNextPage,
    more,
    again: () => (isRefetched ? void result.refetch() : setRound((count) => count + 1)),
  }
}

/** The first page as it is held, made a page of where its answer is none. */
function toKnown<Row>(
  held: { data: unknown; dataUpdatedAt: number } | undefined,
  toFirst: PagedListQuery<Row>['toFirst'],
): { data: CursorPage<Row> | undefined; dataUpdatedAt: number } | undefined {
  if (!held) return undefined
  const { data, dataUpdatedAt } = held
  if (data === undefined || !toFirst)
    return { data: data as CursorPage<Row> | undefined, dataUpdatedAt }
  return { data: toFirst(data as never), dataUpdatedAt }
}

const heldStill = {
  staleTime: freshMs,
  gcTime: 0,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
}
