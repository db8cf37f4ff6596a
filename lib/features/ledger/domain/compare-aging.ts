import { type Decimal, subtractDecimals, sumDecimals } from '@/lib/shared/numbers/money'
import { judgeAgedCustomer } from './aged-customer'
import { type AgingInterval, isWithin, mayBeOfAny } from './aging-intervals'
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
 * amount or a currency, or an open item that none holds, or several do.
 */
export function compareAging(
  currency: string,
  open: readonly OpenAmount[],
  intervals: readonly AgingInterval[],
  asOf: string,
): AgingDifference[] | null {
  const own = intervals.filter((each) => each.currency === currency)
  const amounts = open.filter((each) => each.currency === currency && each.amount !== '0')
  if (intervals.some(mayBeOfAny)) return null
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
 * What is found of a difference. `left`: what no customer explains. `ofAll`: so many of several
 * customers have the figures of all, which prove nothing. `unread`: of so many none could be read.
 */
export type Located = {
  located: LocatedDifference[]
  left: Decimal
  ofAll: number
  unread: number
}

/**
 * Which customers a difference of an interval comes from, by the aging of each. A service that
 * ignores the customer answers for all of them: that is nobody's share.
 *
 * @param byCustomer intervals of customers that were asked one by one; null where none could be read.
 * @param whole intervals of all customers; null where they could not be read.
 */
export function locateDifference(
  { interval, currency, by, within }: AgingDifference,
  byCustomer: ReadonlyMap<string, readonly AgingInterval[] | null>,
  whole: readonly AgingInterval[] | null,
  asOf: string,
): Located {
  const read = [...byCustomer].flatMap(([customerNo, intervals]) =>
    intervals === null ? [] : [{ customerNo, intervals }],
  )
  const own = read.filter(
    ({ intervals }) => judgeAgedCustomer(intervals, whole, byCustomer.size > 1) === 'own',
  )
  const located = own.flatMap(({ customerNo, intervals }) => {
    const items = within.filter((each) => each.customerNo === customerNo)
    const differing = compareAging(currency, items, intervals.filter(isSame(interval)), asOf) ?? []
    return differing.map((each) => ({ customerNo, by: each.by, within: items }))
  })
  const explained = sumDecimals(located.map((each) => each.by))
  return {
    ...{ located, left: subtractDecimals(by, explained) },
    ...{ ofAll: read.length - own.length, unread: byCustomer.size - read.length },
  }
}

const isSame =
  ({ is, fromDays, toDays }: AgingInterval) =>
  (other: AgingInterval) =>
    other.is === is && other.fromDays === fromDays && other.toDays === toDays
