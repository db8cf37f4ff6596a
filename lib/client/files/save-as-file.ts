import { mapInPieces } from '@/lib/client/pauses'
import { type Cell, type TableStyle, toCsv } from '@/lib/shared/tables/delimited-table'

/** Saves what the browser holds as a file: a text, or a file that was made in it. */
export function saveAsFile(name: string, held: string | Blob) {
  const file =
    typeof held === 'string' ? new Blob([held], { type: 'text/csv;charset=utf-8' }) : held
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser takes the file from the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** The sign before decimals in the language of the reader's browser. */
export function getDecimalMark(): '.' | ',' {
  const mark = new Intl.NumberFormat()
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value
  return mark === ',' ? ',' : '.'
}

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
