import type { ExactNumber } from '@/lib/contracts/exact-number'
import { countDaysBetween, parseDay } from '@/lib/shared/dates/calendar-date'
import {
  type CurrencyTotal,
  compareDecimals,
  type Decimal,
  normalizeCurrency,
  parseAmount,
  sumByCurrency,
  sumDecimals,
} from '@/lib/shared/numbers/money'

/** What is reckoned with of a receivable item. Every field may be absent, which is unknown. */
export type BalanceItem = {
  dueDate?: string | null
  currency?: string | null
  remainingAmount?: ExactNumber | null
  status?: string | null
}

/** How old what is owed is, by days after the due date; `unknown` without a date to be read. */
export const ages = ['notDue', 'to30', 'to60', 'to90', 'over90', 'unknown'] as const
export type Age = (typeof ages)[number]

/**
 * True for an item of which something remains, to be paid or in credit. One whose amount is unknown
 * is open unless its status says that it is paid.
 */
export function isOpen({ remainingAmount, status }: BalanceItem): boolean {
  const remaining = parseAmount(remainingAmount)
  if (remaining.is === 'exact') return remaining.decimal !== '0'
  return status?.trim().toUpperCase() !== 'PAID'
}

/** True of a document that takes from what is owed; its type is assumed. */
export const isCreditNote = ({ documentType }: { documentType?: string | null }): boolean =>
  documentType?.trim().toUpperCase() === 'CN'

/**
 * Whole days after the due date, negative before it; null where that cannot be read.
 */
export function countDaysLate({ dueDate }: BalanceItem, today: string): number | null {
  const due = parseDay(dueDate ?? '')
  return due === null ? null : countDaysBetween(due, today)
}

/** Into which interval an item falls. On its due date it is not late yet. */
export function findAge(item: BalanceItem, today: string): Age {
  const late = countDaysLate(item, today)
  if (late === null) return 'unknown'
  if (late <= 0) return 'notDue'
  if (late <= 30) return 'to30'
  if (late <= 60) return 'to60'
  return late <= 90 ? 'to90' : 'over90'
}

const isCredit = ({ remainingAmount }: BalanceItem) => {
  const remaining = parseAmount(remainingAmount)
  return remaining.is === 'exact' && compareDecimals(remaining.decimal, '0') < 0
}

const toAmounts = (items: readonly BalanceItem[]) =>
  items.map(({ remainingAmount, currency }) => ({ amount: remainingAmount, currency }))

/** What is open of a customer, by currency: credits are taken from what is owed. */
export const sumOpenBalance = (items: readonly BalanceItem[]): CurrencyTotal[] =>
  sumByCurrency(toAmounts(items.filter(isOpen)))

export type Overdue = { totals: CurrencyTotal[]; count: number; oldestDaysLate: number | null }

/**
 * What is owed after its due date, by currency, and how late the oldest of it is. A credit is never
 * late. Items without a date to be read are counted in `undated`: they may be late.
 */
export function findOverdue(
  items: readonly BalanceItem[],
  today: string,
): Overdue & { undated: number } {
  const owed = items.filter((item) => isOpen(item) && !isCredit(item))
  const late = owed.filter((item) => (countDaysLate(item, today) ?? 0) > 0)
  const days = late.map((item) => countDaysLate(item, today)!)
  return {
    totals: sumByCurrency(toAmounts(late)),
    count: late.length,
    oldestDaysLate: days.length > 0 ? Math.max(...days) : null,
    undated: owed.filter((item) => findAge(item, today) === 'unknown').length,
  }
}

/**
 * What is owed in one currency by its age, and the credit beside it, as an amount below zero.
 * `uncounted` items have no amount that can be reckoned with.
 */
export type AgedBalance = {
  currency: string
  byAge: Record<Age, Decimal>
  owed: Decimal
  credit: Decimal
  uncounted: number
}

/**
 * The ages of an open balance, a currency each: several are never added. Items that name no
 * currency may be of several, so that they have no sum and are left out: `countUnnamedCurrency`.
 */
export function sumByAge(items: readonly BalanceItem[], today: string): AgedBalance[] {
  const byCurrency = Map.groupBy(items.filter(isOpen), ({ currency }) =>
    normalizeCurrency(currency),
  )
  return [...byCurrency].flatMap(([currency, own]) => {
    if (currency === null) return []
    const owed = own.filter((item) => !isCredit(item))
    return [
      {
        currency,
        byAge: Object.fromEntries(
          ages.map((age) => [age, sumExact(owed.filter((item) => findAge(item, today) === age))]),
        ) as Record<Age, Decimal>,
        owed: sumExact(owed),
        credit: sumExact(own.filter(isCredit)),
        uncounted: own.filter(({ remainingAmount }) => parseAmount(remainingAmount).is !== 'exact')
          .length,
      },
    ]
  })
}

/** How many open items name no currency. */
export const countUnnamedCurrency = (items: readonly BalanceItem[]): number =>
  items.filter((item) => isOpen(item) && normalizeCurrency(item.currency) === null).length

const sumExact = (items: readonly BalanceItem[]): Decimal =>
  sumDecimals(
    items.flatMap(({ remainingAmount }) => {
      const amount = parseAmount(remainingAmount)
      return amount.is === 'exact' ? [amount.decimal] : []
    }),
  )

/** The latest first, then what is not due by its date, then what has none; credits last. */
export function sortByLateness<Item extends BalanceItem>(
  items: readonly Item[],
  today: string,
): Item[] {
  const rank = (item: Item) => (isCredit(item) ? 2 : countDaysLate(item, today) === null ? 1 : 0)
  return items.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      (countDaysLate(other, today) ?? 0) - (countDaysLate(one, today) ?? 0),
  )
}
