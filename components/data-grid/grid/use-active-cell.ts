import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { isNowhere } from '../use-table-shortcuts'
import { type CellPosition, limitPosition } from './cell-moves'
import { findCell, findCellAt, getCellPosition, reveal } from './cells'
import { findKeyIndex, type KeyAt } from './row-selection'

/**
 * The one cell of the grid that Tab reaches. It belongs to its row and column rather than to a
 * place, so it goes along when rows come in above or a column moves; and while it has the keyboard
 * it keeps it, whatever leaves the document.
 */
export function useActiveCell({
  scroller,
  columnKeys,
  held,
  keyAt,
  version,
  openKey,
}: ActiveCellOptions) {
  const [at, setAt] = useState<ActiveCell>({ row: 0, column: 1 })
  const [seen, setSeen] = useState(version)
  const hasFocus = useRef(false)
  const toReveal = useRef(false)

  const column =
    at.columnKey === undefined ? at.column : columnKeys.indexOf(at.columnKey) + 1 || at.column
  const position = limitPosition(
    { row: at.row, column },
    { rows: held, columns: columnKeys.length + 1 },
  )

  if (!Object.is(seen, version)) {
    setSeen(version)
    const row =
      at.rowKey === undefined ? -1 : findKeyIndex(at.rowKey, Math.min(at.row, held), held, keyAt)
    if (row >= 0 && row !== at.row) setAt({ ...at, row })
  }

  function moveTo(next: CellPosition) {
    setAt({
      ...next,
      rowKey: next.row < 0 ? undefined : keyAt(next.row),
      columnKey: columnKeys[next.column - 1],
    })
  }

  function keep() {
    const cell = hasFocus.current && findCellAt(scroller.current!, position)
    if (cell && cell !== document.activeElement && isFree(scroller.current!))
      cell.focus({ preventScroll: true })
  }

  useLayoutEffect(() => {
    keep()
    if (!toReveal.current) return
    toReveal.current = false
    show()
  })

  function show() {
    const cell = findCellAt(scroller.current!, position)
    if (cell) reveal(scroller.current!, cell)
  }

  function focus() {
    hasFocus.current = true
    findCellAt(scroller.current!, position)?.focus({ preventScroll: true })
    show()
  }
  function moveToRow(row: number) {
    toReveal.current = true
    moveTo({ ...position, row })
  }
  useOpenRow({ openKey, position, held, keyAt, focus, lead: moveToRow, show })

  return {
    position,
    /** Takes the keyboard along, and into sight. */
    goTo: (next: CellPosition) => {
      hasFocus.current = true
      toReveal.current = true
      moveTo(next)
    },
    /** As `goTo`, and leaves the keyboard where it is. */
    mark: moveTo,
    focus,
    /** Gives the keyboard back to its cell after rows have left the document. */
    keep,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const cell = findCell(event.target)
      if (!cell) return
      hasFocus.current = true
      if (cell !== event.target) cell.focus({ preventScroll: true })
      const next = getCellPosition(cell)
      if (next.row !== position.row || next.column !== position.column) moveTo(next)
    },
    onBlur: () => {
      hasFocus.current = false
    },
  }
}

type ActiveCell = CellPosition & { rowKey?: string; columnKey?: string }

type ActiveCellOptions = {
  scroller: RefObject<HTMLElement | null>
  columnKeys: readonly string[]
  held: number
  keyAt: KeyAt
  version: unknown
  openKey: string | null
}

type OpenRowOptions = {
  openKey: string | null
  position: CellPosition
  held: number
  keyAt: KeyAt
  focus: () => void
  lead: (row: number) => void
  show: () => void
}

/**
 * Leads the active cell to a row that was opened from elsewhere, and takes the keyboard back when
 * what showed the row has gone with it.
 */
function useOpenRow({ openKey, position, held, keyAt, focus, lead, show }: OpenRowOptions) {
  const followed = useRef<string | null>(null)
  useEffect(() => {
    if (openKey === followed.current) return
    if (openKey === null) {
      followed.current = null
      if (document.activeElement === document.body) focus()
      return
    }
    const row =
      keyAt(position.row) === openKey
        ? position.row
        : findKeyIndex(openKey, Math.max(0, position.row), held, keyAt)
    if (row < 0) return
    followed.current = openKey
    if (row === position.row) show()
    else lead(row)
  })
}

/** Nothing else on the page has taken the keyboard. */
function isFree(scroller: HTMLElement) {
  const now = document.activeElement
  return isNowhere(now) || scroller.contains(now)
}
