import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { operationQuery } from './operation-query'
import { read } from './read'
import { firstPageOf, newerThan, RowWalk, type Search, type SummaryAnswer } from './row-walk'
import { useSignInAgain } from './session-guard'

const readPage: ConstructorParameters<typeof RowWalk>[1] = (body, signal) => read('searchInvoiceSummary', { body }, signal)

/**
 * Walks through the rows of a search: begins with what the server has read for the page, goes on by `more`, begins anew by `again` and with every other
 * search. An ended session asks for sign-in and the walk goes on from where it stood. Leaving gives up what is under way.
 */
export function useRowWalk(search: Search) {
  const queryClient = useQueryClient()
  const signInAgain = useSignInAgain()
  const [round, setRound] = useState(0)
  const key = JSON.stringify(search)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the search
  const walk = useMemo(() => {
    const { queryKey } = operationQuery('searchInvoiceSummary', { body: firstPageOf(search) })
    const known = round === 0 ? queryClient.getQueryState<SummaryAnswer>(queryKey) : undefined
    return new RowWalk(search, readPage, known?.data, known?.dataUpdatedAt ?? null)
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
  return { walk, walked, again, newer: useNewer(walk) }
}

/** What has arrived above the rows that are held, asked for when a person comes back to the page: nothing polls, as being asked keeps a session alive. */
function useNewer(walk: RowWalk) {
  const [found, setFound] = useState<{ walk: RowWalk; count: number; areMore: boolean } | null>(null)
  const asking = useRef<AbortController | null>(null)

  const look = useCallback(async () => {
    asking.current?.abort()
    const leaving = new AbortController()
    asking.current = leaving
    const newer = await newerThan(walk, readPage, leaving.signal).catch(() => null)
    if (!leaving.signal.aborted) setFound(newer && { walk, ...newer })
  }, [walk])

  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && void look()
    document.addEventListener('visibilitychange', seen)
    window.addEventListener('focus', seen)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      window.removeEventListener('focus', seen)
      asking.current?.abort()
    }
  }, [look])
  return { found: found?.walk === walk && found.count > 0 ? found : null, look }
}
