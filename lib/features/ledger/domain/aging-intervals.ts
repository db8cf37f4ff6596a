import type { ExactNumber } from '@/lib/contracts/exact-number'
import { addDays, countDaysBetween, parseDay } from '@/lib/shared/dates/calendar-date'
import { type Decimal, normalizeCurrency } from '@/lib/shared/numbers/money'
import { toExact } from './open-amounts'

type RawInterval = {
  currency?: string | null
  interval?: string | null
  fromDays?: ExactNumber | null
  toDays?: ExactNumber | null
  amount?: ExactNumber | null
  itemCount?: ExactNumber | null
}

/**
 * An interval of aging, in whole days after the due date, both ends within; null is no end on that
 * side. `undated` holds what has no due date. `unplaced` says neither, so that nobody knows what is in
 * it.
 */
export type AgingInterval = {
  is: 'dated' | 'undated' | 'unplaced'
  name: string | null
  currency: string | null
  fromDays: number | null
  toDays: number | null
  /** Null where none is told that can be reckoned with. */
  amount: Decimal | null
  count: ExactNumber | null
}

/** The intervals of an answer, in its order. */
export const readIntervals = (intervals: readonly (RawInterval | null)[]): AgingInterval[] =>
  intervals.flatMap((raw) => {
    if (raw === null) return []
    const name = raw.interval?.trim() || null
    const [fromDays, toDays] = [toDayCount(raw.fromDays), toDayCount(raw.toDays)]
    const isUndated = name?.toUpperCase() === 'NO_DUE_DATE'
    return [
      {
        is: isUndated ? 'undated' : fromDays === null && toDays === null ? 'unplaced' : 'dated',
        ...{ name, fromDays, toDays },
        currency: normalizeCurrency(raw.currency),
        amount: toExact(raw.amount),
        count: raw.itemCount ?? null,
      },
    ]
  })

/** True for an interval that holds something, or may, and names no currency. */
export const mayBeOfAny = ({ currency, amount }: AgingInterval): boolean =>
  currency === null && amount !== '0'

const toDayCount = (value: ExactNumber | null | undefined) =>
  typeof value === 'number' && Number.isInteger(value) ? value : null

/**
 * True where what is due on a day falls into an interval on another. A due date that is not told, or
 * cannot be read, falls into none: it is not the same as none.
 */
export function isWithin(
  { is, fromDays, toDays }: AgingInterval,
  dueDate: string | null | undefined,
  asOf: string,
): boolean {
  if (dueDate === null || dueDate?.trim() === '') return is === 'undated'
  const due = parseDay(dueDate ?? '')
  if (due === null) return false
  const late = countDaysBetween(due, asOf)
  return is === 'dated' && late >= (fromDays ?? late) && late <= (toDays ?? late)
}

/** As many days as no debt is late: a service may write such a number where an end is open. */
const daysMax = 100_000

/** The due dates of an interval, both within; null where it holds none that could be named. */
export function getDueDates(
  { is, fromDays, toDays }: AgingInterval,
  asOf: string,
): { from: string | null; to: string | null } | null {
  const [least, most] = [fromDays ?? -daysMax, toDays ?? daysMax]
  if (is !== 'dated' || least > daysMax || most < -daysMax) return null
  return {
    from: toDays === null || most > daysMax ? null : addDays(asOf, -toDays),
    to: fromDays === null || least < -daysMax ? null : addDays(asOf, -fromDays),
  }
}

/** All in it is late: due before the day. */
export const isOverdue = ({ is, fromDays }: AgingInterval) =>
  is === 'dated' && fromDays !== null && fromDays > 0

/** It may hold both what is late and what is not. */
export const spansDueDate = (interval: AgingInterval) =>
  interval.is === 'dated' &&
  !isOverdue(interval) &&
  (interval.toDays === null || interval.toDays > 0)
