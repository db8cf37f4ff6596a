import type { ExactNumber } from '@/lib/contracts/exact-number'
import { trimEdges } from '@/lib/shared/trim-edges'
import { compareNumbers, parseAmount } from './money'

/**
 * The whole number that a text holds, or null: digits with an optional sign, and small enough to be
 * exact.
 */
export function parseInteger(text: string): number | null {
  const digits = text.trim()
  const value = Number(digits)
  return /^-?\d+$/.test(digits) && Number.isSafeInteger(value) ? value || 0 : null
}

/**
 * The number that a text holds as people write it here: a comma or a point before the decimals, a
 * hyphen or U+2212 for the sign, blanks of any width between groups of three. Null where it is
 * none, and where it has more than 15 significant digits, which no amount that is booked has. A
 * point or comma is never a group separator, so `1.250` is one and a quarter.
 */
export function parseDecimal(text: string): number | null {
  const plain = parsePlainDecimal(text)
  if (plain === null || countSignificantDigits(plain) > 15) return null
  const value = Number(plain)
  return Number.isFinite(value) ? value || 0 : null
}

/**
 * The same of any length that is reckoned with, and with every digit: a text where a number would
 * not hold it.
 */
export function parseExactDecimal(text: string): ExactNumber | null {
  const read = parseAmount(parsePlainDecimal(text) as `${number}` | null)
  if (read.is !== 'exact') return null
  const value = Number(read.decimal)
  return Number.isFinite(value) && compareNumbers(value, read.decimal as `${number}`) === 0
    ? value
    : (read.decimal as `${number}`)
}

/**
 * What an input shows of a number: a comma, no groups, no exponent. `parseExactDecimal` gives it
 * back; one that is too long to reckon with stands as it came.
 */
export function formatDecimalInput(value: ExactNumber): string {
  const amount = parseAmount(value)
  if (amount.is === 'exact') return amount.decimal.replace('.', ',')
  return typeof value === 'number' && !Number.isFinite(value) ? '' : String(value)
}

/** True when a text has the form of a number, whether or not it is short enough to be exact. */
export const isDecimalText = (text: string) => parsePlainDecimal(text) !== null

function parsePlainDecimal(text: string): string | null {
  const parts = /^([-\u2212]?)(\d+|\d{1,3}(?:[ \u00A0\u2009\u202F]\d{3})+)(?:[.,](\d+))?$/.exec(
    text.trim(),
  )
  if (!parts) return null
  const [, sign, whole = '', decimals] = parts
  return `${sign ? '-' : ''}${whole.replace(/\D/g, '')}${decimals ? `.${decimals}` : ''}`
}

const countSignificantDigits = (plain: string) =>
  trimEdges(plain.replace(/[-.]/g, ''), { start: /0/, end: /0/ }).length
