import type { ArItem } from '@/lib/contracts/receivables/ar-items'
import { type Decimal, parseAmount, subtractDecimals } from '@/lib/shared/numbers/money'

/** What of an item was paid or credited; null unless both of its amounts are told exactly. */
export function findSettled({ originalAmount, remainingAmount }: ArItem): Decimal | null {
  const original = parseAmount(originalAmount)
  const remaining = parseAmount(remainingAmount)
  return original.is === 'exact' && remaining.is === 'exact'
    ? subtractDecimals(original.decimal, remaining.decimal)
    : null
}
