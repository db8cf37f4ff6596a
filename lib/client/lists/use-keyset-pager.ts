import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { freshMs, getOperationQuery } from '../operation-query'
import { read } from '../read'
import { useSignInAgain } from '../session-guard'
import { checkNewerRows, KeysetPager } from './keyset-pager'
import { type ReadPage, type Search, type SummaryAnswer, toFirstPage } from './keyset-paging'

const readPage: ReadPage = (body, signal) => read('searchInvoiceSummary', { body }, { signal })

/**
 * Walks through the rows of a search, beginning with what the server has read for the page, and anew
 * after `again` and for every other search. An ended session asks for sign-in and the walk goes on
 * from where it stood. Leaving gives up what is under way.
 */
export function useKeysetPager(search: Search) {
  const queryClient = useQueryClient()
  const signInAgain = useSignInAgain()
  const [round, setRound] = useState(0)
  const { queryKey } = getOperationQuery('searchInvoiceSummary', { body: toFirstPage(search) })
  const key = JSON.stringify(queryKey)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what is walked through
  const walk = useMemo(() => {
    const known = round === 0 ? queryClient.getQueryState<SummaryAnswer>(queryKey) : undefined
    return new KeysetPager(search, readPage, known?.data, known?.dataUpdatedAt ?? null)
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
  return { walk, walked, again, newer: useNewerRows(walk) }
}

/**
 * What has arrived above the rows that are held, asked for when a person comes back, to the page or
 * to its window: nothing polls, as being asked keeps a session alive.
 */
function useNewerRows(walk: KeysetPager) {
  const [found, setFound] = useState<{ walk: KeysetPager; count: number; areMore: boolean } | null>(
    null,
  )
  const asking = useRef<AbortController | null>(null)

  const look = useCallback(async () => {
    asking.current?.abort()
    const leaving = new AbortController()
    asking.current = leaving
    const newer = await checkNewerRows(walk, readPage, leaving.signal).catch(() => null)
    if (!leaving.signal.aborted) setFound(newer && { walk, ...newer })
  }, [walk])

  useEffect(() => {
    const { readAt } = walk.walked()
    if (readAt !== null && Date.now() - readAt > freshMs) void look()
  }, [walk, look])

  useEffect(() => {
    const onReturn = () => document.visibilityState === 'visible' && void look()
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('focus', onReturn)
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('focus', onReturn)
      asking.current?.abort()
    }
  }, [look])
  return { found: found?.walk === walk && found.count > 0 ? found : null, look }
}
