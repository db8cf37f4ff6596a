import type { ReactNode } from 'react'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import type { CardPosition } from '../cards'

/** A column as data. What `cell` shows holds no control of its own: the grid is one tab stop. */
export type GridColumn<Row> = {
  key: string
  title: string
  /** Amounts and counts stand at the end. */
  align?: 'start' | 'end'
  /** In px, as long as a person has not chosen another. */
  width: number
  minWidth?: number
  cell: (row: Row) => ReactNode
  /** Its place on a phone. */
  card?: CardPosition
  /** The page of what the cell names; null where it has none. The link is no tab stop. */
  href?: (row: Row) => string | null
  /** The same as plain text, for copying. */
  text: (row: Row) => string
  /** The amount that is shown: a file and a sheet take it for a number. Absent: it is a text. */
  number?: (row: Row) => ExactNumber | null | undefined
  /** Absent: cannot be sorted by. */
  sort?: GridSort
  /** Says why it can be sorted by, or cannot. */
  sortNote?: string
}

/** What is handed on of a column. */
export type HandedColumn<Row> = Pick<GridColumn<Row>, 'title' | 'text' | 'number'>

export type GridSort = { way: 'asc' | 'desc' | null; onSort: () => void }

/**
 * What a person chose: which columns in which order, widths in px, and how many of the first ones
 * stay in sight.
 */
export type GridColumnChoice = { keys: string[]; widths: Record<string, number>; pinned: number }

/**
 * A column where it stands. `left` is there for a pinned one as soon as scripts run: the policy
 * allows a server no style attribute.
 */
export type ColumnLayout<Row> = {
  column: GridColumn<Row>
  width: number
  pinned?: 'yes' | 'last'
  left?: number
}

/** The width of the column of ticks; app/styles/grid.css knows it too. */
export const tickWidth = 44

const leastWidth = 48
const mostWidth = 900

export function layoutColumns<Row>(
  columns: readonly GridColumn<Row>[],
  widths: Readonly<Record<string, number>>,
  pinned: number,
  isLive: boolean,
): ColumnLayout<Row>[] {
  let left = tickWidth
  return columns.map((column, place) => {
    const width = widths[column.key] ?? column.width
    const isPinned = place < pinned
    const laid: ColumnLayout<Row> = {
      column,
      width,
      pinned: isPinned ? (place === pinned - 1 ? 'last' : 'yes') : undefined,
      left: isLive && isPinned && place > 0 ? left : undefined,
    }
    left += width
    return laid
  })
}

/** The nearest width that a column may have, in whole px. */
export function limitWidth(column: Pick<GridColumn<never>, 'minWidth'>, width: number): number {
  return Math.round(Math.min(mostWidth, Math.max(column.minWidth ?? leastWidth, width)))
}
