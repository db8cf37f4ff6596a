import {
  compareDecimals,
  type Decimal,
  pickGreater,
  subtractDecimals,
} from '@/lib/shared/numbers/money'
import type { OpenInvoice } from './open-invoices'

/** A part of a payment, on one invoice. */
export type PaymentPart = { invoice: OpenInvoice; amount: Decimal }

/**
 * An amount spread over invoices in their order: each gets what is open, the last one the rest,
 * which may be more than that. An invoice for which nothing is left gets no part.
 */
export function spreadAmount(amount: Decimal, invoices: readonly OpenInvoice[]): PaymentPart[] {
  const parts: PaymentPart[] = []
  let rest = amount
  for (const [at, invoice] of invoices.entries()) {
    if (compareDecimals(rest, '0') <= 0) break
    const open = pickGreater(invoice.open ?? '0', '0')
    const isLast = at === invoices.length - 1
    const own = isLast || compareDecimals(rest, open) < 0 ? rest : open
    if (own !== '0') parts.push({ invoice, amount: own })
    rest = subtractDecimals(rest, own)
  }
  return parts
}

const invoicesMax = 14
const setMax = 6
const foundMax = 2

/**
 * The sets of two invoices or more that add up to an amount exactly; two at most, because a second
 * one already says that neither is proven. Of many invoices, the first ones due are tried.
 */
export function findSetsThatAddUp(
  amount: Decimal,
  invoices: readonly OpenInvoice[],
): OpenInvoice[][] {
  const priced = invoices
    .slice(0, invoicesMax)
    .map((invoice) => ({ invoice, cents: toCents(invoice.open) }))
    .filter((each): each is { invoice: OpenInvoice; cents: number } => each.cents !== null)
  const wanted = toCents(amount)
  const found: OpenInvoice[][] = []
  if (wanted !== null) search(0, wanted, [])
  return found

  function search(from: number, left: number, chosen: OpenInvoice[]) {
    if (left === 0 && chosen.length > 1) found.push([...chosen])
    if (left <= 0 || chosen.length === setMax) return
    for (let at = from; at < priced.length && found.length < foundMax; at += 1) {
      const { invoice, cents } = priced[at]!
      if (cents > left) continue
      chosen.push(invoice)
      search(at + 1, left - cents, chosen)
      chosen.pop()
    }
  }
}

/** Whole hundredths of a positive amount, or null where they are not exact. */
function toCents(amount: Decimal | null): number | null {
  if (amount === null) return null
  const [whole = '', decimals = ''] = amount.split('.')
  if (decimals.length > 2 || whole.length > 12 || amount.startsWith('-')) return null
  return Number(whole + decimals.padEnd(2, '0')) || null
}
