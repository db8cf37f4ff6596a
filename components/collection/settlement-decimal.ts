import type { Decimal } from '@/lib/domain/money'

/** An exact decimal with thin groups, at least two decimals and U+2212 for the sign: `−1 250,00`. No digit is dropped. */
export function decimalInWords(decimal: Decimal): string {
  const [whole = '', decimals = ''] = decimal.replace('-', '').split('.')
  return `${decimal.startsWith('-') ? '−' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ' ')},${decimals.padEnd(2, '0')}`
}
