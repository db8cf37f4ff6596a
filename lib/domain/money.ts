import Big from 'big.js'

/** An exact decimal, written out: a hyphen for the sign, a point before the decimals, no exponent and no zeros at the end: `-1250.5`. Of any length. */
export type Decimal = string

/** An amount as an answer carries it. Absent and null are unknown, never zero; `notExact` has lost digits on its way and is shown raw, with a mark. */
export type Amount = { is: 'exact'; decimal: Decimal } | { is: 'notExact'; raw: string } | { is: 'unknown' }

/** The digits that a number of JSON keeps exactly, those of a whole number's end counted with its zeros (design.md, section 3). */
const exactDigits = 15

/** Reads an amount of the wire. A number with more than 15 digits is not exact: what it was before it was read cannot be told from it. */
export function amountOf(value: number | null | undefined): Amount {
  if (value === null || value === undefined) return { is: 'unknown' }
  if (!Number.isFinite(value)) return { is: 'notExact', raw: String(value) }
  const decimal = written(new Big(value))
  const digits = decimal.replace(/[-.]/g, '').replace(/^0+/, '').length
  return digits > exactDigits ? { is: 'notExact', raw: String(value) } : { is: 'exact', decimal }
}

/** The sum of exact amounts, which is exact; 0 of none. Only for amounts of one currency. */
export const sumOfDecimals = (amounts: readonly Decimal[]): Decimal => written(amounts.reduce((sum, each) => sum.plus(each), new Big(0)))

/** What is left of one amount when another is taken from it, exact. Only for amounts of one currency. */
export const differenceOf = (amount: Decimal, taken: Decimal): Decimal => written(new Big(amount).minus(taken))

/** Below zero, zero or above it as the first amount is less than, equal to or more than the second. Only for amounts of one currency. */
export const compareDecimals = (one: Decimal, other: Decimal): number => new Big(one).cmp(other)

/** The greater of two amounts of one currency. */
export const greaterOf = (one: Decimal, other: Decimal): Decimal => (compareDecimals(one, other) < 0 ? other : one)

/** How many decimals an amount has. */
export const decimalsOf = (amount: Decimal): number => amount.split('.')[1]?.length ?? 0

/** A part of a whole as a number for drawing, never for reckoning; 0 of nothing. */
export const fractionOf = (part: Decimal, whole: Decimal): number => (new Big(whole).eq(0) ? 0 : new Big(part).div(whole).toNumber())

/** A currency as it is compared: without blanks around it, in capitals (upstream-facts.md 1.2: values are case-insensitive). Null where none is told. */
export const currencyOf = (currency: string | null | undefined): string | null => currency?.trim().toUpperCase() || null

/** The total of what was counted in one currency, or where none was told; the rows whose amount is unknown or not exact are counted beside it. */
export type CurrencyTotal = { currency: string | null; total: Decimal; counted: number; unknown: number; notExact: number }

/** Totals by currency, in the order in which the currencies come. */
export function totalsByCurrency(rows: readonly { amount?: number | null; currency?: string | null }[]): CurrencyTotal[] {
  return [...Map.groupBy(rows, (row) => currencyOf(row.currency))].map(([currency, own]) => {
    const amounts = own.map((row) => amountOf(row.amount))
    const exact = amounts.flatMap((amount) => (amount.is === 'exact' ? [amount.decimal] : []))
    const countOf = (is: Amount['is']) => amounts.filter((amount) => amount.is === is).length
    return { currency, total: sumOfDecimals(exact), counted: exact.length, unknown: countOf('unknown'), notExact: countOf('notExact') }
  })
}

const written = (amount: Big): Decimal => (amount.eq(0) ? '0' : amount.toFixed())
