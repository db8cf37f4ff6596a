import type { Settlement } from '@/lib/contracts/collection/settlements'
import {
  type Amount,
  type CurrencyTotal,
  type Decimal,
  normalizeCurrency,
  parseAmount,
  subtractDecimals,
  sumByCurrency,
} from '@/lib/shared/numbers/money'

/**
 * What the parts of a settlement come to beside its amount. `equal` and `differs` are told only
 * where all parts are exact amounts in the settlement's own currency; `untold` is anything else, a
 * settlement without parts included. `by` is the amount less the sum of its parts.
 */
export type AllocationSums = { amount: Amount; totals: CurrencyTotal[] } & (
  | { is: 'equal' | 'untold' }
  | { is: 'differs'; by: Decimal }
)

export function computeAllocationSums({
  settlementAmount,
  currency,
  allocations,
}: Settlement): AllocationSums {
  const amount = parseAmount(settlementAmount)
  const totals = sumByCurrency(
    (allocations ?? []).filter((part) => part !== null && part !== undefined),
  )
  const [only, ...others] = totals
  const isOneCurrency =
    only !== undefined &&
    others.length === 0 &&
    only.currency !== null &&
    only.currency === normalizeCurrency(currency)
  if (
    !isOneCurrency ||
    only.total === null ||
    amount.is !== 'exact' ||
    only.unknown + only.tooLong > 0
  )
    return { amount, totals, is: 'untold' }
  const by = subtractDecimals(amount.decimal, only.total)
  return by === '0' ? { amount, totals, is: 'equal' } : { amount, totals, is: 'differs', by }
}
