import {
  compareDecimals,
  type Decimal,
  subtractDecimals,
  sumDecimals,
} from '@/lib/shared/numbers/money'
import type { AmountSet, Term } from './claim-ledger'

export type MismatchKind =
  | 'balance'
  | 'originalSum'
  | 'currentSum'
  | 'remainingSum'
  | 'paidSum'
  | 'creditedSum'
  | 'current'
  | 'paidAboveClaim'
  | 'negativeRemaining'
  | 'closedWithRemaining'
  | 'currency'
  | 'foreignClaim'

/**
 * Something that does not agree. `difference` is found less expected; null where what differs is no
 * amount. `fields` are wire paths, the found one first.
 */
export type Mismatch = {
  kind: MismatchKind
  fields: string[]
  expected: string
  found: string
  difference: Decimal | null
  currency: string | null
}

/**
 * Why something could not be checked: `meaning` is a field whose meaning the amounts do not tell.
 */
export type Obstacle = { field: string; why: 'missing' | 'tooLong' | 'otherCurrency' | 'meaning' }

export type Unchecked = { kind: MismatchKind; fields: string[]; because: Obstacle[] }

/**
 * A relation that is expected between amounts: what is found against the sum of what is added, less
 * what is taken.
 */
export type Equation = {
  kind: MismatchKind
  found: Term
  is: 'equal' | 'atMost' | 'atLeast'
  plus: readonly Term[]
  minus: readonly Term[]
  /**
   * What stands in the way whatever the amounts are: claims that are not told, or whose currency is
   * another or unknown.
   */
  obstacles: readonly Obstacle[]
  currency: string | null
}

export type Verdict =
  | { is: 'sound' }
  | { is: 'mismatch'; mismatch: Mismatch }
  | { is: 'unchecked'; unchecked: Unchecked }

/**
 * Checks one relation exactly; where a part of it is not known it cannot be checked, and is no
 * mismatch.
 */
export function checkEquation({
  kind,
  found,
  is,
  plus,
  minus,
  obstacles,
  currency,
}: Equation): Verdict {
  const terms = [found, ...plus, ...minus]
  const fields = [...new Set(terms.map(({ field }) => field))]
  const because = [...obstacles, ...listObstacles(terms)]
  if (because.length > 0) return { is: 'unchecked', unchecked: { kind, fields, because } }

  const expected = subtractDecimals(
    sumDecimals(plus.map(requireDecimal)),
    sumDecimals(minus.map(requireDecimal)),
  )
  const order = compareDecimals(requireDecimal(found), expected)
  if (order === 0 || (is === 'atMost' && order < 0) || (is === 'atLeast' && order > 0))
    return { is: 'sound' }
  const difference = subtractDecimals(requireDecimal(found), expected)
  return {
    is: 'mismatch',
    mismatch: { kind, fields, expected, found: requireDecimal(found), difference, currency },
  }
}

/** The terms that cannot be reckoned with, and why. */
export const listObstacles = (terms: readonly Term[]): Obstacle[] =>
  terms.flatMap(({ field, amount }) =>
    amount.is === 'exact' ? [] : [{ field, why: amount.is === 'unknown' ? 'missing' : 'tooLong' }],
  )

/**
 * What forbids adding up the amounts of parts with those of the invoice: a currency that is not
 * told, or another one.
 */
export function listCurrencyObstacles(invoice: AmountSet, parts: readonly AmountSet[]): Obstacle[] {
  if (parts.length === 0) return []
  if (invoice.currency.code === null) return [{ field: invoice.currency.field, why: 'missing' }]
  return parts.flatMap(({ currency: { field, code } }) =>
    code === invoice.currency.code
      ? []
      : [{ field, why: code === null ? 'missing' : 'otherCurrency' }],
  )
}

/** The decimal of a term that is known to be exact. */
export function requireDecimal({ field, amount }: Term): Decimal {
  if (amount.is !== 'exact')
    throw new Error(`${field} is not exact, and was not looked at before it was reckoned with`)
  return amount.decimal
}
