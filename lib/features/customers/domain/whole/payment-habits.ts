import type { ExactNumber } from '@/lib/contracts/exact-number'
import { countDaysBetween } from '@/lib/shared/dates/calendar-date'
import { toCalendarDay, toServiceDay } from '@/lib/shared/dates/service-day'
import {
  type CurrencyTotal,
  compareDecimals,
  type Decimal,
  normalizeCurrency,
  parseAmount,
  subtractDecimals,
  sumByCurrency,
} from '@/lib/shared/numbers/money'
import { type BalanceItem, isOpen } from './receivable-items'

type Item = BalanceItem & {
  originalAmount?: ExactNumber | null
  reminderCount?: ExactNumber | null
}

/**
 * What the ledger tells of how a customer pays. `settled` is what is not open any more of its
 * invoices, by a payment or a credit: the ledger does not tell which. `reminded` is null where it
 * does not tell of every invoice whether it was reminded.
 */
export type PaymentHabits = {
  invoices: number
  settledWhole: number
  settled: CurrencyTotal[]
  reminded: number | null
}

/** How a customer pays, of all its receivable items. Credits are no invoices. */
export function summarizePayments(items: readonly Item[]): PaymentHabits {
  const invoices = items.filter(isInvoice)
  const counts = invoices.map(({ reminderCount }) =>
    reminderCount == null ? null : Number(reminderCount),
  )
  return {
    invoices: invoices.length,
    settledWhole: invoices.filter((item) => !isOpen(item)).length,
    settled: sumByCurrency(
      invoices.map((item) => ({ amount: findSettled(item), currency: item.currency })),
    ),
    reminded: counts.includes(null) ? null : counts.filter((count) => count! > 0).length,
  }
}

const isInvoice = ({ originalAmount }: Item) => {
  const original = parseAmount(originalAmount)
  return original.is !== 'exact' || compareDecimals(original.decimal, '0') > 0
}

function findSettled({ originalAmount, remainingAmount }: Item): ExactNumber | null {
  const [original, remaining] = [parseAmount(originalAmount), parseAmount(remainingAmount)]
  return original.is === 'exact' && remaining.is === 'exact'
    ? (subtractDecimals(original.decimal, remaining.decimal) as ExactNumber)
    : null
}

type CollectionInvoiceFields = {
  status?: string | null
  remainingAmount?: ExactNumber | null
  creditedAmount?: ExactNumber | null
  dueDate?: string | null
  closedAt?: string | null
}

/**
 * How many days after their due date invoices were paid in debt collection, on average, and of how
 * many that is known; null of none. What was credited, or may have been, may be closed by that. The
 * ledger tells no day of payment, so that of other invoices nobody knows.
 */
export function measureCollectionDelay(
  collectionInvoices: readonly CollectionInvoiceFields[],
): { days: number; of: number } | null {
  const delays = collectionInvoices.flatMap(({ status, dueDate, closedAt, ...amounts }) => {
    const isPaid = isZero(amounts.remainingAmount) && isZero(amounts.creditedAmount)
    if (status?.trim().toUpperCase() !== 'CLOSED' || !isPaid) return []
    const [due, closed] = [toCalendarDay(dueDate ?? ''), toServiceDay(closedAt ?? '')]
    return due === null || closed === null ? [] : [countDaysBetween(due, closed)]
  })
  if (delays.length === 0) return null
  const sum = delays.reduce((total, days) => total + days, 0)
  return { days: Math.round(sum / delays.length), of: delays.length }
}

function isZero(told: ExactNumber | null | undefined): boolean {
  const amount = parseAmount(told)
  return amount.is === 'exact' && amount.decimal === '0'
}

/**
 * By how much the open balance in the currency of a customer is over its credit limit; null where it
 * is not, and where that cannot be told. No limit is taken for a limit of zero.
 */
export function findLimitExcess(
  { limitAmount, currency }: { limitAmount?: ExactNumber | null; currency?: string | null },
  open: readonly CurrencyTotal[],
): Decimal | null {
  const limit = parseAmount(limitAmount)
  const own = normalizeCurrency(currency)
  const balance = open.find((each) => each.currency === own)
  if (limit.is !== 'exact' || limit.decimal === '0' || own === null || !balance?.total) return null
  const excess = subtractDecimals(balance.total, limit.decimal)
  return compareDecimals(excess, '0') > 0 ? excess : null
}
