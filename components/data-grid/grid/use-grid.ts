import { type MouseEvent, useImperativeHandle, useRef, useState } from 'react'
import { useHydrated } from '@/lib/client/hydration'
import { useTableShortcuts } from '../use-table-shortcuts'
import type { CellPosition } from './cell-moves'
import { findCell, findRowCell, getCellPosition } from './cells'
import type { DataGridProps } from './data-grid-props'
import type { GridActions } from './grid-keys'
import { useActiveCell } from './use-active-cell'
import { useColumnChoice } from './use-column-choice'
import { useColumnMenu } from './use-column-menu'
import { useGridCopy } from './use-grid-copy'
import { useGridPosition } from './use-grid-position'
import { useGridHeights } from './use-row-window'
import { useSelection } from './use-selection'

/** What a grid keeps, each part with what it does: its columns, active cell, selection and place. */
export function useGrid<Row>(props: DataGridProps<Row>) {
  const { columns, pinned, widths, held, hasMore, rowAt, keyOf, version, selected } = props
  const scroller = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const isLive = useHydrated()
  const heights = useGridHeights()
  const keyAt = (index: number) => {
    const row = rowAt(index)
    return row === undefined ? undefined : keyOf(row)
  }

  const choice = useColumnChoice({
    ...{ scroller, columns, widths, pinned, isLive },
    onColumns: props.onColumns,
    onSaid: setSaid,
  })
  const columnKeys = columns.map(({ key }) => key)
  const active = useActiveCell({
    ...{ scroller, columnKeys, held, keyAt, version },
    openKey: props.openKey,
  })
  const selection = useSelection({
    ...{ held, hasMore, keyAt, selected },
    onSelect: props.onSelect,
    onSaid: setSaid,
  })
  const copy = useGridCopy({ columns, held, rowAt, keyOf, selected, onSaid: setSaid })
  const menu = useColumnMenu(columns, choice)
  useImperativeHandle(props.ref, () => ({ focus: active.focus }))

  const { position } = active
  useTableShortcuts(scroller, {
    leadIn: () => {
      if (held === 0) return false
      // The active cell takes no focus from elsewhere.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      active.goTo({ ...position, row: Math.max(0, position.row) })
      return true
    },
    findHref: (target) => {
      const row = findCell(target) ? rowAt(getCellPosition(findCell(target)!).row) : undefined
      return (row && props.hrefOf?.(row)) ?? null
    },
  })
  const listPosition = useGridPosition({
    ...{ scroller, columnKeys, held, hasMore, isLive, position, selected, keyAt },
    label: props.label,
    rowHeight: heights.row,
    onSelect: props.onSelect,
    onNearEnd: props.onNearEnd,
    goTo: active.goTo,
    markCell: active.mark,
  })
  return { scroller, said, isLive, heights, choice, active, selection, copy, menu, listPosition }
}

type Grid<Row> = ReturnType<typeof useGrid<Row>>

/** What keys and clicks do to a grid. */
export function createGridActions<Row>(props: DataGridProps<Row>, grid: Grid<Row>) {
  const { rowAt, keyOf, openKey, onOpen } = props
  const { active, selection } = grid
  const { position } = active

  function open(index: number) {
    const row = index < 0 ? undefined : rowAt(index)
    if (row === undefined || keyOf(row) === openKey) return
    grid.listPosition.note()
    onOpen(row)
  }

  function toggle(index: number) {
    if (index >= 0) selection.toggle(index)
    else if (selection.tick === 'all') selection.none()
    else selection.all()
  }

  const acts: GridActions = {
    go: (to, isExtending) => {
      if (isExtending && position.row >= 0 && to.row >= 0) selection.extend(position.row, to.row)
      else selection.settle()
      active.goTo(to)
      if (openKey !== null && to.row !== position.row) open(to.row)
    },
    toggle: () => toggle(position.row),
    extend: () => {
      if (position.row >= 0) selection.reach(position.row, position.row)
    },
    selectAll: selection.all,
    open: () => open(position.row),
    close: () => {
      if (openKey !== null) onOpen(null)
      else if (props.selected.size > 0) selection.none()
      else return false
      return true
    },
    copy: (what) => grid.copy(what, position),
    head: createHeadActions(props, grid),
  }

  function handleClick(event: MouseEvent<HTMLElement>) {
    const target = event.target as HTMLElement
    const cell = findCell(target) ?? findRowCell(target)
    if (!cell || target.closest('a, button, .grid-edge')) return
    const at = getCellPosition(cell)
    if (at.row < 0) clickHead(at)
    else if (event.shiftKey) {
      selection.reach(Math.max(0, position.row), at.row)
      active.goTo(at)
    } else if (at.column === 0 || event.ctrlKey || event.metaKey) toggle(at.row)
    else if (getSelection()?.isCollapsed !== false) {
      selection.settle()
      open(at.row)
    }
  }

  function clickHead({ column }: CellPosition) {
    if (column === 0) toggle(-1)
    else props.columns[column - 1]!.sort?.onSort()
  }

  return { acts, handleClick }
}

function createHeadActions<Row>(
  { columns }: DataGridProps<Row>,
  { scroller, choice, menu, active: { position } }: Grid<Row>,
): GridActions['head'] {
  const column = position.row < 0 ? columns[position.column - 1] : undefined
  const openMenu = () => menu.openAt(scroller.current!, position.column)
  return {
    act: () => (column?.sort ? column.sort.onSort() : openMenu()),
    menu: openMenu,
    pin: () => column && choice.pin(column.key),
    move: (by) => column && choice.move(column.key, by),
    widen: (by) => column && choice.widenBy(column.key, by),
  }
}
