import Big from 'big.js'
import type { DecimalText, StoredClaim } from '../../../database/stored-collection'

/** What was booked on an invoice: the sums of its payments and of its corrections. */
export type BookedAmounts = { paid: DecimalText; credited: DecimalText }

export const nothingBooked: BookedAmounts = { paid: '0', credited: '0' }

/** The five amounts of a claim, or of claims together, exact. */
export type Amounts = { original: Big; current: Big; remaining: Big; paid: Big; credited: Big }

/**
 * What became of each claim of an invoice, by a rule that needs the sums alone (assumed:
 * interface.md 2.7 names the amounts and no relation). A correction takes from the principal first,
 * then from the others in their order; a payment pays fees and interest first, in their order, then
 * the principal. None takes more than there is. What is left over, or a sum below zero, stays with
 * the principal, which then shows more paid or credited than was claimed. So the amounts of the
 * claims always add up to what was booked.
 */
export function computeClaimAmounts(
  claims: StoredClaim[],
  { paid, credited }: BookedAmounts,
): Amounts[] {
  const originals = claims.map(({ originalAmount }) => new Big(originalAmount))
  const principal = Math.max(
    0,
    claims.findIndex(({ type }) => type === 'PRINCIPAL'),
  )
  const others = claims.map((_, at) => at).filter((at) => at !== principal)
  const creditedShares = splitSum(new Big(credited), originals, [principal, ...others], principal)
  const payable = originals.map((original, at) => original.minus(creditedShares[at]!))
  const paidShares = splitSum(new Big(paid), payable, [...others, principal], principal)
  return originals.map((original, at) =>
    computeAmounts(original, paidShares[at]!, creditedShares[at]!),
  )
}

/**
 * Shares a sum out in an order, to each as much as it has room for. What does not fit anywhere goes
 * to one of them.
 */
function splitSum(sum: Big, room: Big[], order: number[], rest: number): Big[] {
  const shares = room.map(() => new Big(0))
  let left = sum
  for (const at of order) {
    const share = pickSmaller(left, room[at]!)
    if (share.lte(0)) continue
    shares[at] = share
    left = left.minus(share)
  }
  if (shares.length > 0) shares[rest] = shares[rest]!.plus(left)
  return shares
}

const pickSmaller = (one: Big, other: Big) => (one.lt(other) ? one : other)

const computeAmounts = (original: Big, paid: Big, credited: Big): Amounts => {
  const current = original.minus(credited)
  return { original, current, remaining: current.minus(paid), paid, credited }
}

/** Amounts added up. Only for amounts of one currency. */
export function sumAmounts(parts: Amounts[]): Amounts {
  const sumField = (field: keyof Amounts) =>
    parts.reduce((sum, part) => sum.plus(part[field]), new Big(0))
  return computeAmounts(sumField('original'), sumField('paid'), sumField('credited'))
}

/** Amounts as answers carry them: numbers of JSON, which keep 15 digits. */
export const toWireAmounts = ({ current, remaining, paid, credited }: Amounts) => ({
  currentAmount: current.toNumber(),
  remainingAmount: remaining.toNumber(),
  paidAmount: paid.toNumber(),
  creditedAmount: credited.toNumber(),
})
