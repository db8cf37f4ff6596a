/** Points on a lane's line: one item, or several that would lie on each other. */
export type PointGroup<Item> = { items: Item[]; x: number; left: number; right: number }

const single = 14
const apart = 3

/** Several carry their number, so they grow with its digits. */
const getGroupWidth = (count: number) => (count === 1 ? single : 15 + 7 * String(count).length)

/**
 * Puts items on a line so that no two groups touch; those that would become one. Their order is
 * kept, and every item is in exactly one group.
 */
export function layoutPointGroups<Item>(
  items: readonly { item: Item; x: number }[],
  width: number,
): PointGroup<Item>[] {
  const groups: PointGroup<Item>[] = []
  for (const { item, x } of items.toSorted((one, other) => one.x - other.x)) {
    let group = createPointGroup([item], x, width)
    while (groups.length > 0 && groups.at(-1)!.right + apart > group.left) {
      const before = groups.pop()!
      const count = before.items.length + group.items.length
      group = createPointGroup(
        [...before.items, ...group.items],
        (before.x * before.items.length + group.x * group.items.length) / count,
        width,
      )
    }
    groups.push(group)
  }
  return groups
}

function createPointGroup<Item>(items: Item[], x: number, width: number): PointGroup<Item> {
  const half = getGroupWidth(items.length) / 2
  const kept = Math.max(half, Math.min(width - half, x))
  return { items, x: kept, left: kept - half, right: kept + half }
}
