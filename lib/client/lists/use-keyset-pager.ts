import { useCallback, useEffect, useRef, useState } from 'react'
import { getOperationQuery } from '../operation-query'
import { read } from '../read'
import {
  checkNewerRows,
  KeysetPager,
  type Search,
  type SummaryAnswer,
  toFirstPage,
} from './keyset-pager'
import { usePagedList } from './use-paged-list'

const readPage: ConstructorParameters<typeof KeysetPager>[1] = (body, signal) =>
  read('searchInvoiceSummary', { body }, { signal })

/** Walks through the rows of a search, beginning with what the server has read for the page. */
export function useKeysetPager(search: Search) {
  const { queryKey } = getOperationQuery('searchInvoiceSummary', { body: toFirstPage(search) })
  const { walk, walked, again } = usePagedList(
    queryKey,
    (first: SummaryAnswer | undefined, readAt) => new KeysetPager(search, readPage, first, readAt),
  )
  return { walk, walked, again, newer: useNewerRows(walk) }
}

/**
 * What has arrived above the rows that are held, asked for when a person comes back to the page:
 * nothing polls, as being asked keeps a session alive.
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
