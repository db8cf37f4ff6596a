import { compareNumbers } from '../money'
import { exactDecimalOf, integerOf, isDecimalText, typedDecimal } from '../typed-number'
import { type Finding, warning, wrong } from './finding'

/** The largest amount that the contracts carry (lib/contracts/formats, SentAmount). */
const amountMost = 999_999_999_999.99

/** Of a text that has to be a whole number to be sent. */
export function wholeNumberFindings(typed: string): Finding[] {
  if (typed === '' || integerOf(typed) !== null) return []
  return [wrong(/^-?\d+$/.test(typed) ? 'wholeNumberTooLarge' : 'wholeNumberForm')]
}

export function dueDaysFindings(typed: string): Finding[] {
  const days = integerOf(typed)
  if (days === null) return wholeNumberFindings(typed)
  return days < 0 ? [warning('dueDaysNegative')] : days > 365 ? [warning('dueDaysLong')] : []
}

/** Of a credit limit. Three digits behind a point or comma may have been meant as thousands, so it says how they are read. */
export function limitFindings(typed: string): Finding[] {
  const limit = exactDecimalOf(typed)
  if (limit === null) return decimalFindings(typed)
  if (Math.abs(Number(limit)) > amountMost) return [wrong('amountTooLarge')]
  return [
    ...(compareNumbers(limit, 0) < 0 ? [warning('limitNegative')] : []),
    ...(/^[-\u2212]?[1-9]\d{0,2}[.,]\d{3}$/.test(typed) ? [warning('decimalAmbiguous', { read: typedDecimal(limit) })] : []),
  ]
}

/** Of a discount in per cent. */
export function rateFindings(typed: string): Finding[] {
  const rate = exactDecimalOf(typed)
  if (rate === null) return decimalFindings(typed)
  return compareNumbers(rate, 0) < 0 || compareNumbers(rate, 100) > 0 ? [warning('rateOutside')] : []
}

function decimalFindings(typed: string): Finding[] {
  return typed === '' ? [] : [wrong(isDecimalText(typed) ? 'decimalTooLong' : 'decimalForm')]
}
