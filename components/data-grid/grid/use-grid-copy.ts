import { getDecimalMark } from '@/lib/client/files/save-as-file'
import { useT } from '@/lib/client/translation'
import { toOneLine } from '@/lib/shared/tables/delimited-table'
import type { CellPosition } from './cell-moves'
import type { GridColumn } from './grid-column'
import { formatTabSeparated, formatValue } from './tab-separated'

/**
 * Copies the selected rows or the row of the active cell as tab-separated text, or the active cell
 * alone, and says what came of it.
 */
export function useGridCopy<Row>({
  columns,
  held,
  rowAt,
  keyOf,
  selected,
  onSaid,
}: GridCopyOptions<Row>) {
  const t = useT()
  async function write(text: string, rows: number) {
    try {
      await navigator.clipboard.writeText(text)
      onSaid(t('grid.copied', { rows }))
    } catch {
      onSaid(t('grid.copyRefused'))
    }
  }

  function listSelectedRows() {
    return Array.from({ length: held }, (_, index) => rowAt(index)).filter(
      (row) => row !== undefined && selected.has(keyOf(row)),
    ) as Row[]
  }

  return (what: 'selection' | 'row', position: CellPosition) => {
    const row = position.row < 0 ? undefined : rowAt(position.row)
    const rows = what === 'row' ? (row === undefined ? [] : [row]) : listSelectedRows()
    const style = { decimalMark: getDecimalMark() }
    if (rows.length > 0) return void write(formatTabSeparated(columns, rows, style), rows.length)

    const column = columns[position.column - 1]
    if (!column) return
    if (position.row < 0) void write(toOneLine(column.title), 0)
    else if (row !== undefined) void write(formatValue(column, row, style), 0)
  }
}

type GridCopyOptions<Row> = {
  columns: readonly GridColumn<Row>[]
  held: number
  rowAt: (index: number) => Row | undefined
  keyOf: (row: Row) => string
  selected: ReadonlySet<string>
  onSaid: (what: string) => void
}
