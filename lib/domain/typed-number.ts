/** A whole number as it is typed, blanks around it allowed; null for anything else, and beyond what a number holds exactly. */
export function integerOf(typed: string): number | null {
  const text = plain(typed)
  const value = Number(text)
  return /^-?\d+$/.test(text) && Number.isSafeInteger(value) ? value : null
}

/**
 * A decimal number as it is typed: comma or point, U+2212 or hyphen for the sign, blanks between groups. Null for anything else, and for more than
 * 15 digits, which a JSON number may not hold exactly.
 */
export function decimalOf(typed: string): number | null {
  const text = plain(typed).replace(',', '.')
  if (!/^-?\d+(\.\d+)?$/.test(text)) return null
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length > 15 ? null : Number(text)
}

/** What an input shows of a stored number: `7,125`. A number too large or small for that is shown as JSON writes it. */
export const typedDecimal = (value: number): string => String(value).replace('.', ',')

/** Without blanks of any kind, and with the hyphen for a minus. */
const plain = (typed: string) => typed.replace(/\s/gu, '').replace('−', '-')
