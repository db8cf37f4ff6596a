import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refetchInBackground } from '@/lib/client/background-reads'
import { invalidateInBackground } from '@/lib/client/use-write'
import { noteSilently } from '@/lib/client/user-state'
import { getNewsKey } from './use-view-news'
import { getViewChangesQuery, type PartnerSearch } from './views'

/**
 * What changed in a view since the person last looked, and the note that they look now: only what
 * was told counts as seen. Asks nothing while there is no search. A look that could not be kept is
 * told again the next time.
 */
export function useViewChanges(viewId: string, search: PartnerSearch | null) {
  const queryClient = useQueryClient()
  const asked = useQuery({ ...getViewChangesQuery(viewId, search ?? {}), enabled: search !== null })
  const look = asked.data?.look
  useEffect(() => {
    if (!look) return
    const input = { params: { viewId }, body: { look } }
    void noteSilently('visitView', input, { leaving: true }).then(() => {
      forgetNews(queryClient, viewId)
      return invalidateInBackground(queryClient, ['listViews'])
    })
  }, [look, viewId, queryClient])
  return asked
}

/** What was new before the look is news no more. */
function forgetNews(client: QueryClient, viewId: string) {
  const filters = { queryKey: getNewsKey(viewId) }
  for (const query of client.getQueryCache().findAll(filters)) query.reset()
  void refetchInBackground(client, filters)
}
