import type { ReactNode, Ref } from 'react'
import type { GridColumn, GridColumnChoice } from './grid-column'
import type { GridTotal } from './row-count'

export type GridHandle = {
  /** Gives the keyboard to the cell that had it last. */
  focus: () => void
}

export type DataGridProps<Row> = {
  ref?: Ref<GridHandle>
  /** The name of the grid for those who do not see it. */
  label: string
  /** Those shown, in order. */
  columns: readonly GridColumn<Row>[]
  /** How many of the first columns stay in sight; a narrow window keeps one. */
  pinned: number
  /** In px by the column's key, where a person has chosen. */
  widths: Readonly<Record<string, number>>
  held: number
  total: GridTotal
  /** More rows match than are held. */
  hasMore: boolean
  /** Undefined: on its way. */
  rowAt: (index: number) => Row | undefined
  keyOf: (row: Row) => string
  /**
   * Another value whenever the rows are other ones, so that the active cell can go along with its
   * row.
   */
  version: unknown
  /** The last held rows come near. It may be asked again before an answer is there. */
  onNearEnd: () => void
  /** Keys of held rows. */
  selected: ReadonlySet<string>
  onSelect: (keys: Set<string>) => void
  /** The row that stands open beside the grid. */
  openKey: string | null
  onOpen: (row: Row | null) => void
  /** The page that a row opens: it is fetched ahead once the row is marked. */
  hrefOf?: (row: Row) => string | null
  onColumns: (next: GridColumnChoice) => void
  /** In the place of the rows when there is none. */
  empty?: ReactNode
  /** After the last row held: what failed, what is on its way, or that this is the end. */
  tail?: ReactNode
}
