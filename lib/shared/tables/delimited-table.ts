import { type ExportCell, escapeFormula, formatNumberCell } from './export-cells'

/** A cell to be handed on: text, or an amount. */
export type Cell = ExportCell

/** How a file is written: the sign before the decimals decides what parts the cells. */
export type TableStyle = { decimalMark: '.' | ',' }

/**
 * Comma-separated text as a spreadsheet opens it: with the mark of UTF-8, and semicolons where the
 * decimals have the comma. Text is always in quotes and never a formula; numbers stand bare,
 * without groups.
 */
export function toCsv(rows: readonly (readonly Cell[])[], { decimalMark }: TableStyle): string {
  const separator = decimalMark === ',' ? ';' : ','
  const formatCsvCell = (cell: Cell) =>
    typeof cell === 'string'
      ? `"${escapeFormula(cell).replaceAll('"', '""')}"`
      : formatCellValue(cell, decimalMark)
  return `\uFEFF${rows.map((row) => `${row.map(formatCsvCell).join(separator)}\r\n`).join('')}`
}

/**
 * Tab-separated text to paste into a spreadsheet, a row a line: tabs and line breaks inside a text
 * become blanks.
 */
export function toTsv(rows: readonly (readonly Cell[])[], { decimalMark }: TableStyle): string {
  const formatTsvCell = (cell: Cell) =>
    typeof cell === 'string'
      ? escapeFormula(cell.replace(/[\t\r\n]+/g, ' '))
      : formatCellValue(cell, decimalMark)
  return rows.map((row) => row.map(formatTsvCell).join('\t')).join('\n')
}

const formatCellValue = (value: Exclude<Cell, string>, decimal: TableStyle['decimalMark']) =>
  value === null ? '' : formatNumberCell(value, { kind: 'reader', decimal, separator: ';' })
