import { type Decimal, subtractDecimals, sumDecimals } from '@/lib/shared/numbers/money'
import { type AgingInterval, isWithin } from './aging-intervals'
import type { OpenAmount } from './open-amounts'

/** An interval of aging beside what is open in it by the items; `by` is what aging has more. */
export type AgingDifference = {
  interval: AgingInterval
  currency: string
  open: Decimal
  aging: Decimal
  by: Decimal
  /** The items that fall into it. */
  within: OpenAmount[]
}

/**
 * The intervals of a currency in which aging differs from what is open by the items. Null where they
 * cannot be held against each other: an interval of which nobody knows what it holds, one without an
 * amount, or an open item that none holds, or several do.
 */
export function compareAging(
  currency: string,
  open: readonly OpenAmount[],
  intervals: readonly AgingInterval[],
  asOf: string,
): AgingDifference[] | null {
  const own = intervals.filter((each) => each.currency === currency)
  const amounts = open.filter((each) => each.currency === currency && each.amount !== '0')
  if (own.some(({ is, amount }) => is === 'unplaced' || amount === null)) return null
  const places = own.map((interval) =>
    amounts.filter(({ dueDate }) => isWithin(interval, dueDate, asOf)),
  )
  const placed = places.flat()
  if (placed.length !== amounts.length || new Set(placed).size !== amounts.length) return null
  return own.flatMap((interval, at) => {
    const within = places[at]!
    const sum = sumDecimals(within.map(({ amount }) => amount))
    const by = subtractDecimals(interval.amount!, sum)
    return by === '0'
      ? []
      : [{ interval, currency, open: sum, aging: interval.amount!, by, within }]
  })
}

/** A customer whose share of an interval differs, with the items that it may lie in. */
export type LocatedDifference = { customerNo: string; by: Decimal; within: OpenAmount[] }

/**
 * Which customers a difference of an interval comes from, by the aging of each, and what of it is left
 * that none of them explains.
 *
 * @param byCustomer intervals of customers that were asked one by one.
 */
export function locateDifference(
  { interval, currency, by, within }: AgingDifference,
  byCustomer: ReadonlyMap<string, readonly AgingInterval[]>,
  asOf: string,
): { located: LocatedDifference[]; left: Decimal } {
  const located = [...byCustomer].flatMap(([customerNo, intervals]) => {
    const own = within.filter((each) => each.customerNo === customerNo)
    const differing = compareAging(currency, own, intervals.filter(isSame(interval)), asOf) ?? []
    return differing.map((each) => ({ customerNo, by: each.by, within: own }))
  })
  const explained = sumDecimals(located.map((each) => each.by))
  return { located, left: subtractDecimals(by, explained) }
}

const isSame =
  ({ is, fromDays, toDays }: AgingInterval) =>
  (other: AgingInterval) =>
    other.is === is && other.fromDays === fromDays && other.toDays === toDays
