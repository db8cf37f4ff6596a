import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { freshMs, getOperationQuery } from '../operation-query'
import { read } from '../read'
import { useSignInAgain } from '../session-guard'
import { checkNewerRows, KeysetPager } from './keyset-pager'
import { type ReadPage, type Search, type SummaryAnswer, toFirstPage } from './keyset-paging'

const readPage: ReadPage = (body, signal) => read('searchInvoiceSummary', { body }, { signal })

/**
 * Pages through the rows of a search, beginning with what the server has read for the page, and anew
 * after `again` and for every other search. An ended session asks for sign-in and the list goes on
 * from where it stood. Leaving gives up what is under way.
 */
export function useKeysetPager(search: Search) {
  const queryClient = useQueryClient()
  const signInAgain = useSignInAgain()
  const [round, setRound] = useState(0)
  const { queryKey } = getOperationQuery('searchInvoiceSummary', { body: toFirstPage(search) })
  const key = JSON.stringify(queryKey)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what is paged through
  const pager = useMemo(() => {
    const known = round === 0 ? queryClient.getQueryState<SummaryAnswer>(queryKey) : undefined
    return new KeysetPager(search, readPage, known?.data, known?.dataUpdatedAt ?? null)
  }, [key, round])
  const list = useSyncExternalStore(pager.subscribe, pager.getState, pager.getState)

  useEffect(() => {
    pager.open()
    if (pager.getState().readAt === null) void pager.more()
    return () => pager.close()
  }, [pager])

  const hasEnded = list.failure?.kind === 'unauthenticated'
  useEffect(() => {
    if (hasEnded) void signInAgain().then(() => pager.more())
  }, [hasEnded, signInAgain, pager])

  const again = useCallback(() => setRound((count) => count + 1), [])
  return { pager, list, again, newer: useNewerRows(pager) }
}

/**
 * What has arrived above the rows that are held, asked for when a person comes back, to the page or
 * to its window: nothing polls, as being asked keeps a session alive.
 */
function useNewerRows(pager: KeysetPager) {
  const [found, setFound] = useState<{
    pager: KeysetPager
    count: number
    areMore: boolean
  } | null>(null)
  const asking = useRef<AbortController | null>(null)

  const readNewer = useCallback(async () => {
    asking.current?.abort()
    const leaving = new AbortController()
    asking.current = leaving
    const newer = await checkNewerRows(pager, readPage, leaving.signal).catch(() => null)
    if (!leaving.signal.aborted) setFound(newer && { pager, ...newer })
  }, [pager])

  useEffect(() => {
    const { readAt } = pager.getState()
    if (readAt !== null && Date.now() - readAt > freshMs) void readNewer()
  }, [pager, readNewer])

  useEffect(() => {
    const onReturn = () => document.visibilityState === 'visible' && void readNewer()
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('focus', onReturn)
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('focus', onReturn)
      asking.current?.abort()
    }
  }, [readNewer])
  return { found: found?.pager === pager && found.count > 0 ? found : null, readNewer }
}
