import Big from 'big.js'
import type { ExportFile } from '@/lib/contracts/desk/export-files'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { findUnread } from '@/lib/shared/wire/unread-record'

/**
 * The digits of a number that JavaScript would not hold. A workbook would not either: there they
 * are a text.
 */
type Digits = { digits: `${number}` }

/** A cell of a file: a text, a number, or nothing where the answer carried none. */
export type ExportCell = string | number | Digits | null

/** A number of an answer as a cell. */
export const toNumberCell = (value: ExactNumber | null | undefined): Exclude<ExportCell, string> =>
  typeof value === 'string' ? { digits: value } : (value ?? null)

/** Stands in a cell whose value is off the contract. */
const unreadCell = '(can’t be read)'

/** A row of an export, by the names of its columns. */
export type ExportedRow = { readonly [column: string]: unknown }

/**
 * The cells of a row. A number that names something is a text, so that nobody adds it up or rounds
 * it; times stay as sent.
 *
 * A value that could not be read is said to be none that can: a blank cell would say that there was
 * nothing.
 *
 * @param numbers the columns that are numbers in the file.
 */
export function toExportCells(
  row: ExportedRow,
  columns: readonly string[],
  numbers: readonly string[],
): ExportCell[] {
  const unread = findUnread(row)?.fields
  return columns.map((column) => {
    const value = row[column]
    if (
      value === undefined &&
      unread &&
      Object.keys(unread).some((field) => field === '' || field.split('.')[0] === column)
    )
      return unreadCell
    if (typeof value !== 'string' && typeof value !== 'number') return null
    if (numbers.includes(column)) return toNumberCell(value as ExactNumber)
    return typeof value === 'string' ? value : toPlainNumber(value)
  })
}

/**
 * True for a text that a spreadsheet would take for a formula: `= + - @`, their full-width forms,
 * or a tab or line break first.
 */
export const isFormula = (text: string) => /^[=+\-@\t\r\n＝＋－＠]/.test(text)

/** A text that no spreadsheet takes for a formula: with an apostrophe before what would be one. */
export const escapeFormula = (text: string) => (isFormula(text) ? `'${text}` : text)

/** The text that was made harmless so. */
export const unescapeFormula = (text: string) =>
  text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text

/**
 * A number with all digits that the answer carried, an ASCII minus, and the decimal mark of the
 * style; never in powers of ten.
 */
export function formatNumberCell(value: number | Digits, style: ExportFile['style']): string {
  const text = typeof value === 'number' ? toPlainNumber(value) : value.digits
  return style.kind === 'reader' && style.decimal === ',' ? text.replace('.', ',') : text
}

/** The shortest text that is this number and no other, without an exponent. */
function toPlainNumber(value: number): string {
  const text = String(value)
  return text.includes('e') ? new Big(value).toFixed() : text
}

export const getSeparator = (style: ExportFile['style']) =>
  style.kind === 'reader' ? style.separator : ','
