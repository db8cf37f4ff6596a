/** A cell to be handed on: text, or an amount. */
export type Cell = string | number | null

/** How a file is written: the sign before the decimals decides what parts the cells. */
export type TableStyle = { decimalMark: '.' | ',' }

/**
 * Comma-separated text as a spreadsheet opens it: with the mark of UTF-8, and semicolons where the decimals have the comma. Text is always in quotes and
 * never a formula; numbers stand bare, without groups.
 */
export function asCsv(rows: readonly (readonly Cell[])[], { decimalMark }: TableStyle): string {
  const separator = decimalMark === ',' ? ';' : ','
  const written = (cell: Cell) => (typeof cell === 'string' ? `"${harmless(cell).replaceAll('"', '""')}"` : numberText(cell, decimalMark))
  return `\uFEFF${rows.map((row) => `${row.map(written).join(separator)}\r\n`).join('')}`
}

/** Tab-separated text to paste into a spreadsheet, a row a line: tabs and line breaks inside a text become blanks. */
export function asTabbed(rows: readonly (readonly Cell[])[], { decimalMark }: TableStyle): string {
  const written = (cell: Cell) => (typeof cell === 'string' ? harmless(cell.replace(/[\t\r\n]+/g, ' ')) : numberText(cell, decimalMark))
  return rows.map((row) => row.map(written).join('\t')).join('\n')
}

/** A text that a spreadsheet would take for a formula, with an apostrophe before it. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const numberText = (value: number | null, decimalMark: string) => (value === null ? '' : String(value).replace('.', decimalMark))
