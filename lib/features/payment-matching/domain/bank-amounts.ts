import { type Decimal, parseAmount } from '@/lib/shared/numbers/money'

/** The sign before decimals, where the cells of a column show one. */
export type DecimalMark = ',' | '.'

const amountMax = 40

/**
 * The decimal mark that the amounts of a column have in common; null where none shows it or they
 * differ. `1.250` shows nothing: it may be a group.
 */
export function detectDecimalMark(cells: readonly string[]): DecimalMark | null {
  const marks = new Set(cells.flatMap((cell) => findDecimalMark(cell) ?? []))
  return marks.size === 1 ? [...marks][0]! : null
}

function findDecimalMark(cell: string): DecimalMark | null {
  const { digits } = splitSign(cell)
  const [comma, point] = [digits.lastIndexOf(','), digits.lastIndexOf('.')]
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.'
  const mark = comma >= 0 ? ',' : '.'
  const parts = digits.split(mark)
  if (parts.length === 1) return null
  if (parts.length > 2) return mark === ',' ? '.' : ','
  return parts[1]!.length === 3 ? null : mark
}

export type ReadAmount = { is: 'amount'; decimal: Decimal } | { is: 'none' } | { is: 'ambiguous' }

/**
 * An amount as banks write it: groups by blanks, apostrophes or the other mark; a sign before or
 * behind, or brackets for one below zero; with or without its currency. Where no mark is known,
 * `1.250` is ambiguous, never guessed.
 */
export function parseBankAmount(cell: string, known: DecimalMark | null): ReadAmount {
  const { digits, isNegative } = splitSign(cell)
  if (!/^\d[\d.,]*$/.test(digits)) return { is: 'none' }
  const mark = known ?? findDecimalMark(cell)
  if (mark === null && /[.,]/.test(digits)) return { is: 'ambiguous' }
  const group = mark === ',' ? '.' : ','
  const [whole = '', decimals, ...more] = digits.split(mark ?? ',')
  if (more.length > 0 || decimals?.includes(group)) return { is: 'none' }
  const groups = whole.split(group)
  if (groups.slice(1).some((part) => part.length !== 3) || groups[0]!.length > 15)
    return { is: 'none' }
  // No group is longer than three digits: `1250.000` may have three decimals.
  if (groups.length > 1 && groups[0]!.length > 3) return { is: 'ambiguous' }
  if (decimals !== undefined && decimals.length > 2) return { is: 'ambiguous' }
  const plain = `${groups.join('')}${decimals ? `.${decimals}` : ''}`
  const read = parseAmount(plain as `${number}`)
  if (read.is !== 'exact' || plain.length > 16) return { is: 'none' }
  return { is: 'amount', decimal: isNegative ? negate(read.decimal) : read.decimal }
}

const negate = (decimal: Decimal): Decimal => (decimal === '0' ? '0' : `-${decimal}`)

/** The digits and marks of an amount, without sign, currency and blanks. */
function splitSign(cell: string): { digits: string; isNegative: boolean } {
  if (cell.length > amountMax) return { digits: '', isNegative: false }
  const text = cell
    .replace(/[\s\u00A0\u2009\u202F'\u2019]/gu, '')
    .replace(/^(?:[A-Za-z]{3}|kr\.?)|(?:[A-Za-z]{3}|kr\.?)$/giu, '')
  const isNegative = /^[-\u2212(]|[-\u2212]$/u.test(text)
  return { digits: text.replace(/^[-\u2212+(]|[-\u2212+)]$/gu, ''), isNegative }
}
