import type { ExactNumber } from '@/lib/contracts/exact-number'
import {
  type Decimal,
  normalizeCurrency,
  parseAmount,
  subtractDecimals,
  sumDecimals,
} from '@/lib/shared/numbers/money'

/** What is open on one receivable item in one currency, by one of the ledgers. */
export type OpenAmount = {
  /** Null for what names no item. */
  arItemId: string | null
  documentNo: string | null
  customerNo: string | null
  currency: string
  /** Null for what has none, undefined where that is not known. */
  dueDate: string | null | undefined
  amount: Decimal
}

/** Amounts of a ledger, and how many of its records tell none that can be reckoned with. */
export type LedgerAmounts = { amounts: OpenAmount[]; uncounted: number }

type Item = {
  arItemId?: ExactNumber | null
  documentNo?: string | null
  customerNo?: string | null
  currency?: string | null
  dueDate?: string | null
  remainingAmount?: ExactNumber | null
}

/** What remains of receivable items, by the items themselves. */
export function readItemAmounts(items: readonly Item[]): LedgerAmounts {
  return collect(items, (item) => toExact(item.remainingAmount))
}

export type LedgerLine = Item & {
  debitAmount?: ExactNumber | null
  creditAmount?: ExactNumber | null
}

/**
 * What general-ledger items come to, an item of receivables each: debits less credits. Lines that
 * name no item stand together, a currency each.
 */
export function readLineAmounts(lines: readonly LedgerLine[]): LedgerAmounts {
  const { amounts, uncounted } = collect(lines, findLineAmount)
  const byItem = Map.groupBy(amounts, (line) => `${line.arItemId} ${line.currency}`)
  return {
    amounts: [...byItem.values()].map((own) => ({
      ...own[0]!,
      ...(own[0]!.arItemId === null && { documentNo: null, customerNo: null }),
      amount: sumDecimals(own.map(({ amount }) => amount)),
    })),
    uncounted,
  }
}

/** A side that is absent is unknown, and so is the line: zero is told as zero. */
export function findLineAmount({ debitAmount, creditAmount }: LedgerLine): Decimal | null {
  const [debit, credit] = [toExact(debitAmount), toExact(creditAmount)]
  return debit === null || credit === null ? null : subtractDecimals(debit, credit)
}

/**
 * The two sides of a line as a ledger shows them: the one that is zero beside one that is not is
 * empty (`null`). What is not known stays as it came.
 */
export function toShownSides({ debitAmount, creditAmount }: LedgerLine) {
  const [debit, credit] = [toExact(debitAmount), toExact(creditAmount)]
  const isEmpty = (own: Decimal | null, other: Decimal | null) =>
    own === '0' && other !== null && other !== '0'
  return {
    debit: isEmpty(debit, credit) ? null : { value: debitAmount },
    credit: isEmpty(credit, debit) ? null : { value: creditAmount },
  }
}

/** The same amounts with the due dates that items tell. What names no item has none. */
export function withDueDates(amounts: readonly OpenAmount[], items: readonly Item[]): OpenAmount[] {
  const dueDates = new Map(items.map((item) => [String(item.arItemId), item.dueDate]))
  return amounts.map((each) => ({
    ...each,
    dueDate: each.arItemId === null ? null : dueDates.get(each.arItemId),
  }))
}

function collect<Row extends Item>(
  rows: readonly Row[],
  findAmount: (row: Row) => Decimal | null,
): LedgerAmounts {
  const amounts = rows.flatMap((row) => {
    const [currency, amount] = [normalizeCurrency(row.currency), findAmount(row)]
    if (currency === null || amount === null) return []
    const { arItemId, documentNo = null, customerNo = null, dueDate } = row
    const id = arItemId === null || arItemId === undefined ? null : String(arItemId)
    return [{ arItemId: id, documentNo, customerNo, dueDate, currency, amount }]
  })
  return { amounts, uncounted: rows.length - amounts.length }
}

export function toExact(value: ExactNumber | null | undefined): Decimal | null {
  const amount = parseAmount(value)
  return amount.is === 'exact' ? amount.decimal : null
}

/** The sum in one currency. */
export const sumIn = (currency: string, amounts: readonly OpenAmount[]): Decimal =>
  sumDecimals(amounts.filter((each) => each.currency === currency).map(({ amount }) => amount))
