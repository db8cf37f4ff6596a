import type { ImportFinding } from '@/lib/shared/file-import/import-findings'
import {
  compareDecimals,
  normalizeCurrency,
  parseAmount,
  sumByCurrency,
} from '@/lib/shared/numbers/money'
import type { InvoiceRow, SentInvoice } from './invoice-file'
import type { InvoiceField } from './invoice-file-columns'

/**
 * What the service says of an invoice: not asked yet, there already, not there, or an answer from
 * which nothing follows.
 */
export type LookupState = 'open' | 'known' | 'new' | 'untold'

/** By what a row is looked for: the same while its id is the same. */
export const getLookupKey = ({ identity }: InvoiceRow) =>
  identity.ownId === null ? JSON.stringify(identity.fields) : `id ${identity.ownId}`

/**
 * A row with what the service says of it: one that is there already stays behind, one of which
 * nothing is known needs a person's word.
 */
export function withLookup<Row extends InvoiceRow>(row: Row, lookup: LookupState | undefined): Row {
  if (lookup !== 'known' && lookup !== 'untold') return row
  const field = row.identity.ownId === null ? 'invoiceNumber' : 'uniqueSourceInvoiceId'
  const finding: ImportFinding<InvoiceField> = {
    field: row.values[field] === undefined ? null : field,
    is: lookup === 'known' ? 'excluded' : 'warned',
    why: lookup,
    value: row.values[field] ?? '',
  }
  return { ...row, findings: [...row.findings, finding] }
}

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
