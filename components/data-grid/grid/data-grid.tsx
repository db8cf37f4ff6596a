'use client'

import { type MouseEvent, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { UnreadRecords } from '@/components/ui/states/unread-records'
import { useHydrated } from '@/lib/client/hydration'
import { useTableShortcuts } from '../use-table-shortcuts'
import { gridRole } from './cell-props'
import { findCell, findRowCell, getCellPosition } from './cells'
import { ColumnMenu } from './column-menu'
import type { DataGridProps } from './data-grid-props'
import { GridHead } from './grid-head'
import { handleGridKey } from './grid-keys'
import { GridRows } from './grid-rows'
import { getAriaRowCount } from './row-count'
import { useActiveCell } from './use-active-cell'
import { useColumnChoice } from './use-column-choice'
import { useColumnMenu } from './use-column-menu'
import { useGridCopy } from './use-grid-copy'
import { useGridPosition } from './use-grid-position'
import { useGridHeights } from './use-row-window'
import { useSelection } from './use-selection'
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
  const {
    label,
    columns,
    pinned,
    widths,
    held,
    total,
    hasMore,
    rowAt,
    keyOf,
    version,
    selected,
    openKey,
    onOpen,
    empty,
    tail,
  } = props
  const scroller = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const isLive = useHydrated()
  const { row: rowHeight, head: headHeight } = useGridHeights()
  const findKeyAt = (index: number) => {
    const row = rowAt(index)
    return row === undefined ? undefined : keyOf(row)
  }

  const choice = useColumnChoice({
    scroller,
    columns,
    widths,
    pinned,
    isLive,
    onColumns: props.onColumns,
    onSaid: setSaid,
  })
  const columnKeys = columns.map(({ key }) => key)
  const active = useActiveCell({
    scroller,
    columnKeys,
    held,
    keyAt: findKeyAt,
    version,
    openKey,
  })
  const selection = useSelection({
    held,
    hasMore,
    keyAt: findKeyAt,
    selected,
    onSelect: props.onSelect,
    onSaid: setSaid,
  })
  const copy = useGridCopy({ columns, held, rowAt, keyOf, selected, onSaid: setSaid })
  const menu = useColumnMenu(columns, choice)
  useImperativeHandle(props.ref, () => ({ focus: active.focus }))

  const { position } = active
  useTableShortcuts(scroller, {
    leadIn: () => {
      if (held > 0) active.goTo({ ...position, row: Math.max(0, position.row) })
      return held > 0
    },
    findHref: (target) => {
      const row = findCell(target) ? rowAt(getCellPosition(findCell(target)!).row) : undefined
      return (row && props.hrefOf?.(row)) ?? null
    },
  })
  const listPosition = useGridPosition({
    ...{ scroller, label, columnKeys, held, hasMore, rowHeight, isLive, position, selected },
    keyAt: findKeyAt,
    onSelect: props.onSelect,
    onNearEnd: props.onNearEnd,
    goTo: active.goTo,
    markCell: active.mark,
  })
  const headColumn = position.row < 0 ? columns[position.column - 1] : undefined

  function open(index: number) {
    const row = index < 0 ? undefined : rowAt(index)
    if (row === undefined || keyOf(row) === openKey) return
    listPosition.note()
    onOpen(row)
  }

  function toggle(index: number) {
    if (index >= 0) selection.toggle(index)
    else if (selection.tick === 'all') selection.none()
    else selection.all()
  }

  const acts = {
    go: (to: typeof position, isExtending: boolean) => {
      if (isExtending && position.row >= 0 && to.row >= 0) selection.extend(position.row, to.row)
      else selection.settle()
      active.goTo(to)
      if (openKey !== null && to.row !== position.row) open(to.row)
    },
    toggle: () => toggle(position.row),
    extend: () => position.row >= 0 && selection.reach(position.row, position.row),
    selectAll: selection.all,
    open: () => open(position.row),
    close: () => {
      if (openKey !== null) onOpen(null)
      else if (selected.size > 0) selection.none()
      else return false
      return true
    },
    copy: (what: 'selection' | 'row') => copy(what, position),
    head: {
      act: () =>
        headColumn?.sort
          ? headColumn.sort.onSort()
          : menu.openAt(scroller.current!, position.column),
      menu: () => menu.openAt(scroller.current!, position.column),
      pin: () => headColumn && choice.pin(headColumn.key),
      move: (by: -1 | 1) => headColumn && choice.move(headColumn.key, by),
      widen: (by: number) => headColumn && choice.widenBy(headColumn.key, by),
    },
  }

  function handleClick(event: MouseEvent<HTMLElement>) {
    const target = event.target as HTMLElement
    const cell = findCell(target) ?? findRowCell(target)
    if (!cell || target.closest('a, button, .grid-edge')) return
    const at = getCellPosition(cell)
    if (at.row < 0) return at.column === 0 ? toggle(-1) : columns[at.column - 1]!.sort?.onSort()
    if (event.shiftKey) {
      selection.reach(Math.max(0, position.row), at.row)
      active.goTo(at)
    } else if (at.column === 0 || event.ctrlKey || event.metaKey) toggle(at.row)
    else if (getSelection()?.isCollapsed !== false) {
      selection.settle()
      open(at.row)
    }
  }

  function countVisibleRows() {
    return Math.max(1, Math.floor(scroller.current!.clientHeight / rowHeight) - 2)
  }

  return (
    <div ref={scroller} className="grid-frame">
      <table
        {...gridRole}
        aria-label={label}
        aria-rowcount={getAriaRowCount({ held, total, hasMore })}
        aria-colcount={columns.length + 1}
        className="grid-table"
        style={isLive ? { height: headHeight + held * rowHeight } : undefined}
        onKeyDown={(event) => {
          if (findCell(event.target) === event.target)
            handleGridKey(
              event,
              position,
              { rows: held, columns: columns.length + 1, screenful: countVisibleRows() },
              acts,
            )
        }}
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
          rowHeight={rowHeight}
          isLive={isLive}
          position={position}
          rowAt={rowAt}
          keyOf={keyOf}
          selected={selected}
          openKey={openKey}
          onShown={active.keep}
          onNearEnd={() => hasMore && props.onNearEnd()}
        />
      </table>
      {held === 0 && !hasMore && empty}
      <Unread held={held} rowAt={rowAt} version={version} />
      {tail && <div className="sticky left-0 w-fit max-w-full">{tail}</div>}
      <ColumnMenu
        panel={menu.panel}
        opener={menu.opener}
        column={menu.column?.title ?? ''}
        note={menu.note}
        entries={menu.entries}
        onToggle={menu.toggled}
      />
      <p className="sr-only" role="status">
        {said}
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
