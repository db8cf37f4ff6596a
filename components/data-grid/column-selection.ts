type Keyed = { key: string }

/**
 * The columns that a person sees: those of `keys` in their order, or those of `initial` where
 * nothing was chosen. The first of `all` is always there and always first, because it carries the
 * row's link. Keys that nothing has any more are left out.
 */
export function pickColumns<Column extends Keyed>(
  all: readonly Column[],
  keys: readonly string[] | null,
  initial: readonly string[],
): Column[] {
  const [first, ...rest] = all
  const chosen = [...new Set(keys ?? initial)].flatMap(
    (key) => rest.find((column) => column.key === key) ?? [],
  )
  return first ? [first, ...chosen] : []
}

/** Whether a column is among some, by its key: columns are made anew with each language. */
export const hasColumn = (columns: readonly Keyed[], key: string) =>
  columns.some((column) => column.key === key)

/**
 * Every column in the order in which it is offered: the chosen ones as they stand, then the others.
 */
export function listOfferedColumns<Column extends Keyed>(
  all: readonly Column[],
  chosen: readonly Column[],
): Column[] {
  return [...chosen, ...all.filter(({ key }) => !hasColumn(chosen, key))]
}

/**
 * The same with one column a place further up (−1) or down (1), as far as it goes. The first one
 * stays.
 */
export function swapColumns<Column>(
  columns: readonly Column[],
  from: number,
  by: -1 | 1,
): Column[] {
  const to = from + by
  if (from < 1 || to < 1 || to >= columns.length) return [...columns]
  return columns.with(from, columns[to]!).with(to, columns[from]!)
}
