import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { saveUserState } from '@/lib/client/user-state'
import { type SavedView, viewsQuery } from './views'

/**
 * Notes that the person opened a view, once an opening. Views of the search are noted with what was
 * told of them (`useViewChanges`). That it could not be noted is told by nobody.
 *
 * @param open the view that the page shows; undefined where it shows none.
 */
export function useViewVisit(open: SavedView | undefined) {
  const queryClient = useQueryClient()
  const viewId = open !== undefined && open.list !== 'search' ? open.viewId : null
  useEffect(() => {
    if (viewId === null) return
    const input = { params: { viewId }, body: { look: null } }
    void saveUserState('lookAtView', input, { leaving: true }).then(() =>
      queryClient.invalidateQueries({ queryKey: viewsQuery.queryKey }),
    )
  }, [viewId, queryClient])
}
