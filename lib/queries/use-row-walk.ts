import { useCallback, useEffect, useRef, useState } from 'react'
import { operationQuery } from './operation-query'
import { read } from './read'
import { firstPageOf, newerThan, RowWalk, type Search, type SummaryAnswer } from './row-walk'
import { useWalk } from './use-walk'

const readPage: ConstructorParameters<typeof RowWalk>[1] = (body, signal) => read('searchInvoiceSummary', { body }, signal)

/** Walks through the rows of a search, beginning with what the server has read for the page. */
export function useRowWalk(search: Search) {
  const { queryKey } = operationQuery('searchInvoiceSummary', { body: firstPageOf(search) })
  const { walk, walked, again } = useWalk(queryKey, (first: SummaryAnswer | undefined, readAt) => new RowWalk(search, readPage, first, readAt))
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
