import { compareDecimals, type Decimal, subtractDecimals, sumDecimals } from './money'

/** One so much greater than the next makes the others hairs. */
const timesGreater = 20

/**
 * The places of amounts that would make all others of a picture hairs: more than twenty times the
 * next greater one, whatever their sign. None of fewer than three amounts, or where nearly all are
 * nothing. Only for amounts of one currency.
 */
export function findOutliers(amounts: readonly Decimal[]): ReadonlySet<number> {
  const sizes = amounts.map((amount) =>
    amount.startsWith('-') ? subtractDecimals('0', amount) : amount,
  )
  const ordered = [...sizes.keys()].toSorted((one, other) =>
    compareDecimals(sizes[other]!, sizes[one]!),
  )
  const found = new Set<number>()
  for (const [rank, place] of ordered.entries()) {
    const next = sizes[ordered[rank + 1] ?? -1]
    const hasOthers = ordered.length - rank > 2 && next !== undefined && next !== '0'
    if (!hasOthers || compareDecimals(sizes[place]!, multiply(next)) <= 0) break
    found.add(place)
  }
  return found
}

const multiply = (amount: Decimal) =>
  sumDecimals(Array.from({ length: timesGreater }, () => amount))
