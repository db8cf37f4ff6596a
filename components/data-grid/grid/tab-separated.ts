import { joinTabSeparated } from '@/lib/shared/tables/delimited-table'
import { escapeFormula } from '@/lib/shared/tables/export-cells'
import type { GridColumn } from './grid-column'

/**
 * Rows as a sheet takes them: a heading row, tabs between the values, a line a row. Tabs and line
 * breaks within a value become a space, and what the sheet would run as a formula gets an
 * apostrophe before it, as in a file.
 */
export function formatTabSeparated<Row>(
  columns: readonly Pick<GridColumn<Row>, 'title' | 'text'>[],
  rows: readonly Row[],
): string {
  const lines = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ text }) => text(row))),
  ]
  return joinTabSeparated(lines.map((values) => values.map(withoutFormula)))
}

/** A number is a number to a sheet, whatever sign stands before it. */
const withoutFormula = (text: string) => (plainNumber.test(text) ? text : escapeFormula(text))

const plainNumber = /^[-+]\d[\d\s.,]{0,40}$/
