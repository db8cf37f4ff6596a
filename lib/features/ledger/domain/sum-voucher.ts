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
