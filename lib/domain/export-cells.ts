import Big from 'big.js'
import type { ExportColumn, ExportFile } from '../contracts/desk/exports'

/** A value as an answer carries it. */
type Carried = string | number | null | undefined

/** A cell of a file: a text, a number, or nothing where the answer carried none. */
export type ExportCell = string | number | null

const identifiers = ['RowId', 'TransactionRid', 'CompanyId', 'InvoiceNumber', 'KID', 'Filename'] as const
const times = ['LogTime', 'DeliveryTime', 'InvoiceDate', 'DueDate', 'ChannelUpdateTime'] as const
const amounts = ['Amount', 'AmountExVat'] as const
const words = [
  ...(['Status', 'ChannelStatus', 'CorrelationStatus', 'Company', 'Channel', 'RequestedChannel', 'ActualChannel', 'Direction'] as const),
  ...(['InvoiceType', 'InvoiceeName', 'LogText'] as const),
] as const

/** Every column of an export, in its own order. */
export const exportColumns: readonly ExportColumn[] = [...identifiers, ...times, ...amounts, ...words]

const isAmount = (column: ExportColumn) => (amounts as readonly string[]).includes(column)

/** The cells of a row. Only amounts are numbers: a number that names something is a text, so that nobody adds it up or rounds it; times stay as sent. */
export function cellsOf(row: Partial<Record<ExportColumn, Carried>>, columns: readonly ExportColumn[]): ExportCell[] {
  return columns.map((column) => {
    const value = row[column]
    if (value === null || value === undefined) return null
    if (isAmount(column)) return value
    return typeof value === 'number' ? plainNumber(value) : value
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
