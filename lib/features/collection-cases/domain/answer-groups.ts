import type { CollectionCase } from '@/lib/contracts/collection/cases'
import { addDays, countDaysBetween, isCalendarDate } from '@/lib/shared/dates/calendar-date'
import { toCalendarDay } from '@/lib/shared/dates/service-day'
import { compareByDecideDate, findDecideByDate } from './case-answers'
import { findLegalProgress } from './legal-progress'

/** Cases that want their answer by one day: null where they name none, else as it came. */
export type AnswerGroup<Row> = { day: string | null; rows: Row[] }

/**
 * The order of the work: by the last day for the answer, within a day by the legal days left, then by
 * number. Days that cannot be read come after those that can, and no day last.
 */
export function groupByAnswerDay(
  rows: readonly CollectionCase[],
  today: string,
): AnswerGroup<CollectionCase>[] {
  const ordered = rows
    .map((row) => ({ row, day: findDecideByDate(row), left: countLegalDaysLeft(row, today) }))
    .toSorted(
      (one, other) =>
        compareDays(one.day, other.day) ||
        one.left - other.left ||
        compareByDecideDate(one.row, other.row),
    )
  return [...Map.groupBy(ordered, ({ day }) => day)].map(([day, own]) => ({
    day,
    rows: own.map(({ row }) => row),
  }))
}

const notKnown = 100_000
const countLegalDaysLeft = (row: CollectionCase, today: string) =>
  findLegalProgress(row, today)?.daysLeft ?? notKnown

function compareDays(one: string | null, other: string | null): number {
  const [left, right] = [toSortable(one), toSortable(other)]
  return left === right ? 0 : left < right ? -1 : 1
}

const toSortable = (day: string | null) =>
  day === null ? '3' : isCalendarDate(day) ? `1${day}` : `2${day}`

/** What "answer by" narrows to. */
export const answerSpans = ['overdue', 'today', 'week', 'later', 'none'] as const
export type AnswerSpan = (typeof answerSpans)[number]

/** Whether a case wants its answer within a span of days; a day that cannot be read is none. */
export function isWithinSpan(row: CollectionCase, span: AnswerSpan, today: string): boolean {
  const day = findDecideByDate(row)
  if (day === null || !isCalendarDate(day)) return span === 'none'
  const left = countDaysBetween(today, day)
  if (left < 0) return span === 'overdue'
  if (left === 0) return span === 'today' || span === 'week'
  return span === (left < 7 ? 'week' : 'later')
}

/**
 * Open cases that wait for no answer, the next date first: the end of the notice, the last day to pay
 * and keep a home, or the first day of an eviction, as far as it is known and not over.
 */
export const orderByNextDate = (rows: readonly CollectionCase[], today: string): CollectionCase[] =>
  rows
    .map((row) => ({ row, next: findNextDate(row, today) }))
    .toSorted(
      (one, other) => compareDays(one.next, other.next) || compareByDecideDate(one.row, other.row),
    )
    .map(({ row }) => row)

/** The next date of a case that waits for no answer; null where none is known, or all are over. */
export function findNextDate(row: CollectionCase, today: string): string | null {
  const legal = findLegalProgress(row, today)
  const days = [
    legal && addDays(legal.lastDay, 1),
    toCalendarDay(row.eviction?.recoverByDate ?? ''),
    toCalendarDay(row.eviction?.earliestEvictionDate ?? ''),
  ]
  return days.filter((day) => day !== null && day >= today).toSorted()[0] ?? null
}
