import { normalizeCurrency } from '@/lib/shared/numbers/money'
import type { TextTable } from '@/lib/shared/tables/text-table'
import { type DecimalMark, detectDecimalMark, parseBankAmount } from './bank-amounts'
import { guessColumns, readHeadings } from './bank-columns'
import { type DayOrder, detectDayOrder, isOrderOpen, parseBankDay } from './bank-days'
import type { BankLine, BankList, ColumnField, LeftLine, LeftReason } from './bank-line'

/** How the cells of a table are read. */
type Forms = { columns: ColumnField[]; mark: DecimalMark | null; order: DayOrder }

/**
 * The payments of a table of a bank: its headings or, without any, its cells say which column holds
 * what. Every record that is no payment is left out with its reason.
 *
 * @param order of day and month where no date of the table shows it.
 */
export function parseBankTable({ records }: TextTable, order: DayOrder = 'day'): BankList {
  const cells = records.map((record) => record.cells)
  const byHeadings = cells[0] ? readHeadings(cells[0]) : null
  const columns = byHeadings ?? guessColumns(cells)
  const rows = byHeadings ? cells.slice(1) : cells
  const dates = listCells(rows, columns, 'paid')
  const amounts = (['amount', 'credit', 'debit'] as const).flatMap((field) =>
    listCells(rows, columns, field),
  )
  const shown = detectDayOrder(dates)
  const forms = { columns, mark: detectDecimalMark(amounts), order: shown ?? order }

  const lines: BankLine[] = []
  const left: LeftLine[] = []
  for (const [at, row] of rows.entries()) {
    const read = readLine(row, at + 1, forms)
    if (typeof read === 'string') left.push({ no: at + 1, raw: toRaw(row), why: read })
    else lines.push(read)
  }
  return {
    format: 'table',
    columns: columns.filter((field) => field !== 'other'),
    isDayOrderGuess: shown === null && dates.some(isOrderOpen),
    ...{ lines, left },
  }
}

const listCells = (rows: readonly string[][], columns: ColumnField[], field: ColumnField) => {
  const at = columns.indexOf(field)
  return at < 0 ? [] : rows.flatMap((cells) => cells[at]?.trim() || [])
}

const rawMax = 300
const textMax = 500
const toRaw = (cells: readonly string[]) =>
  cells
    .map((cell) => cell.trim())
    .join('; ')
    .slice(0, rawMax)

function readLine(cells: readonly string[], no: number, forms: Forms): BankLine | LeftReason {
  const { columns, mark, order } = forms
  const find = (field: ColumnField) => cells[columns.indexOf(field)]?.trim() ?? ''
  const hasAmount = ['amount', 'credit', 'debit'].some((field) =>
    columns.includes(field as ColumnField),
  )
  if (!columns.includes('paid') || !hasAmount) return 'cells'
  const paid = parseBankDay(find('paid'), order)
  if (paid === null) return 'date'
  const written = find('amount') || find('credit')
  if (written === '' && find('debit') !== '') return 'outgoing'
  const amount = parseBankAmount(written, mark)
  if (amount.is === 'ambiguous') return 'amountAmbiguous'
  if (amount.is === 'none' || amount.decimal === '0') return 'amount'
  if (amount.decimal.startsWith('-')) return 'outgoing'
  const currency = normalizeCurrency(find('currency')) ?? findWrittenCurrency(written)
  if (currency !== null && !/^[A-Z]{3}$/.test(currency)) return 'currency'
  return {
    ...{ no, paid, currency },
    payer: find('payer').slice(0, textMax),
    reference: columns
      .flatMap((field, at) => (field === 'reference' ? (cells[at]?.trim() ?? '') : []))
      .filter((text) => text !== '')
      .join(' ')
      .slice(0, textMax),
    amount: amount.decimal,
    bankReference: find('bankReference').slice(0, 100) || null,
  }
}

const findWrittenCurrency = (amount: string): string | null =>
  /(?:^|[^A-Za-z])([A-Z]{3})(?:$|[^A-Za-z])/.exec(amount)?.[1] ?? null
