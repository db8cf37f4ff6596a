import type { ExactNumber } from '../contracts/exact-number'
import { amountOf } from '../domain/money'
import { decimalAmount } from './decimal-amount'

/** An amount with all of its digits, thin groups and U+2212 for the sign: `−1 250,00`, `−0,005`. One of more digits than any money has is shown as it came. */
export function amount(value: ExactNumber): string {
  const told = amountOf(value)
  return told.is === 'exact' ? decimalAmount(told.decimal) : String(value)
}
