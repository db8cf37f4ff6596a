import Big from 'big.js'

/** The whole number that a text holds, or null: digits with an optional sign, and small enough to be exact. */
export function integerOf(text: string): number | null {
  const digits = text.trim()
  const value = Number(digits)
  return /^-?\d+$/.test(digits) && Number.isSafeInteger(value) ? value || 0 : null
}

/**
 * The number that a text holds as people write it here: a comma or a point before the decimals, a hyphen or U+2212 for the sign, blanks of any
 * width between groups of three. Null where it is none, and where it has more than 15 significant digits, because a number of JSON would not
 * keep them. A point or comma is never a group separator, so `1.250` is one and a quarter.
 */
export function decimalOf(text: string): number | null {
  const plain = plainDecimal(text)
  if (plain === null || significantDigits(plain) > 15) return null
  const value = Number(plain)
  return Number.isFinite(value) ? value || 0 : null
}

/** What an input shows of a number: a comma, no groups, no exponent. `decimalOf` gives it back for every number of at most 15 significant digits. */
export function typedDecimal(value: number): string {
  return Number.isFinite(value) ? new Big(value || 0).toFixed().replace('.', ',') : ''
}

/** True when a text has the form of a number, whether or not it is short enough to be exact. */
export const isDecimalText = (text: string) => plainDecimal(text) !== null

function plainDecimal(text: string): string | null {
  const parts = /^([-\u2212]?)(\d+|\d{1,3}(?:[ \u00A0\u2009\u202F]\d{3})+)(?:[.,](\d+))?$/.exec(text.trim())
  if (!parts) return null
  const [, sign, whole = '', decimals] = parts
  return `${sign ? '-' : ''}${whole.replace(/\D/g, '')}${decimals ? `.${decimals}` : ''}`
}

const significantDigits = (plain: string) => {
  const digits = plain.replace(/[-.]/g, '').replace(/^0+/, '')
  return digits.replace(/0+$/, '').length
}
