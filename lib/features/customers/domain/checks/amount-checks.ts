import { type Finding, makeError, makeWarning } from '@/lib/shared/checks/finding'
import { compareNumbers } from '@/lib/shared/numbers/money'
import {
  formatDecimalInput,
  isDecimalText,
  parseExactDecimal,
  parseInteger,
} from '@/lib/shared/numbers/number-input'

/** The largest amount that the contracts carry (lib/contracts/formats, SentAmount). */
const amountMax = 999_999_999_999.99

/** Of a text that has to be a whole number to be sent. */
export function checkWholeNumber(typed: string): Finding[] {
  if (typed === '' || parseInteger(typed) !== null) return []
  return [makeError(/^-?\d+$/.test(typed) ? 'wholeNumberTooLarge' : 'wholeNumberForm')]
}

export function checkDueDays(typed: string): Finding[] {
  const days = parseInteger(typed)
  if (days === null) return checkWholeNumber(typed)
  return days < 0
    ? [makeWarning('dueDaysNegative')]
    : days > 365
      ? [makeWarning('dueDaysLong')]
      : []
}

/**
 * Of a credit limit. Three digits behind a point or comma may have been meant as thousands, so it
 * says how they are read.
 */
export function checkCreditLimit(typed: string): Finding[] {
  const limit = parseExactDecimal(typed)
  if (limit === null) return checkDecimal(typed)
  if (Math.abs(Number(limit)) > amountMax) return [makeError('amountTooLarge')]
  return [
    ...(compareNumbers(limit, 0) < 0 ? [makeWarning('limitNegative')] : []),
    ...(/^[-\u2212]?[1-9]\d{0,2}[.,]\d{3}$/.test(typed)
      ? [makeWarning('decimalAmbiguous', { read: formatDecimalInput(limit) })]
      : []),
  ]
}

/** Of a discount in per cent. */
export function checkDiscountRate(typed: string): Finding[] {
  const rate = parseExactDecimal(typed)
  if (rate === null) return checkDecimal(typed)
  return compareNumbers(rate, 0) < 0 || compareNumbers(rate, 100) > 0
    ? [makeWarning('rateOutside')]
    : []
}

function checkDecimal(typed: string): Finding[] {
  return typed === '' ? [] : [makeError(isDecimalText(typed) ? 'decimalTooLong' : 'decimalForm')]
}
