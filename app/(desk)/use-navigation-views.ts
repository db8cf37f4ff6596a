import { useQuery } from '@tanstack/react-query'
import {
  countNews,
  type SavedView,
  useViewNews,
  viewsQuery,
} from '@/lib/features/saved-views/client/public'

const noViews: SavedView[] = []

/**
 * The saved views of the navigation, and how much changed in them. It asks nothing by itself: what a
 * list or Today has read is shown from then on.
 */
export function useNavigationViews(): {
  views: readonly SavedView[]
  counts: ReadonlyMap<string, number>
} {
  const { data } = useQuery({ ...viewsQuery, enabled: ({ state }) => state.data !== undefined })
  const news = useViewNews(null)
  const counts = new Map(
    news.flatMap(({ view, news: found }) => {
      const count = countNews(found)
      return count === null ? [] : [[view.viewId, count] as const]
    }),
  )
  return { views: data?.views ?? noViews, counts }
}
