/** Something that lasts, in one of the rows of its lane. */
export type Band<Item> = { item: Item; left: number; right: number; row: number }

const leastWidth = 10
const apart = 4

/** So many may last at the same time; more than that are drawn where they begin. */
export const mostRows = 3

/** Puts what lasts into as few rows as hold it without touching. What finds no row is left over. */
export function layoutBands<Item>(spans: readonly { item: Item; left: number; right: number }[]): {
  bands: Band<Item>[]
  over: Item[]
} {
  const ends: number[] = []
  const bands: Band<Item>[] = []
  const over: Item[] = []
  for (const { item, left, right } of spans.toSorted((one, other) => one.left - other.left)) {
    const free = ends.findIndex((end) => end + apart <= left)
    const row = free < 0 ? ends.length : free
    if (row >= mostRows) over.push(item)
    else {
      ends[row] = Math.max(right, left + leastWidth)
      bands.push({ item, left, right: ends[row], row })
    }
  }
  return { bands, over }
}
