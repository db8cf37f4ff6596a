import type { NavigationGroup } from '@/components/layout/navigation'
import { type SavedView, toListHref } from '@/lib/features/saved-views/client/public'

/** Views that stand under a list at most: the others are in the menu of the list. */
const shownMax = 4

/**
 * The navigation with the saved views of each list under it, those that the person looked at last
 * first. A view of another client or organization than the navigation leads to stands nowhere.
 *
 * @param counts of what changed in a view, by its id; none where that is not known.
 */
export function addViews(
  groups: readonly NavigationGroup[],
  views: readonly SavedView[],
  counts: ReadonlyMap<string, number>,
): NavigationGroup[] {
  const byList = Map.groupBy(views.toSorted(compareVisits), getPlaceHref)
  return groups.map(({ title, items }) => ({
    title,
    items: items.map((item) => ({
      ...item,
      views: byList
        .get(item.href)
        ?.slice(0, shownMax)
        .map((view) => ({
          href: toListHref(view, view.query, view.viewId),
          label: view.name,
          count: toCountText(counts.get(view.viewId)),
        })),
    })),
  }))
}

/** Lists that the navigation leads to by another one, whose page they are reached from. */
const reachedFrom: Partial<Record<SavedView['list'], SavedView['list']>> = {
  cases: 'decisions',
  glMovements: 'glItems',
  stops: 'customers',
  bulkActions: 'activity',
}

/** Where the navigation leads to the list of a view. */
const getPlaceHref = (view: SavedView) =>
  toListHref({ ...view, list: reachedFrom[view.list] ?? view.list }, '')

const toCountText = (count: number | undefined) => (count ? `+${count}` : undefined)

/** A view that was never looked at comes last; equals are in the order of their names. */
const compareVisits = (one: SavedView, other: SavedView) =>
  (other.visitedAt ?? '').localeCompare(one.visitedAt ?? '') || one.name.localeCompare(other.name)
