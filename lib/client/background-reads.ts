import {
  type FetchQueryOptions,
  type Query,
  QueryCache,
  type QueryClient,
  type QueryFilters,
  type QueryFunctionContext,
  type QueryKey,
  type QueryObserver,
  type RefetchOptions,
} from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    /** `background`: a page asks this by itself, so it keeps no session alive. */
    queryMeta: { background?: boolean }
  }
}

/** What a read needs to know of the query that it is for. */
export type ReadContext = Partial<Pick<QueryFunctionContext, 'signal' | 'meta'>>

/**
 * Asks shown queries again without their person. The query function finds that in the `meta` of its
 * context. Done when all have ended; a failure stands in its query.
 */
export async function refetchInBackground(
  client: QueryClient,
  filters: QueryFilters,
  options?: RefetchOptions,
): Promise<void> {
  const shown = client
    .getQueryCache()
    .findAll({ ...filters, type: 'active' })
    .filter((query) => !query.isDisabled())
  await Promise.allSettled(shown.map((query) => fetchInBackground(query, options)))
}

/**
 * The cache of a page. What is old is asked again when the page is shown once more and when the
 * network is back: by the page itself, and not by its person. None is under way that waits for
 * either: the browser repeats no read, and asks whatever the network says.
 */
export class PageQueryCache extends QueryCache {
  override onFocus(): void {
    this.#refetch((observer) => observer.shouldFetchOnWindowFocus())
  }

  override onOnline(): void {
    this.#refetch((observer) => observer.shouldFetchOnReconnect())
  }

  #refetch(mayRead: (observer: QueryObserver) => boolean) {
    for (const query of this.getAll())
      if (query.observers.some(mayRead))
        void fetchInBackground(query, { cancelRefetch: false }).catch(() => {})
  }
}

/**
 * Asks a query that nobody may show yet, without its person. Nothing is asked of what was read, or
 * could not be read, within `staleMs`. Done when it has ended; a failure stands in its query.
 */
export async function prefetchInBackground<Data, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
  staleMs: number,
): Promise<void> {
  const built = client.getQueryCache().build(client, client.defaultQueryOptions(options))
  const query = built as unknown as Query
  const hasJustFailed =
    query.state.status === 'error' && Date.now() - query.state.errorUpdatedAt < staleMs
  if (hasJustFailed || !query.isStaleByTime(staleMs)) return
  await fetchInBackground(query).catch(() => {})
}

/**
 * A query keeps the options of its last fetch, also for a refetch by its key. So the mark is bound
 * to one call of the query function, which takes it off: what is asked next is a person's again.
 */
async function fetchInBackground(query: Query, options?: RefetchOptions) {
  const own = query.options
  const { queryFn } = own
  if (typeof queryFn !== 'function') return
  const queryFnInBackground: typeof queryFn = (context) => {
    if (query.options.queryFn === queryFnInBackground) query.setOptions(own)
    return queryFn({ ...context, meta: { ...context.meta, background: true } })
  }
  await query.fetch({ ...own, queryFn: queryFnInBackground }, options)
}
