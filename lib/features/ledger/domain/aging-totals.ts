import { type Decimal, sumDecimals } from '@/lib/shared/numbers/money'
import { type AgingInterval, isOverdue, spansDueDate } from './aging-intervals'

/** The intervals of one currency with their sums; null where an amount of them is not known. */
export type AgedCurrency = {
  currency: string | null
  intervals: AgingInterval[]
  open: Decimal | null
  overdue: Decimal | null
}

/**
 * Intervals by currency, the one of the most items first. Those that name no currency may be of
 * several, so that they have no sum.
 */
export const groupByCurrency = (intervals: readonly AgingInterval[]): AgedCurrency[] =>
  [...Map.groupBy(intervals, ({ currency }) => currency)]
    .map(([currency, own]) => ({
      ...{ currency, intervals: own },
      open: currency === null ? null : sumAmounts(own),
      overdue:
        currency === null || own.some(mayHideOverdue) ? null : sumAmounts(own.filter(isOverdue)),
    }))
    .toSorted((one, other) => countItems(other) - countItems(one))

/** Nobody knows how much of it is overdue. */
const mayHideOverdue = (interval: AgingInterval) =>
  interval.is === 'unplaced' || (spansDueDate(interval) && interval.amount !== '0')

function sumAmounts(intervals: readonly AgingInterval[]): Decimal | null {
  const amounts = intervals.map(({ amount }) => amount)
  return amounts.includes(null) ? null : sumDecimals(amounts as Decimal[])
}

const countItems = ({ intervals }: AgedCurrency) =>
  intervals.reduce((sum, { count }) => sum + (typeof count === 'number' ? count : 0), 0)
