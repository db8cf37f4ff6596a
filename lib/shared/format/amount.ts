import type { ExactNumber } from '@/lib/contracts/exact-number'
import { computeFraction, type Decimal, parseAmount } from '@/lib/shared/numbers/money'

/**
 * An amount with all of its digits, thin groups and U+2212 for the sign: `−1 250,00`, `−0,005`. One
 * of more digits than any money has is shown as it came.
 */
export function formatAmount(value: ExactNumber): string {
  const exact = parseAmount(value)
  return exact.is === 'exact' ? formatDecimal(exact.decimal) : String(value)
}

/**
 * An exact decimal with thin groups, at least two decimals and U+2212 for the sign: `−1 250,00`. No
 * digit is dropped.
 */
export function formatDecimal(decimal: Decimal): string {
  const [whole = '', decimals = ''] = decimal.replace('-', '').split('.')
  return `${decimal.startsWith('-') ? '−' : ''}${groupDigits(whole)},${decimals.padEnd(2, '0')}`
}

/** A part of a whole in hundredths: `81 %`, `<1 %` for a little, `>99 %` for not quite all. */
export function formatShare(part: Decimal, whole: Decimal): string {
  const hundredths = computeFraction(part, whole) * 100
  if (hundredths > 0 && hundredths < 1) return '<1 %'
  if (hundredths > 99 && hundredths < 100) return '>99 %'
  return `${String(Math.round(hundredths)).replace('-', '−')} %`
}

/** Groups of three digits, from the end. A line never ends within them. */
function groupDigits(whole: string): string {
  const first = whole.length % 3 || 3
  const groups = Array.from({ length: Math.ceil((whole.length - first) / 3) }, (_, at) =>
    whole.slice(first + 3 * at, first + 3 * at + 3),
  )
  return [whole.slice(0, first), ...groups].join('\u00a0')
}
