import Big from 'big.js'

/**
 * A value that a rule needs and cannot read: no number, no day, or two where one is meant. The rule
 * stays unanswered; a rule about the form of values says what is wrong.
 */
export class Unreadable extends Error {}

type WithValue = { Value?: string }

/** As many decimals of a quotient as are kept: a price of a thousandth, times any quantity. */
const quotientDecimals = 30

const decimalForm = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

/** Longer is no amount, and would take time to reckon with. */
const longestDecimal = 60

/** A decimal as it is written; null where the text is none. */
export function parseDecimal(text: string): Big | null {
  const trimmed = text.trim()
  if (trimmed.length > longestDecimal || !decimalForm.test(trimmed)) return null
  return new Big(
    trimmed
      .replace(/^\+/, '')
      .replace(/^(-?)\./, '$10.')
      .replace(/\.$/, ''),
  )
}

/**
 * The decimal of a text or an amount; null where it is absent.
 *
 * @throws Unreadable where it is no decimal.
 */
export function readDecimal(value: string | WithValue | undefined): Big | null {
  if (value === undefined) return null
  const read = parseDecimal(typeof value === 'string' ? value : (value.Value ?? ''))
  if (read === null) throw new Unreadable()
  return read
}

export const zero = new Big(0)

/** The sum of those that are there. */
export const sumValues = (values: readonly (string | WithValue | undefined)[]): Big =>
  values.reduce<Big>((sum, each) => sum.plus(readDecimal(each) ?? zero), zero)

/** Rounded to two decimals, halves towards the greater number, as the rules round. */
export const roundCents = (value: Big): Big => roundUp(value.times(100)).div(100)

/** Rounded to a whole number, halves towards the greater number. */
export function roundUp(value: Big): Big {
  const raised = value.plus('0.5')
  const cut = raised.round(0, Big.roundDown)
  return raised.lt(cut) ? cut.minus(1) : cut
}

/** One value divided by another, to more decimals than money has. */
export function divide(value: Big, by: Big): Big {
  const Fine = Big()
  Fine.DP = quotientDecimals
  return new Big(new Fine(value).div(by))
}

/** True where both are there and equal. */
export const isEqual = (one: Big | null, other: Big | null): boolean =>
  one !== null && other !== null && one.eq(other)

/** True where one is no further from the other than `by`. */
export const isWithin = (one: Big, other: Big, by: string): boolean =>
  one.minus(other).abs().lte(by)

/** True where one is nearer to the other than one whole unit. */
export const isNear = (one: Big, other: Big): boolean => one.minus(other).abs().lt(1)

const dayForm = /^(\d{4})-(\d{2})-(\d{2})$/

/** True for a day of the calendar, written YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const [, year, month, day] = (dayForm.exec(text) ?? []).map(Number)
  if (!year || !month || !day || month > 12) return false
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** @throws Unreadable where the text is no day. */
export function readDay(text: string): string {
  if (!isDay(text)) throw new Unreadable()
  return text
}

/** A text with its space put in order, as most rules compare it; blank where it is absent. */
export function toPlain(text: string | undefined): string {
  if (text === undefined) return ''
  const trimmed = text.trim()
  return /\s{2}|[^\S ]/.test(trimmed) ? trimmed.replace(/\s+/g, ' ') : trimmed
}

/** Digits after the point. */
export const countDecimals = (text: string | undefined): number => {
  const point = text?.indexOf('.') ?? -1
  return point < 0 ? 0 : text!.length - point - 1
}

/**
 * The only one of a list; undefined of none.
 *
 * @throws Unreadable where there are several: which of them is meant is not known.
 */
export function getOnly<Value>(list: readonly Value[]): Value | undefined {
  if (list.length > 1) throw new Unreadable()
  return list[0]
}
