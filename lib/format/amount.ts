import Big from 'big.js'
import { decimalAmount } from './decimal-amount'

/** An amount with two decimals, thin groups and U+2212 for the sign: `−1 250,00`. Beyond 15 digits it is shown as it came. */
export function amount(value: number): string {
  if (!Number.isFinite(value) || String(value).replace(/\D/g, '').length > 15) return String(value)
  return decimalAmount(`${value < 0 ? '-' : ''}${new Big(value).abs().toFixed(2)}`)
}
