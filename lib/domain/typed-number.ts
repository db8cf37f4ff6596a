import type { ExactNumber } from '../contracts/exact-number'
import { amountOf, compareNumbers } from './money'
import { withoutEdges } from './text-edges'

/** The whole number that a text holds, or null: digits with an optional sign, and small enough to be exact. */
export function integerOf(text: string): number | null {
  const digits = text.trim()
  const value = Number(digits)
  return /^-?\d+$/.test(digits) && Number.isSafeInteger(value) ? value || 0 : null
}

/**
 * The number that a text holds as people write it here: a comma or a point before the decimals, a hyphen or U+2212 for the sign, blanks of any
 * width between groups of three. Null where it is none, and where it has more than 15 significant digits, which no amount that is booked has. A point or comma is never a group separator, so `1.250` is one and a quarter.
 */
export function decimalOf(text: string): number | null {
  const plain = plainDecimal(text)
  if (plain === null || significantDigits(plain) > 15) return null
  const value = Number(plain)
  return Number.isFinite(value) ? value || 0 : null
}

/** The same of any length that is reckoned with, and with every digit: a text where a number would not hold it. */
export function exactDecimalOf(text: string): ExactNumber | null {
  const read = amountOf(plainDecimal(text) as `${number}` | null)
  if (read.is !== 'exact') return null
  const value = Number(read.decimal)
  return Number.isFinite(value) && compareNumbers(value, read.decimal as `${number}`) === 0 ? value : (read.decimal as `${number}`)
}

/** What an input shows of a number: a comma, no groups, no exponent. `exactDecimalOf` gives it back; one that is too long to reckon with stands as it came. */
export function typedDecimal(value: ExactNumber): string {
  const told = amountOf(value)
  if (told.is === 'exact') return told.decimal.replace('.', ',')
  return typeof value === 'number' && !Number.isFinite(value) ? '' : String(value)
}

/** True when a text has the form of a number, whether or not it is short enough to be exact. */
export const isDecimalText = (text: string) => plainDecimal(text) !== null

function plainDecimal(text: string): string | null {
  const parts = /^([-\u2212]?)(\d+|\d{1,3}(?:[ \u00A0\u2009\u202F]\d{3})+)(?:[.,](\d+))?$/.exec(text.trim())
  if (!parts) return null
  const [, sign, whole = '', decimals] = parts
  return `${sign ? '-' : ''}${whole.replace(/\D/g, '')}${decimals ? `.${decimals}` : ''}`
}

const significantDigits = (plain: string) => withoutEdges(plain.replace(/[-.]/g, ''), { start: /0/, end: /0/ }).length
