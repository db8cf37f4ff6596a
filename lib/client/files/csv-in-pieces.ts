import { mapInPieces } from '@/lib/client/pauses'
import { type Cell, type TableStyle, toCsv } from '@/lib/shared/tables/delimited-table'

/** Rows of a long table as `toCsv` writes them, with turns for the page in between. */
export async function toCsvInPieces<Row>(
  heads: readonly string[],
  rows: readonly Row[],
  toCells: (row: Row) => readonly Cell[],
  style: TableStyle,
): Promise<Blob> {
  const lines = await mapInPieces(rows, (row) => toCsv([toCells(row)], style).slice(1))
  return new Blob([toCsv([heads], style), ...lines], { type: 'text/csv;charset=utf-8' })
}
