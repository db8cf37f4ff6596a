'use client'

import { type KeyboardEvent, type MouseEvent, useMemo } from 'react'
import { UnreadRecords } from '@/components/ui/states/unread-records'
import { gridRole } from './cell-props'
import { findCell } from './cells'
import { ColumnMenu } from './column-menu'
import type { DataGridProps } from './data-grid-props'
import { GridHead } from './grid-head'
import { handleGridKey } from './grid-keys'
import { GridRows } from './grid-rows'
import { getAriaRowCount } from './row-count'
import { createGridActions, useGrid } from './use-grid'
import './grid.css'

/**
 * Rows by the thousand, of which only those in sight are in the document. It knows no area, holds
 * no rows and keeps no choice: all of that is the caller's.
 *
 * One tab stop with the keys of an ARIA grid, which J, K and the arrows lead to from anywhere on
 * the page. Space selects, Shift extends, Ctrl+A takes all rows held, Enter opens, and while a row
 * stands open up and down change it; Esc closes it, or else lets go of what is selected. Ctrl+C
 * copies what is selected, else the cell; Ctrl+Shift+C the row. On a head Enter sorts, Space opens
 * its menu, Alt with an arrow moves the column, with Shift as well it changes the width.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { columns, held, total, hasMore, rowAt, version } = props
  const grid = useGrid(props)
  const { scroller, isLive, heights, choice, active, selection, menu, listPosition } = grid
  const { position } = active
  const { acts, handleClick } = createGridActions(props, grid)

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (findCell(event.target) !== event.target) return
    const visible = Math.floor(scroller.current!.clientHeight / heights.row)
    const screenful = Math.max(1, visible - 2)
    handleGridKey(event, position, { rows: held, columns: columns.length + 1, screenful }, acts)
  }

  return (
    <div ref={scroller} className="grid-frame">
      <table
        {...gridRole}
        aria-label={props.label}
        aria-rowcount={getAriaRowCount({ held, total, hasMore })}
        aria-colcount={columns.length + 1}
        className="grid-table"
        style={isLive ? { height: heights.head + held * heights.row } : undefined}
        onKeyDown={handleKey}
        onFocus={active.onFocus}
        onBlur={active.onBlur}
        onMouseDown={keepTextUnmarked}
        onClickCapture={listPosition.followLink}
        onClick={handleClick}
      >
        <GridHead
          columns={choice.laid}
          activeColumn={position.row < 0 ? position.column : null}
          isEmpty={held === 0 && !hasMore}
          tick={selection.tick}
          menuFor={menu.column?.key ?? null}
          onMenu={menu.toggle}
          onMenuPress={menu.pressed}
          onWidth={choice.widen}
          onFit={choice.fit}
        />
        <GridRows
          columns={choice.laid}
          held={held}
          rowHeight={heights.row}
          isLive={isLive}
          position={position}
          rowAt={rowAt}
          keyOf={props.keyOf}
          selected={props.selected}
          openKey={props.openKey}
          onShown={active.keep}
          onNearEnd={() => hasMore && props.onNearEnd()}
        />
      </table>
      {held === 0 && !hasMore && props.empty}
      <Unread held={held} rowAt={rowAt} version={version} />
      {props.tail && <div className="sticky left-0">{props.tail}</div>}
      <ColumnMenu
        panel={menu.panel}
        opener={menu.opener}
        column={menu.column?.title ?? ''}
        note={menu.note}
        entries={menu.entries}
        onToggle={menu.toggled}
      />
      <p className="sr-only" role="status">
        {grid.said}
      </p>
    </div>
  )
}

/** The rows that could not be read in full, looked for only when the rows are other ones. */
function Unread({
  held,
  rowAt,
  version,
}: Pick<DataGridProps<unknown>, 'held' | 'rowAt' | 'version'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version tells when the rows behind rowAt are other ones
  const rows = useMemo(() => Array.from({ length: held }, (_, at) => rowAt(at)), [held, version])
  return <UnreadRecords rows={rows} />
}

/** A press with Shift extends the selection of rows; the browser would mark text instead. */
function keepTextUnmarked(event: MouseEvent) {
  if (event.shiftKey && findCell(event.target)) event.preventDefault()
}
