import {
  compareDecimals,
  normalizeCurrency,
  parseAmount,
  sumByCurrency,
} from '@/lib/shared/numbers/money'
import type { SentInvoice } from './invoice-file'

/** What is handed over in a currency; an amount that cannot be added up is counted in no sum. */
export type CurrencyRange = {
  currency: string | null
  count: number
  smallest: string
  largest: string
  total: string
}

/** What is handed over, by currency: how many, the smallest and the largest, and the sum. */
export function summarizeInvoices(invoices: readonly SentInvoice[]): CurrencyRange[] {
  const amounts = invoices.map(({ originalInvoiceAmount, currency }) => ({
    amount: originalInvoiceAmount,
    currency,
  }))
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
