import Big from 'big.js'
import type { ExportFile } from '../contracts/desk/export-files'

/** A cell of a file: a text, a number, or nothing where the answer carried none. */
export type ExportCell = string | number | null

/** A row of an export, by the names of its columns. */
export type ExportedRow = { readonly [column: string]: unknown }

/**
 * The cells of a row. A number that names something is a text, so that nobody adds it up or rounds it; times stay as sent.
 *
 * @param numbers the columns that are numbers in the file.
 */
export function cellsOf(row: ExportedRow, columns: readonly string[], numbers: readonly string[]): ExportCell[] {
  return columns.map((column) => {
    const value = row[column]
    if (typeof value === 'string') return value
    if (typeof value !== 'number') return null
    return numbers.includes(column) ? value : plainNumber(value)
  })
}

/** True for a text that a spreadsheet would take for a formula: `= + - @`, their full-width forms, or a tab or line break first. */
export const isFormula = (text: string) => /^[=+\-@\t\r\n＝＋－＠]/.test(text)

/** A text that no spreadsheet takes for a formula: with an apostrophe before what would be one. */
export const neutralised = (text: string) => (isFormula(text) ? `'${text}` : text)

/** A number with all digits that the answer carried, an ASCII minus, and the decimal mark of the style; never in powers of ten. */
export function numberText(value: number, style: ExportFile['style']): string {
  const text = plainNumber(value)
  return style.kind === 'reader' && style.decimal === ',' ? text.replace('.', ',') : text
}

/** The shortest text that is this number and no other, without an exponent. */
function plainNumber(value: number): string {
  const text = String(value)
  return text.includes('e') ? new Big(value).toFixed() : text
}

export const separatorOf = (style: ExportFile['style']) => (style.kind === 'reader' ? style.separator : ',')
