import type { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import type { ArItem } from '@/lib/contracts/receivables/ar-items'
import { evaluateLookup } from '@/lib/shared/list-filters/lookup-proof'
import {
  type Decimal,
  normalizeCurrency,
  parseAmount,
  subtractDecimals,
} from '@/lib/shared/numbers/money'
import { sumExact } from './settlement-steps'

/**
 * How an invoice is open in the ledger beside debt collection, as both are now. `by` is what the
 * ledger has open beyond collection, below zero for less. `unknown` says why nothing is compared: the
 * ledger has no such item, several, or one of another amount; it answered in a way that tells nothing
 * of its absence (`unproven`); or an amount or a currency is missing.
 */
export type LedgerDifference =
  | { is: 'same'; open: Decimal; currency: string }
  | { is: 'differs'; by: Decimal; ledger: Decimal; collection: Decimal; currency: string }
  | { is: 'unknown'; why: 'none' | 'unproven' | 'several' | 'other' | 'amounts' }

type Claimed = Pick<
  CollectionInvoice,
  'invoiceNumber' | 'originalInvoiceAmount' | 'currency' | 'claims'
>

/** Items that are asked for under one number. */
export const askedItemsMax = 50

type Answer = {
  arItems?: readonly (ArItem | null | undefined)[] | null
  summary?: { totalCount?: ExactNumber | null } | null
}

/**
 * Compares an invoice with what the ledger answered about its number. That it has no such item is
 * believed only of a list that is whole, or that keeps to the number.
 *
 * @param asked the number that the ledger was asked for, where that was not the invoice's own.
 */
export function compareWithAnswer(
  invoice: Claimed,
  answer: Answer,
  asked = invoice.invoiceNumber,
): LedgerDifference {
  if (!asked?.trim() || asked.trim() !== invoice.invoiceNumber?.trim())
    return { is: 'unknown', why: 'unproven' }
  const rows = answer.arItems?.filter((row) => row !== null && row !== undefined)
  const count = rows?.length ?? 0
  const total = answer.summary?.totalCount
  const hasMore = total == null ? count >= askedItemsMax : Number(total) > count
  const question = { documentno: invoice.invoiceNumber ?? '' }
  const { possible, unproven } = evaluateLookup('listArItems', question, rows, hasMore)
  const found = compareWithLedger(invoice, possible)
  const isMissing = found.is === 'unknown' && found.why === 'none'
  const isProof = unproven === null && possible.length === 0
  return isMissing && !isProof ? { is: 'unknown', why: 'unproven' } : found
}

/**
 * Compares the principal that is open in debt collection with what remains of the receivable item of
 * the same document number, original amount and currency (assumed to be the same debt).
 */
export function compareWithLedger(invoice: Claimed, items: readonly ArItem[]): LedgerDifference {
  const number = invoice.invoiceNumber?.trim()
  const named = items.filter(({ documentNo }) => number && documentNo?.trim() === number)
  if (named.length === 0) return { is: 'unknown', why: 'none' }
  const [item, ...others] = named.filter((each) => isSameDebt(invoice, each))
  if (!item) return { is: 'unknown', why: 'other' }
  if (others.length > 0) return { is: 'unknown', why: 'several' }

  const currency = normalizeCurrency(invoice.currency)
  const collection = sumOpenPrincipal(invoice)
  const ledger = parseAmount(item.remainingAmount)
  if (currency === null || collection === null || ledger.is !== 'exact')
    return { is: 'unknown', why: 'amounts' }
  const by = subtractDecimals(ledger.decimal, collection)
  if (by === '0') return { is: 'same', open: collection, currency }
  return { is: 'differs', by, ledger: ledger.decimal, collection, currency }
}

function isSameDebt({ originalInvoiceAmount, currency }: Claimed, item: ArItem): boolean {
  const [claimed, booked] = [parseAmount(originalInvoiceAmount), parseAmount(item.originalAmount)]
  return (
    claimed.is === 'exact' &&
    booked.is === 'exact' &&
    claimed.decimal === booked.decimal &&
    normalizeCurrency(currency) === normalizeCurrency(item.currency)
  )
}

/** What is open of the principal; null where no claim is one, or an amount is not exact. */
function sumOpenPrincipal({ claims, currency }: Claimed): Decimal | null {
  const principal = (claims ?? []).filter(
    (claim) => claim?.type?.trim().toUpperCase() === 'PRINCIPAL',
  )
  const areOwn = principal.every(
    (claim) => normalizeCurrency(claim?.currency) === normalizeCurrency(currency),
  )
  if (principal.length === 0 || !areOwn) return null
  return sumExact(
    principal.map((claim) => ({ amount: claim?.remainingAmount, currency: claim?.currency })),
  )
}
