import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { invalidateInBackground } from '@/lib/client/use-write'
import { noteSilently } from '@/lib/client/user-state'
import type { SavedView } from './views'

/**
 * Notes that the person opened a view, once an opening. Views of the search are noted with what was
 * told of them (`useViewChanges`).
 *
 * @param open the view that the page shows; undefined where it shows none.
 */
export function useViewVisit(open: SavedView | undefined) {
  const queryClient = useQueryClient()
  const viewId = open !== undefined && open.list !== 'search' ? open.viewId : null
  useEffect(() => {
    if (viewId === null) return
    const input = { params: { viewId }, body: { look: null } }
    void noteSilently('visitView', input, { leaving: true }).then(() =>
      invalidateInBackground(queryClient, ['listViews']),
    )
  }, [viewId, queryClient])
}
