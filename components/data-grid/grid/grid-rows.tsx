import type { CellPlace } from './cell-moves'
import { rowGroupRole } from './cell-props'
import type { LaidColumn } from './grid-column'
import { GridRow } from './grid-row'
import type { RowWindow } from './use-row-window'

/** The rows in sight as one block, and the row of the active cell wherever it is: what has the keyboard never leaves the document. */
export function GridRows<Row>({ columns, window, held, rowHeight, isLive, place, rowAt, keyOf, selected, openKey }: GridRowsProps<Row>) {
  const inSight = Array.from({ length: Math.max(0, Math.min(window.end, held) - window.start) }, (_, at) => window.start + at)
  const isAway = place.row >= 0 && !inSight.includes(place.row)
  const shown = isAway ? (place.row < window.start ? [place.row, ...inSight] : [...inSight, place.row]) : inSight
  return (
    <tbody {...rowGroupRole} className="grid-rows" style={isLive ? { transform: `translateY(${window.start * rowHeight}px)` } : undefined}>
      {shown.map((index) => {
        const row = rowAt(index)
        const key = row === undefined ? null : keyOf(row)
        return (
          <GridRow
            key={index}
            row={row}
            index={index}
            columns={columns}
            isSelected={key !== null && selected.has(key)}
            isOpen={key !== null && key === openKey}
            activeColumn={index === place.row ? place.column : null}
            offset={isAway && index === place.row ? (index - window.start) * rowHeight : undefined}
          />
        )
      })}
    </tbody>
  )
}

type GridRowsProps<Row> = {
  columns: readonly LaidColumn<Row>[]
  window: RowWindow
  held: number
  rowHeight: number
  isLive: boolean
  place: CellPlace
  rowAt: (index: number) => Row | undefined
  keyOf: (row: Row) => string
  selected: ReadonlySet<string>
  openKey: string | null
}
