import type { GridColumn } from './grid-column'

/** Rows as a sheet takes them: a heading row, tabs between the values, a line a row. Tabs and line breaks within a value become a space. */
export function tabSeparated<Row>(columns: readonly Pick<GridColumn<Row>, 'title' | 'text'>[], rows: readonly Row[]): string {
  const lines = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ text }) => text(row)))]
  return lines.map((values) => values.map(oneLine).join('\t')).join('\n')
}

export function oneLine(text: string): string {
  return text.replace(/[\t\r\n\u2028\u2029]+/g, ' ')
}
