import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { toFailure } from '../operation-failed'
import { type CursorPage, type CursorQuery, findNextToken } from './cursor-list'

/**
 * A short list that goes by tokens, a page more each time it is asked for. It begins with what the
 * server has read for the page, and stands in the cache under the operation's own name, so that
 * whatever asks that operation again asks this again. Each row is given once.
 */
export function usePages<Row>({ first, page, keyOf }: CursorQuery<Row>) {
  const known = useQueryClient().getQueryState<CursorPage<Row>>(first.queryKey)
  const { data, error, isPending, isFetching, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery<
      CursorPage<Row>,
      Error,
      InfiniteData<CursorPage<Row>, string | undefined>,
      readonly unknown[],
      string | undefined
    >({
      queryKey: [...first.queryKey, 'pages'],
      queryFn: ({ pageParam, ...context }) => page(pageParam, context),
      initialPageParam: undefined,
      getNextPageParam: (last, _, __, asked) =>
        isAsked(last, asked) ? undefined : findNextToken(last),
      initialData: known?.data && { pages: [known.data], pageParams: [undefined] },
      initialDataUpdatedAt: known?.dataUpdatedAt,
    })
  const pages = data?.pages ?? []
  const last = pages.at(-1)
  const rows = pages.flatMap((each) => each.data ?? [])
  return {
    rows: [...new Map(rows.map((row) => [keyOf(row), row])).values()],
    isPending,
    isReading: isFetching,
    /** An answer had no list, not even an empty one. */
    isSilent: pages.some((each) => !each.data),
    /** The upstream named a page that was read already as the next one. */
    isCircular: last !== undefined && isAsked(last, data?.pageParams ?? []),
    hasMore: hasNextPage,
    failure: error && toFailure(error),
    more: () => void fetchNextPage(),
    again: () => void (data && hasNextPage ? fetchNextPage() : refetch()),
  }
}

const isAsked = (page: CursorPage<unknown>, asked: readonly (string | undefined)[]) => {
  const token = findNextToken(page)
  return token !== undefined && asked.includes(token)
}
