import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import {
  type CursorPage,
  collectRows,
  getPagedListQuery,
  type PagedListQuery,
  readMore,
  toListState,
} from '../paged-list'

/** A list as a page holds it. */
export function openPagedList<Row>(
  question: Omit<PagedListQuery<Row>, 'first'>,
  first?: CursorPage<Row>,
  dataUpdatedAt = Date.now(),
  signInAgain = async () => {},
) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const query = getPagedListQuery(question, {
    queryKey: ['list'],
    known: first && { data: first, dataUpdatedAt },
    signInAgain,
  })
  const observer = new InfiniteQueryObserver(client, {
    ...query,
    staleTime: Number.POSITIVE_INFINITY,
  })
  let close = () => {}
  const open = () => {
    close = observer.subscribe(() => {})
  }
  open()
  return {
    open,
    close: () => close(),
    again: () => observer.refetch(),
    more: () => readMore(observer.getCurrentResult(), question),
    getState: () => {
      const result = observer.getCurrentResult()
      return toListState(result, collectRows(result.data?.pages ?? [], question))
    },
  }
}

export type OpenPagedList<Row> = ReturnType<typeof openPagedList<Row>>
