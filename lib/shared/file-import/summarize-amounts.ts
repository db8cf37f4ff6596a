import type { ExactNumber } from '@/lib/contracts/exact-number'
import {
  compareDecimals,
  normalizeCurrency,
  parseAmount,
  sumByCurrency,
} from '@/lib/shared/numbers/money'

/** What is handed over in a currency; an amount that cannot be added up is counted in no sum. */
export type CurrencyRange = {
  currency: string | null
  count: number
  smallest: string
  largest: string
  total: string
}

/** What some amounts come to, by currency: how many, the smallest and the largest, and the sum. */
export function summarizeAmounts(
  amounts: readonly { amount?: ExactNumber | null; currency?: string | null }[],
): CurrencyRange[] {
  return sumByCurrency(amounts).flatMap(({ currency, total }) => {
    const decimals = amounts.flatMap((each) => {
      const amount = parseAmount(each.amount)
      return normalizeCurrency(each.currency) === currency && amount.is === 'exact'
        ? [amount.decimal]
        : []
    })
    const sorted = decimals.toSorted(compareDecimals)
    const [smallest, largest] = [sorted[0], sorted.at(-1)]
    return total === null || smallest === undefined || largest === undefined
      ? []
      : [{ currency, count: decimals.length, smallest, largest, total }]
  })
}
