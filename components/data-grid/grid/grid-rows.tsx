import { useLayoutEffect, useRef, useState } from 'react'
import { cardRows } from '../cards'
import type { CellPosition } from './cell-moves'
import { rowGroupRole } from './cell-props'
import type { ColumnLayout } from './grid-column'
import { GridRow } from './grid-row'
import { computeNextSlots } from './row-slots'
import { useRowWindow } from './use-row-window'

/**
 * The rows in sight as one block, and the row of the active cell wherever it is: what has the
 * keyboard never leaves the document.
 */
export function GridRows<Row>(props: GridRowsProps<Row>) {
  const {
    columns,
    held,
    rowHeight,
    isLive,
    position,
    rowAt,
    keyOf,
    selected,
    openKey,
    onShown,
    onNearEnd,
  } = props
  const ref = useRef<HTMLTableSectionElement>(null)
  const { start, end } = useRowWindow({ rows: ref, held, rowHeight, isLive, onNearEnd })
  const [slots, setSlots] = useState({ start, end, shift: 0 })
  const { shift } = computeNextSlots(slots, { start, end })
  if (slots.start !== start || slots.end !== end) setSlots({ start, end, shift })
  useLayoutEffect(onShown)

  const inSight = Array.from(
    { length: Math.max(0, Math.min(end, held) - start) },
    (_, at) => start + at,
  )
  const isAbove = position.row >= 0 && position.row < start
  const isBelow = position.row >= start + inSight.length

  function renderRow(index: number, isAway = false) {
    const row = rowAt(index)
    const key = row === undefined ? null : keyOf(row)
    return (
      <GridRow
        key={isAway ? 'away' : index + shift}
        row={row}
        index={index}
        columns={columns}
        isSelected={key !== null && selected.has(key)}
        isOpen={key !== null && key === openKey}
        activeColumn={index === position.row ? position.column : null}
        offset={isAway ? (index - start) * rowHeight : undefined}
      />
    )
  }

  return (
    <tbody
      ref={ref}
      {...rowGroupRole}
      className={`grid-rows card:*:*:not-data-card:sr-only card:**:data-[card=tick]:pt-1 ${cardRows}`}
      style={isLive ? { transform: `translateY(${start * rowHeight}px)` } : undefined}
    >
      {isAbove && renderRow(position.row, true)}
      {inSight.map((index) => renderRow(index))}
      {isBelow && renderRow(position.row, true)}
    </tbody>
  )
}

type GridRowsProps<Row> = {
  columns: readonly ColumnLayout<Row>[]
  held: number
  rowHeight: number
  isLive: boolean
  position: CellPosition
  rowAt: (index: number) => Row | undefined
  keyOf: (row: Row) => string
  selected: ReadonlySet<string>
  openKey: string | null
  /** Other rows stand in the document now. */
  onShown: () => void
  onNearEnd: () => void
}
