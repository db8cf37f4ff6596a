import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { saveUserState } from '@/lib/client/user-state'
import { getNewsKey } from './use-view-news'
import { getViewChangesQuery, type PartnerSearch, viewsQuery } from './views'

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
    void saveUserState(
      'lookAtView',
      { params: { viewId }, body: { look } },
      { leaving: true },
    ).then(() => {
      void queryClient.resetQueries({ queryKey: getNewsKey(viewId) })
      return queryClient.invalidateQueries({ queryKey: viewsQuery.queryKey })
    })
  }, [look, viewId, queryClient])
  return asked
}
