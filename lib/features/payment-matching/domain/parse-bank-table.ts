import { normalizeCurrency } from '@/lib/shared/numbers/money'
import { findCutCell } from '@/lib/shared/tables/find-cut-cell'
import { countHeld, type TextTable } from '@/lib/shared/tables/text-table'
import { type DecimalMark, detectDecimalMark, parseBankAmount } from './bank-amounts'
import {
  findUsualWidths,
  guessColumns,
  markDirection,
  readDirection,
  readHeadings,
} from './bank-columns'
import { type DayOrder, detectDayOrder, isOrderOpen, parseBankDay } from './bank-days'
import type { BankLine, BankList, ColumnField } from './bank-line'
import { type LeftLine, type LeftReason, readLeftReason } from './left-line'

/** How the cells of a table are read. */
type Forms = { mark: DecimalMark | null; order: DayOrder }

/** What a record holds of each column. */
type Texts = Record<Exclude<ColumnField, 'other'>, string>

/**
 * The payments of a table of a bank: its headings or, without any, its cells say which column holds
 * what. Every record that is no payment is left out with its reason, and so is one in whose amount
 * the text may have been cut off, or that has fewer or more cells than most: which of them is in which
 * column is not known.
 *
 * @param order of day and month where no date of the table shows it.
 */
export function parseBankTable(table: TextTable, order: DayOrder = 'day'): BankList {
  const { records } = table
  const cells = records.map((record) => record.cells)
  const byHeadings = cells[0] ? readHeadings(cells[0]) : null
  const body = byHeadings ? cells.slice(1) : cells
  const columns = byHeadings ? markDirection(byHeadings, body) : guessColumns(cells)
  const rows = body.map((row) => ({
    row,
    texts: findTexts(row, columns),
  }))
  // A line that is left out anyway says nothing of how the others are written.
  const shown = rows.map(({ texts }) => texts).filter(({ left }) => readLeftReason(left) === null)
  const dates = listTexts(shown, 'paid')
  const amounts = (['amount', 'credit', 'debit'] as const)
    .flatMap((field) => listTexts(shown, field))
    .filter((text) => !text.includes(apart))
  const shownOrder = detectDayOrder(dates)
  const forms = { mark: detectDecimalMark(amounts), order: shownOrder ?? order }
  const isReadable =
    columns.includes('paid') && columns.some((field) => amountFields.includes(field))

  const findDoubt = createDoubts(table, columns, byHeadings ? columns.length : 0)
  const lines: BankLine[] = []
  const left: LeftLine[] = []
  for (const [at, { row, texts }] of rows.entries()) {
    const no = at + 1
    const found = readLeftReason(texts.left) ?? (isReadable ? readLine(texts, no, forms) : 'cells')
    const doubt = findDoubt(row)
    const read = typeof found === 'string' ? found : (doubt?.why ?? found)
    if (typeof read !== 'string') lines.push(read)
    else
      left.push({
        ...{ no, raw: toRaw(row, columns), why: read },
        ...(isReadable && !doubt?.isTooLong && { cells: toCells(texts, forms) }),
      })
  }
  return {
    format: 'table',
    columns: columns.filter((field) => field !== 'other'),
    isDayOrderGuess: shownOrder === null && dates.some(isOrderOpen),
    ...{ lines, left },
  }
}

/**
 * Why a record that reads as a payment may be none: the text was cut off in its amount, or it has
 * other cells than most. `isTooLong`: some of them have no column.
 */
function createDoubts(table: TextTable, columns: readonly ColumnField[], headings: number) {
  const cutAt = columns[findCutCell(table)?.column ?? -1]
  const isCut = cutAt !== undefined && amountFields.includes(cutAt)
  const last = table.records.at(-1)?.cells
  const { least, most } = findUsualWidths(table.records.map(({ cells }) => cells))
  // A list that was written out here is edited by hand, and its lines end before the reason.
  const isOurs = columns.includes('left')
  return (row: readonly string[]): { why: 'cut' | 'ragged'; isTooLong: boolean } | null => {
    if (isCut && row === last) return { why: 'cut', isTooLong: false }
    const isTooLong = !isOurs && countHeld(row) > Math.max(most, headings)
    return isTooLong || (!isOurs && row.length < least) ? { why: 'ragged', isTooLong } : null
  }
}

const amountFields: readonly ColumnField[] = ['amount', 'credit', 'debit']

const rawMax = 300
const textMax = 500

/** Stands between what columns with one heading say differently: no amount and no currency. */
const apart = ' / '

/** The text of each column; references are joined. */
function findTexts(cells: readonly string[], columns: readonly ColumnField[]): Texts {
  const list = (field: ColumnField) =>
    columns.flatMap((each, at) => (each === field ? cells[at]?.trim() || [] : []))
  const find = (field: ColumnField) => [...new Set(list(field))].join(apart)
  return {
    ...{ paid: find('paid'), payer: find('payer').slice(0, textMax), left: find('left') },
    ...{ amount: find('amount'), credit: find('credit'), debit: find('debit') },
    direction: find('direction'),
    ...{ currency: find('currency'), bankReference: find('bankReference').slice(0, 100) },
    reference: list('reference').join(' ').slice(0, textMax),
  }
}

const listTexts = (rows: readonly Texts[], field: keyof Texts) =>
  rows.flatMap((texts) => texts[field] || [])

/** A record as it came; in a list that was written out, without its blanks and its reason. */
function toRaw(cells: readonly string[], columns: readonly ColumnField[]): string {
  const reasonAt = columns.indexOf('left')
  const texts = cells.map((cell) => cell.trim())
  return (reasonAt < 0 ? texts : texts.filter((text, at) => text !== '' && at !== reasonAt))
    .join('; ')
    .slice(0, rawMax)
}

function readLine(texts: Texts, no: number, { mark, order }: Forms): BankLine | LeftReason {
  const { payer, reference, bankReference, debit } = texts
  const paid = parseBankDay(texts.paid, order)
  if (paid === null) return 'date'
  const written = texts.amount || texts.credit
  if (written === '' && debit !== '') return 'outgoing'
  if (readDirection(texts.direction) === 'out') return 'outgoing'
  const amount = parseBankAmount(written, mark)
  if (amount.is === 'ambiguous' || written.includes(apart)) return 'amountAmbiguous'
  if (amount.is === 'none' || amount.decimal === '0') return 'amount'
  if (amount.decimal.startsWith('-')) return 'outgoing'
  const currency = findCurrency(texts)
  if (currency !== null && !/^[A-Z]{3}$/.test(currency)) return 'currency'
  return {
    ...{ no, paid, currency, payer, reference, amount: amount.decimal },
    bankReference: bankReference || null,
  }
}

const findCurrency = ({ currency, amount, credit }: Texts): string | null =>
  normalizeCurrency(currency) ?? findWrittenCurrency(amount || credit)

const findWrittenCurrency = (amount: string): string | null =>
  /(?:^|[^A-Za-z])([A-Z]{3})(?:$|[^A-Za-z])/.exec(amount)?.[1] ?? null

/** What is left out under the headings of ours: what can be read of it as we write it. */
function toCells(texts: Texts, { mark, order }: Forms): string[] {
  const { paid, payer, reference, bankReference } = texts
  return [
    ...[parseBankDay(paid, order) ?? paid, payer, reference, writeAmount(texts, mark)],
    ...[findCurrency(texts) ?? '', bankReference],
  ].map((text) => text.slice(0, rawMax))
}

/** What went out has its sign. */
function writeAmount(
  { amount, credit, debit, direction }: Texts,
  mark: DecimalMark | null,
): string {
  const incoming = amount || credit
  const read = parseBankAmount(incoming || debit, mark)
  const text = read.is === 'amount' ? read.decimal.replace('.', ',') : incoming || debit
  const isOut = (incoming === '' && debit !== '') || readDirection(direction) === 'out'
  return !isOut || text === '' || text.startsWith('-') ? text : `-${text}`
}
