/** Where the keyboard is. Row −1 is the head; column 0 holds the ticks. */
export type CellPosition = { row: number; column: number }

/** How far one can go, and how many rows a screen shows. */
export type GridExtent = { rows: number; columns: number; screenful: number }

type Step = (at: CellPosition, extent: GridExtent) => CellPosition

const createRowStep =
  (by: number): Step =>
  (at) => ({ ...at, row: at.row + by })
const createColumnStep =
  (by: number): Step =>
  (at) => ({ ...at, column: at.column + by })

const steps: Record<string, Step> = {
  ArrowDown: createRowStep(1),
  ArrowUp: createRowStep(-1),
  ArrowRight: createColumnStep(1),
  ArrowLeft: createColumnStep(-1),
  Home: (at) => ({ ...at, column: 0 }),
  End: (at, { columns }) => ({ ...at, column: columns - 1 }),
  PageDown: (at, { screenful }) => ({ ...at, row: Math.max(0, at.row) + screenful }),
  PageUp: (at, { screenful }) => ({
    ...at,
    row: at.row < 0 ? at.row : Math.max(0, at.row - screenful),
  }),
}
const farSteps: Record<string, Step> = {
  Home: () => ({ row: 0, column: 0 }),
  End: (_, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
}
const letters: Record<string, string> = { j: 'ArrowDown', k: 'ArrowUp' }

/** Where a key leads from a cell, never off the grid; null for a key that does not move. */
export function findNextPosition(
  at: CellPosition,
  press: { key: string; isFar: boolean },
  extent: GridExtent,
): CellPosition | null {
  const step = press.isFar ? farSteps[press.key] : steps[letters[press.key] ?? press.key]
  return step ? limitPosition(step(at, extent), extent) : null
}

/** The nearest place that exists. Without rows that is the head. */
export function limitPosition(
  { row, column }: CellPosition,
  { rows, columns }: Pick<GridExtent, 'rows' | 'columns'>,
): CellPosition {
  return {
    row: Math.min(rows - 1, Math.max(-1, row)),
    column: Math.min(columns - 1, Math.max(0, column)),
  }
}
