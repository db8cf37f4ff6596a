import {
  formatNumber,
  joinTabSeparated,
  type TableStyle,
  toOneLine,
} from '@/lib/shared/tables/delimited-table'
import { type ExportCell, escapeFormula, toNumberCell } from '@/lib/shared/tables/export-cells'
import type { HandedColumn } from './grid-column'

/** Rows as the cells of a file or a sheet, below their headings. */
export const toTable = <Row>(
  columns: readonly HandedColumn<Row>[],
  rows: readonly Row[],
): ExportCell[][] => [
  columns.map(({ title }) => title),
  ...rows.map((row) => columns.map((column) => toCell(column, row))),
]

/**
 * Rows as a sheet takes them: a heading row, tabs between the values, a line a row. Tabs and line
 * breaks within a value become a space, and what the sheet would run as a formula gets an
 * apostrophe before it, as in a file; so do amounts stand as they do there.
 */
export function formatTabSeparated<Row>(
  columns: readonly HandedColumn<Row>[],
  rows: readonly Row[],
  style: TableStyle,
): string {
  const writeCell = (cell: ExportCell) =>
    typeof cell === 'string' ? withoutFormula(cell) : formatNumber(cell, style)
  return joinTabSeparated(toTable(columns, rows).map((cells) => cells.map(writeCell)))
}

/** One value by itself: an amount as in a row, a text in one line. */
export function formatValue<Row>(column: HandedColumn<Row>, row: Row, style: TableStyle): string {
  const cell = toCell(column, row)
  return typeof cell === 'string' ? toOneLine(cell) : formatNumber(cell, style)
}

const toCell = <Row>({ text, number }: HandedColumn<Row>, row: Row): ExportCell =>
  number ? toNumberCell(number(row)) : text(row) || null

/** A number is a number to a sheet, whatever sign stands before it. */
const withoutFormula = (text: string) => (plainNumber.test(text) ? text : escapeFormula(text))

const plainNumber = /^[-+]\d[\d\s.,]{0,40}$/
