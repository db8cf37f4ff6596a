import type { ReactNode } from 'react'
import type { CardPosition } from './cards'

/**
 * Columns as data, typed by the row they show: `defineColumns<Customer>()([{ key: 'name', … }])`;
 * with what each tells more, as the text that is copied.
 */
export function defineColumns<Row, More = unknown>() {
  return <const Columns extends readonly (Column<Row> & More)[]>(columns: Columns) => columns
}

export type Column<Row> = {
  key: string
  title: string
  /** Amounts and counts stand at the end. */
  align?: 'start' | 'end'
  /** A width class, such as `w-40`. Room left over is shared in proportion. */
  width?: string
  /** The upstream's own word for this order; without it the column cannot be sorted by. */
  sort?: string
  /** Its place on a phone. */
  card?: CardPosition
  cell: (row: Row) => ReactNode
}
