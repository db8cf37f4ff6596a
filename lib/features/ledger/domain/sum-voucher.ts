import type { ExactNumber } from '@/lib/contracts/exact-number'
import { toCalendarDay } from '@/lib/shared/dates/service-day'
import { type Decimal, normalizeCurrency, sumDecimals } from '@/lib/shared/numbers/money'
import { findLineAmount, type LedgerLine } from './open-amounts'

/**
 * What the lines of a voucher come to, a currency each: debits less credits, so nothing where it
 * balances. Null where a line tells no amount or no currency, or there is none.
 */
export function sumVoucher(
  lines: readonly LedgerLine[],
): { currency: string; by: Decimal }[] | null {
  const amounts = lines.map((line) => {
    const [currency, amount] = [normalizeCurrency(line.currency), findLineAmount(line)]
    return currency !== null && amount !== null ? { currency, amount } : null
  })
  if (amounts.length === 0 || amounts.includes(null)) return null
  const known = amounts.filter((each) => each !== null)
  return [...Map.groupBy(known, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    by: sumDecimals(own.map(({ amount }) => amount)),
  }))
}

type VoucherLine = {
  glItemId?: ExactNumber | null
  year?: ExactNumber | null
  postingDate?: string | null
}

/**
 * Of lines with one voucher number those of the voucher of an item. Numbers may begin anew each year
 * or sooner, so that lines of another year are another voucher's, and those of another day may be.
 *
 * @returns `areSure`: no line is left out, or among them, of which that is not known.
 */
export function pickVoucherLines<Row extends VoucherLine>(
  rows: readonly Row[],
  item: VoucherLine,
): { lines: Row[]; areSure: boolean } {
  const found = rows
    .map((row) => ({ row, stands: compareVouchers(row, item) }))
    .filter(({ stands }) => stands !== 'otherYear')
  return {
    lines: found.filter(({ stands }) => stands !== 'otherDay').map(({ row }) => row),
    areSure: found.every(({ stands }) => stands === 'same'),
  }
}

function compareVouchers(one: VoucherLine, other: VoucherLine) {
  if (one.glItemId != null && one.glItemId === other.glItemId) return 'same'
  const isYearTold = one.year != null && other.year != null
  if (isYearTold && Number(one.year) !== Number(other.year)) return 'otherYear'
  const [day, otherDay] = [one, other].map(({ postingDate }) => toCalendarDay(postingDate ?? ''))
  if (day == null || otherDay == null) return 'unknown'
  return day === otherDay ? 'same' : 'otherDay'
}
