import type { ExactNumber } from '@/lib/contracts/exact-number'
import { parseAmount } from '@/lib/shared/numbers/money'
import { formatDecimal } from './decimal-amount'

/**
 * An amount with all of its digits, thin groups and U+2212 for the sign: `−1 250,00`, `−0,005`. One
 * of more digits than any money has is shown as it came.
 */
export function formatAmount(value: ExactNumber): string {
  const exact = parseAmount(value)
  return exact.is === 'exact' ? formatDecimal(exact.decimal) : String(value)
}
