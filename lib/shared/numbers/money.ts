import Big from 'big.js'
import type { ExactNumber } from '@/lib/contracts/exact-number'

/**
 * An exact decimal, written out: a hyphen for the sign, a point before the decimals, no exponent
 * and no zeros at the end: `-1250.5`. Of any length.
 */
export type Decimal = string

/**
 * An amount as an answer carries it. Absent and null are unknown, never zero; `tooLong` is not
 * reckoned with, and shown as it came, with a mark.
 */
export type Amount =
  | { is: 'exact'; decimal: Decimal }
  | { is: 'tooLong'; raw: string }
  | { is: 'unknown' }

/**
 * As many digits of an amount are written out and reckoned with. No money has more; `1e999999999`
 * would fill the memory.
 */
const digitsMax = 100

/** Reads an amount of the wire, with all of its digits. */
export function parseAmount(value: ExactNumber | null | undefined): Amount {
  if (value === null || value === undefined) return { is: 'unknown' }
  const read = parseBig(value)
  if (
    read === null ||
    Math.max(read.e + 1, 0) + Math.max(read.c.length - read.e - 1, 0) > digitsMax
  )
    return { is: 'tooLong', raw: String(value) }
  return { is: 'exact', decimal: toDecimal(read) }
}

/** Null for what is no number. */
function parseBig(value: ExactNumber): Big | null {
  try {
    return new Big(value)
  } catch {
    return null
  }
}

/** The sum of exact amounts, which is exact; 0 of none. Only for amounts of one currency. */
export const sumDecimals = (amounts: readonly Decimal[]): Decimal =>
  toDecimal(amounts.reduce((sum, each) => sum.plus(each), new Big(0)))

/**
 * What is left of one amount when another is taken from it, exact. Only for amounts of one
 * currency.
 */
export const subtractDecimals = (amount: Decimal, taken: Decimal): Decimal =>
  toDecimal(new Big(amount).minus(taken))

/** The product of two exact numbers to two decimals, halves away from zero. */
export const multiplyToCents = (one: Decimal, other: Decimal): Decimal =>
  toDecimal(new Big(one).times(other).round(2, Big.roundHalfUp))

/**
 * Below zero, zero or above it as the first amount is less than, equal to or more than the second.
 * Only for amounts of one currency.
 */
export const compareDecimals = (one: Decimal, other: Decimal): number => new Big(one).cmp(other)

/** The same of two numbers as answers carry them. */
export const compareNumbers = (one: ExactNumber, other: ExactNumber): number =>
  new Big(one).cmp(other)

/** The greater of two amounts of one currency. */
export const pickGreater = (one: Decimal, other: Decimal): Decimal =>
  compareDecimals(one, other) < 0 ? other : one

/** How many decimals an amount has. */
export const countDecimals = (amount: Decimal): number => amount.split('.')[1]?.length ?? 0

/** A part of a whole as a number for drawing, never for reckoning; 0 of nothing. */
export const computeFraction = (part: Decimal, whole: Decimal): number =>
  new Big(whole).eq(0) ? 0 : new Big(part).div(whole).toNumber()

/**
 * A currency as it is compared: without blanks around it, in capitals (upstream-facts.md 1.2:
 * values are case-insensitive). Null where none is told.
 */
export const normalizeCurrency = (currency: string | null | undefined): string | null =>
  currency?.trim().toUpperCase() || null

/**
 * The total of what was counted in one currency; the rows whose amount is unknown or too long are
 * counted beside it. Amounts of which no currency is told may be of several, so that two of them
 * have no total: null.
 */
export type CurrencyTotal = {
  currency: string | null
  total: Decimal | null
  counted: number
  unknown: number
  tooLong: number
}

/** Totals by currency, in the order in which the currencies come. */
export function sumByCurrency(
  rows: readonly { amount?: ExactNumber | null; currency?: string | null }[],
): CurrencyTotal[] {
  return [...Map.groupBy(rows, (row) => normalizeCurrency(row.currency))].map(([currency, own]) => {
    const amounts = own.map((row) => parseAmount(row.amount))
    const exact = amounts.flatMap((amount) => (amount.is === 'exact' ? [amount.decimal] : []))
    const countAmounts = (is: Amount['is']) => amounts.filter((amount) => amount.is === is).length
    const isSum = currency !== null || exact.length < 2
    return {
      currency,
      total: isSum ? sumDecimals(exact) : null,
      counted: exact.length,
      unknown: countAmounts('unknown'),
      tooLong: countAmounts('tooLong'),
    }
  })
}

const toDecimal = (amount: Big): Decimal => (amount.eq(0) ? '0' : amount.toFixed())
