/** A mark on a lane's line: one item, or several that would lie on each other. */
export type Mark<Item> = { items: Item[]; x: number; left: number; right: number }

const single = 14
const apart = 3

/** Several carry their number, so they grow with its digits. */
const getMarkWidth = (count: number) => (count === 1 ? single : 15 + 7 * String(count).length)

/**
 * Puts items on a line so that no two marks touch; those that would become one. Their order is
 * kept, and every item is in exactly one mark.
 */
export function layoutMarks<Item>(
  items: readonly { item: Item; x: number }[],
  width: number,
): Mark<Item>[] {
  const marks: Mark<Item>[] = []
  for (const { item, x } of items.toSorted((one, other) => one.x - other.x)) {
    let mark = createMark([item], x, width)
    while (marks.length > 0 && marks.at(-1)!.right + apart > mark.left) {
      const before = marks.pop()!
      const count = before.items.length + mark.items.length
      mark = createMark(
        [...before.items, ...mark.items],
        (before.x * before.items.length + mark.x * mark.items.length) / count,
        width,
      )
    }
    marks.push(mark)
  }
  return marks
}

function createMark<Item>(items: Item[], x: number, width: number): Mark<Item> {
  const half = getMarkWidth(items.length) / 2
  const kept = Math.max(half, Math.min(width - half, x))
  return { items, x: kept, left: kept - half, right: kept + half }
}
