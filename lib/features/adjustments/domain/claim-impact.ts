import type { InvoiceAmounts } from '@/lib/features/collection-invoices/domain/public'
import {
  compareDecimals,
  type Decimal,
  normalizeCurrency,
  parseAmount,
  subtractDecimals,
  sumDecimals,
} from '@/lib/shared/numbers/money'
import type { AdjustmentKind } from './adjustment-draft'

/** What remains of a claim before and after corrections or payments. */
export type ClaimImpact = { type: string | null; before: Decimal; after: Decimal }

/**
 * How corrections or payments of one invoice would fall on its claims: a correction on the principal
 * first and then on the others in their order, a payment on fees and interest first and then on the
 * principal; what is more than remains, and what is below zero, on the principal (assumed:
 * interface.md does not say how an amount is split). Null where a claim does not tell what remains
 * of it, or is in another currency, or an amount is not typed.
 */
export function computeClaimImpacts(
  kind: AdjustmentKind,
  { claims, currency }: InvoiceAmounts,
  typed: readonly { amount: number | null; currency: string | null }[],
): ClaimImpact[] | null {
  const code = normalizeCurrency(currency)
  const isSame = (other: { currency?: string | null }) => normalizeCurrency(other.currency) === code
  if (code === null || !claims?.length || ![...claims, ...typed].every(isSame)) return null
  const remaining = parseAll(claims.map(({ remainingAmount }) => remainingAmount))
  const amounts = parseAll(typed.map(({ amount }) => amount))
  if (!remaining || !amounts) return null
  const principal = Math.max(
    0,
    claims.findIndex(({ type }) => type?.trim().toUpperCase() === 'PRINCIPAL'),
  )
  const others = [...claims.keys()].filter((at) => at !== principal)
  const order = kind === 'correction' ? [principal, ...others] : [...others, principal]
  const after = takeInOrder(remaining, sumDecimals(amounts), { order, rest: principal })
  return claims.map(({ type }, at) => ({
    ...{ type: type?.trim() || null, before: remaining[at]!, after: after[at]! },
  }))
}

function parseAll(values: readonly Parameters<typeof parseAmount>[0][]): Decimal[] | null {
  const exact = values.flatMap((value) => {
    const amount = parseAmount(value)
    return amount.is === 'exact' ? [amount.decimal] : []
  })
  return exact.length === values.length ? exact : null
}

/** Takes a sum from some amounts in an order, of each no more than there is; `rest` bears what is left. */
function takeInOrder(
  amounts: readonly Decimal[],
  sum: Decimal,
  { order, rest }: { order: readonly number[]; rest: number },
): Decimal[] {
  const after = [...amounts]
  let left = sum
  for (const at of order) {
    const share = compareDecimals(left, after[at]!) < 0 ? left : after[at]!
    if (compareDecimals(share, '0') <= 0) continue
    after[at] = subtractDecimals(after[at]!, share)
    left = subtractDecimals(left, share)
  }
  after[rest] = subtractDecimals(after[rest]!, left)
  return after
}
