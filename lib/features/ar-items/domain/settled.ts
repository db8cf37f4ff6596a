import type { ArItem } from '@/lib/contracts/receivables/ar-items'
import {
  compareDecimals,
  type Decimal,
  parseAmount,
  subtractDecimals,
} from '@/lib/shared/numbers/money'

/** What of an item was paid or credited; null unless both of its amounts are told exactly. */
export function findSettled({ originalAmount, remainingAmount }: ArItem): Decimal | null {
  const original = parseAmount(originalAmount)
  const remaining = parseAmount(remainingAmount)
  return original.is === 'exact' && remaining.is === 'exact'
    ? subtractDecimals(original.decimal, remaining.decimal)
    : null
}

/**
 * What of an item can still be paid: what remains less what is reserved, below zero where more is
 * reserved. Null unless both are told exactly, and for a credit, which nobody pays.
 */
export function findPayable({ remainingAmount, reservedAmount }: ArItem): Decimal | null {
  const remaining = parseAmount(remainingAmount)
  const reserved = parseAmount(reservedAmount)
  if (remaining.is !== 'exact' || reserved.is !== 'exact') return null
  return compareDecimals(remaining.decimal, '0') < 0
    ? null
    : subtractDecimals(remaining.decimal, reserved.decimal)
}
