import type { Settlement } from '@/lib/contracts/collection/settlements'
import { addMonths, getMonthDays, listMonths, type Month, toMonth } from '@/lib/shared/dates/months'
import { toCalendarDay } from '@/lib/shared/dates/service-day'
import {
  type CurrencyTotal,
  compareDecimals,
  type Decimal,
  normalizeCurrency,
  subtractDecimals,
  sumByCurrency,
} from '@/lib/shared/numbers/money'

type SettledRow = Pick<Settlement, 'settlementDate' | 'settlementAmount' | 'currency'>

/** What was settled in one month and one currency. `month` is null for rows whose day cannot be read. */
export type SettledMonth<Row> = { month: Month | null; rows: Row[]; total: CurrencyTotal }

/** What is known of the list that months are counted over. */
export type ReadExtent = {
  /** Every page of the list was read. */
  isAtEnd: boolean
  /** The days that were asked for; a side that is absent is open. */
  fromDate?: string
  toDate?: string
}

const toRowDay = ({ settlementDate }: SettledRow) => toCalendarDay(settlementDate ?? '')

/** Of rows none of which has an exact amount nothing is known: they do not come to 0. */
const sumRows = (rows: readonly SettledRow[]): CurrencyTotal[] =>
  sumByCurrency(
    rows.map(({ settlementAmount, currency }) => ({ amount: settlementAmount, currency })),
  ).map((sum) => (sum.counted === 0 ? { ...sum, total: null } : sum))

/** The sums of all rows, a currency each; the currency of the most rows first. */
export const sumSettled = (rows: readonly SettledRow[]): CurrencyTotal[] =>
  sumRows(rows).toSorted((one, other) => countRows(other) - countRows(one))

export const countRows = ({ counted, unknown, tooLong }: CurrencyTotal) =>
  counted + unknown + tooLong

/** How many rows are not in the sum, because their amount is unknown or too long. */
export const countOmitted = ({ unknown, tooLong }: CurrencyTotal) => unknown + tooLong

/**
 * The months of one currency, newest first, and last the rows whose day cannot be read; each row is
 * in one of them. A month without a row stands between two others where every page was read, up to a
 * year of them: where pages are missing nobody knows that it is empty.
 *
 * @param currency null: rows that name none.
 */
export function groupByMonth<Row extends SettledRow>(
  rows: readonly Row[],
  currency: string | null,
  { isAtEnd }: ReadExtent,
): SettledMonth<Row>[] {
  const own = rows.filter((row) => normalizeCurrency(row.currency) === currency)
  const byMonth = Map.groupBy(own, (row) => {
    const day = toRowDay(row)
    return day && toMonth(day)
  })
  const months = [...byMonth.keys()].filter((month) => month !== null).toSorted()
  const shown = isAtEnd ? fillGaps(months) : months
  return [...shown.toReversed(), ...(byMonth.has(null) ? [null] : [])].map((month) => {
    const ownRows = orderByDay(byMonth.get(month) ?? [])
    return { month, rows: ownRows, total: sumRows(ownRows)[0] ?? emptyTotal(currency) }
  })
}

const emptyTotal = (currency: string | null): CurrencyTotal => ({
  ...{ currency, total: '0', counted: 0, unknown: 0, tooLong: 0 },
})

/** Newest first; rows of one day keep their order. */
const orderByDay = <Row extends SettledRow>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => (toRowDay(other) ?? '').localeCompare(toRowDay(one) ?? ''))

const gapMax = 12

function fillGaps(months: readonly Month[]): Month[] {
  return months.flatMap((month, at) => {
    const before = months[at - 1]
    const between = before ? listMonths(addMonths(before, 1), addMonths(month, -1)) : []
    return [...(between.length > gapMax ? [] : between), month]
  })
}

/**
 * How far a month is known: `whole` when it is over and all of it was read, `current` when all of it
 * was read and it goes on, `cut` by the period that was asked for, `unread` while pages are missing.
 */
export type MonthExtent = 'whole' | 'current' | 'cut' | 'unread'

/** @param today the calendar day. */
export function findMonthExtent(
  month: Month,
  { isAtEnd, fromDate, toDate }: ReadExtent,
  today: string,
): MonthExtent {
  if (!isAtEnd) return 'unread'
  const { first, last } = getMonthDays(month)
  const isOver = last < today
  const needed = isOver ? last : today
  if ((fromDate !== undefined && fromDate > first) || (toDate !== undefined && toDate < needed))
    return 'cut'
  return isOver ? 'whole' : 'current'
}

/**
 * How much more a month came to than the month before it, below zero for less. Null unless both are
 * over and wholly read, and every row has a day and an exact amount.
 */
export function compareWithMonthBefore<Row extends SettledRow>(
  months: readonly SettledMonth<Row>[],
  month: Month,
  extent: ReadExtent,
  today: string,
): { before: Month; by: Decimal } | null {
  const before = addMonths(month, -1)
  const [own, earlier] = [month, before].map((each) =>
    months.find((settled) => settled.month === each),
  )
  const areWhole = [month, before].every((each) => findMonthExtent(each, extent, today) === 'whole')
  const isUndated = months.some((settled) => settled.month === null)
  if (!areWhole || isUndated || !own || !earlier) return null
  const [sum, sumBefore] = [own, earlier].map(({ total }) =>
    total.unknown + total.tooLong > 0 ? null : total.total,
  )
  if (sum == null || sumBefore == null) return null
  return { before, by: subtractDecimals(sum, sumBefore) }
}

/** What settlements of one currency come to by the type of their collection, the greatest first. */
export function sumByCollectionType(
  rows: readonly (SettledRow & Pick<Settlement, 'collectionType'>)[],
): { type: string | null; count: number; amount: Decimal | null }[] {
  const byType = Map.groupBy(rows, ({ collectionType }) => collectionType?.trim() || null)
  return [...byType]
    .map(([type, own]) => {
      const [total] = sumRows(own)
      const isKnown = total !== undefined && total.unknown + total.tooLong === 0
      return { type, count: own.length, amount: isKnown ? total.total : null }
    })
    .toSorted((one, other) => compareDecimals(other.amount ?? '0', one.amount ?? '0'))
}
