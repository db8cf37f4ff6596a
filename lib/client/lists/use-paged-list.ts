import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useSignInAgain } from '../session-guard'
import type { PagedList, PagedListState } from './paged-list'

type PagedListControls<State> = Pick<
  PagedList<unknown, never, object>,
  'subscribe' | 'more' | 'open' | 'close'
> & { walked: () => State }

/**
 * A walk of the page that is open: `beginning` makes it from what the server has read under the
 * key, and anew after `again` and for every other key. An ended session asks for sign-in and the
 * walk goes on from where it stood. Leaving gives up what is under way.
 */
export function usePagedList<Page, State extends PagedListState<unknown>, Each>(
  queryKey: readonly unknown[],
  beginning: (first: Page | undefined, readAt: number | null) => Each & PagedListControls<State>,
) {
  const queryClient = useQueryClient()
  const signInAgain = useSignInAgain()
  const [round, setRound] = useState(0)
  const key = JSON.stringify(queryKey)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what is walked through
  const walk = useMemo(() => {
    const known = round === 0 ? queryClient.getQueryState<Page>(queryKey) : undefined
    return beginning(known?.data, known?.dataUpdatedAt ?? null)
  }, [key, round])
  const walked = useSyncExternalStore(walk.subscribe, walk.walked, walk.walked)

  useEffect(() => {
    walk.open()
    if (walk.walked().readAt === null) void walk.more()
    return () => walk.close()
  }, [walk])

  const hasEnded = walked.failure?.kind === 'unauthenticated'
  useEffect(() => {
    if (hasEnded) void signInAgain().then(() => walk.more())
  }, [hasEnded, signInAgain, walk])

  const again = useCallback(() => setRound((count) => count + 1), [])
  return { walk, walked, again }
}
