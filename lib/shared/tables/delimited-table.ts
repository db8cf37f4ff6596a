import type { ExportFile } from '@/lib/contracts/desk/export-files'
import { type ExportCell, escapeFormula, formatNumberCell, getSeparator } from './export-cells'

/** A cell to be handed on: text, or an amount. */
export type Cell = ExportCell

/** How a file is written: the sign before the decimals decides what parts the cells. */
export type TableStyle = { decimalMark: '.' | ',' }

const toFileStyle = ({ decimalMark }: TableStyle): ExportFile['style'] => ({
  kind: 'reader',
  decimal: decimalMark,
  separator: decimalMark === ',' ? ';' : ',',
})

/**
 * Comma-separated text as a spreadsheet opens it: with the mark of UTF-8, and semicolons where the
 * decimals have the comma. Text is always in quotes and never a formula; numbers stand bare,
 * without groups.
 */
export function toCsv(rows: readonly (readonly Cell[])[], style: TableStyle): string {
  const written = toFileStyle(style)
  return `\uFEFF${rows.map((row) => formatCsvLine(row, written)).join('')}`
}

/**
 * Texts in quotation marks, those inside doubled (RFC 4180), numbers without; so a blank text and
 * one that the answer did not carry are told apart. A text that a spreadsheet would take for a
 * formula is made harmless. Written by hand: every text is quoted, so nothing is left to decide,
 * and a library took four fifths of an export's time. A cell is taken from row to text in one go,
 * because what is made in between is most of an export's memory.
 */
export function formatCsvLine(cells: readonly Cell[], style: ExportFile['style']): string {
  const separator = getSeparator(style)
  const writeCell = (cell: Cell) => {
    if (cell === null) return ''
    if (typeof cell === 'string') return quoteText(escapeFormula(cell))
    const number = formatNumberCell(cell, style)
    return number.includes(separator) ? quoteText(number) : number
  }
  return `${cells.map(writeCell).join(separator)}\r\n`
}

const quoteText = (text: string) => `"${text.includes('"') ? text.replaceAll('"', '""') : text}"`

/** A number as a reader's table has it: an ASCII minus, no groups. Nothing where there is none. */
export const formatNumber = (cell: Exclude<Cell, string>, style: TableStyle): string =>
  cell === null ? '' : formatNumberCell(cell, toFileStyle(style))

/** Tab-separated text to paste into a spreadsheet, a row a line; no text is a formula. */
export function toTsv(rows: readonly (readonly Cell[])[], style: TableStyle): string {
  const writeCell = (cell: Cell) =>
    typeof cell === 'string' ? escapeFormula(cell) : formatNumber(cell, style)
  return joinTabSeparated(rows.map((row) => row.map(writeCell)))
}

/** Tabs between values that hold no formula any more, a line a row. */
export const joinTabSeparated = (rows: readonly (readonly string[])[]) =>
  rows.map((values) => values.map(toOneLine).join('\t')).join('\n')

/** Tabs and line breaks inside a text become a blank. */
export const toOneLine = (text: string) => text.replace(/[\t\r\n\u2028\u2029]+/g, ' ')
