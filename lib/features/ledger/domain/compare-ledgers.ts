import { isMonthEnd, toMonth } from '@/lib/shared/dates/months'
import {
  type Decimal,
  normalizeCurrency,
  subtractDecimals,
  sumDecimals,
} from '@/lib/shared/numbers/money'
import { type AgingInterval, mayBeOfAny } from './aging-intervals'
import { type AgingDifference, compareAging } from './compare-aging'
import { compareItems, type ItemDifference } from './compare-lines'
import {
  type BrokenBalance,
  comparePeriods,
  findBrokenBalances,
  findClosingBalance,
  namePeriod,
  type PeriodDifference,
} from './compare-movements'
import {
  type LedgerAmounts,
  type OpenAmount,
  readItemAmounts,
  readLineAmounts,
  sumIn,
  withDueDates,
} from './open-amounts'

type Items = Parameters<typeof readItemAmounts>[0]
type Lines = Parameters<typeof comparePeriods>[1]
type Movements = Parameters<typeof comparePeriods>[2]

/**
 * What was read of the four ledgers, at the end of a day. Null: not known. Lines and movements are
 * those of the accounts of receivables, lines up to the day. Items tell what they are now, so that on
 * an earlier day only their due dates count.
 */
export type LedgersRead = {
  asOf: string
  today: string
  items: Items | null
  lines: Lines | null
  movements: Movements | null
  intervals: readonly AgingInterval[] | null
}

/**
 * The ledgers of one currency beside each other. A total is null where it is not known; differences
 * are null where the two cannot be held against each other.
 */
export type ComparedLedgers = {
  currency: string
  totals: {
    items: Decimal | null
    gl: Decimal | null
    movements: Decimal | null
    aging: Decimal | null
  }
  items: ItemDifference[] | null
  periods: PeriodDifference[] | null
  /** What movements carry that no period explains; null where that is not known. */
  carried: Decimal | null
  balances: BrokenBalance[]
  aging: AgingDifference[] | null
}

/** Holds the four ledgers against each other, a currency each, to the last digit. */
export function compareLedgers(read: LedgersRead): ComparedLedgers[] {
  const { asOf, today, intervals, movements } = read
  const lines = read.lines && readLineAmounts(read.lines)
  const items = read.items && asOf === today ? readItemAmounts(read.items) : null
  const open = items ?? (lines && read.items && toOpenThen(lines, read.items))
  const sums = [items, lines].map((ledger) => (ledger?.uncounted === 0 ? ledger.amounts : null))
  const [itemAmounts, lineAmounts] = sums as [OpenAmount[] | null, OpenAmount[] | null]
  const isLastDay = asOf === today || isMonthEnd(asOf)
  const past = movements?.filter((row) => (namePeriod(row) ?? '') <= toMonth(asOf)) ?? null
  return listCurrencies(read, [items?.amounts, lines?.amounts]).map((currency) => {
    const totals = {
      items: itemAmounts && sumIn(currency, itemAmounts),
      gl: lineAmounts && sumIn(currency, lineAmounts),
      movements: past && isLastDay ? findClosingBalance(currency, past, toMonth(asOf)) : null,
      aging: intervals && sumIntervals(currency, intervals),
    }
    const periods =
      read.lines && past && isLastDay ? comparePeriods(currency, read.lines, past) : null
    return {
      ...{ currency, totals, periods },
      items: itemAmounts && lineAmounts && compareItems(currency, itemAmounts, lineAmounts),
      carried: findCarried(totals, periods),
      balances: past ? findBrokenBalances(currency, past) : [],
      aging:
        open?.uncounted === 0 && intervals
          ? compareAging(currency, open.amounts, intervals, asOf)
          : null,
    }
  })
}

/** What was open on an earlier day, by the lines until then, with the due dates of the items. */
const toOpenThen = ({ amounts, uncounted }: LedgerAmounts, items: Items): LedgerAmounts => ({
  amounts: withDueDates(amounts, items),
  uncounted,
})

/**
 * What the balance of movements has beyond general-ledger items and no period explains: it was there
 * before the first period, or a balance is broken.
 */
function findCarried(
  { gl, movements }: ComparedLedgers['totals'],
  periods: PeriodDifference[] | null,
): Decimal | null {
  if (gl === null || movements === null || periods === null) return null
  return subtractDecimals(movements, sumDecimals([gl, ...periods.map(({ by }) => by)]))
}

/** How many differences there are in what could be held against each other. */
export const countDifferences = ({ items, periods, balances, aging, carried }: ComparedLedgers) =>
  [items, periods, balances, aging].reduce((sum, each) => sum + (each?.length ?? 0), 0) +
  (carried === null || carried === '0' ? 0 : 1)

/** True where all could be. */
export const isComplete = ({ items, periods, aging, carried }: ComparedLedgers) =>
  items !== null && periods !== null && aging !== null && carried !== null

function sumIntervals(currency: string, intervals: readonly AgingInterval[]): Decimal | null {
  if (intervals.some(mayBeOfAny)) return null
  const own = intervals.filter((each) => each.currency === currency).map(({ amount }) => amount)
  return own.includes(null) ? null : sumDecimals(own as Decimal[])
}

function listCurrencies(
  { movements, intervals }: LedgersRead,
  amounts: readonly (readonly OpenAmount[] | undefined)[],
): string[] {
  const named = [
    ...amounts.flatMap((own) => own?.map(({ currency }) => currency) ?? []),
    ...(movements ?? []).map(({ currency }) => normalizeCurrency(currency)),
    ...(intervals ?? []).map(({ currency }) => currency),
  ]
  return [...new Set(named.filter((each) => each !== null))].toSorted()
}
