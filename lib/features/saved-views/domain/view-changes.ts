import type { Count } from '@/lib/contracts/desk/views'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { isCalendarDate } from '@/lib/shared/dates/calendar-date'

/** The newest failures that a look keeps. */
export const savedFailuresMax = 1_000

/** A failed transaction: its number, and its place in the order of arrival. */
export type FailedRow = { rid: ExactNumber; rowId: number | null }

/** Failures of a view, newest first. `more`: there may be others, all of them older. */
export type Failures = { rows: FailedRow[]; more: boolean }

/**
 * What a look remembers of the failures of a view. `oldestRowId` is the place of the last one that
 * is held.
 */
export type FailureSnapshot = { rids: ExactNumber[]; more: boolean; oldestRowId: number | null }

/** What a look remembers of failures. */
export function toFailureSnapshot(
  { rows, more }: Failures,
  max = savedFailuresMax,
): FailureSnapshot {
  const newest = rows.slice(0, max)
  return {
    rids: newest.map(({ rid }) => rid),
    more: more || rows.length > max,
    oldestRowId: newest.at(-1)?.rowId ?? null,
  }
}

/**
 * Transactions that are failed now and were not then, as far as that can be proven: one that is not
 * among the remembered ones was not failed if all were remembered, or if it is newer than the
 * oldest of them. `atLeast`: there may be others.
 */
export function listNewFailures(
  then: FailureSnapshot,
  now: Failures,
): { rids: ExactNumber[]; atLeast: boolean } {
  const known = new Set(then.rids)
  const unknown = now.rows.filter(({ rid }) => !known.has(rid))
  const proven = unknown.filter(
    ({ rowId }) =>
      !then.more || (rowId !== null && then.oldestRowId !== null && rowId > then.oldestRowId),
  )
  return { rids: proven.map(({ rid }) => rid), atLeast: now.more || proven.length < unknown.length }
}

/**
 * Transactions that were failed then and are not among the failures that are seen now: whether they
 * have recovered only a look at each tells.
 */
export function listDisappeared(then: FailureSnapshot, now: Failures): ExactNumber[] {
  const failed = new Set(now.rows.map(({ rid }) => rid))
  return then.rids.filter((rid) => !failed.has(rid))
}

/** A transaction as a search for its number shows it. */
export type ShownTransaction = { rid: ExactNumber; status: string | null }

type ToldTransaction = ShownTransaction & { status: string }

/**
 * Of transactions that are no longer seen as failed: those that a search shows as something else,
 * and how many it does not show at all. One that still fails has only left what the view shows.
 * `isUnsure`: of some it shows no status, so that they may have recovered, or fail.
 */
export function getRecovered(
  asked: ExactNumber[],
  shown: ShownTransaction[],
): { rows: ToldTransaction[]; gone: number; isUnsure: boolean } {
  const byRid = Map.groupBy(shown, ({ rid }) => rid)
  const found = asked.flatMap((rid) => (byRid.has(rid) ? [byRid.get(rid)!] : []))
  const open = found.filter((each) => !each.some(({ status }) => isFailed(status)))
  const rows = open.flatMap((each) => (each.every(isTold) ? each.slice(0, 1) : []))
  return { rows, gone: asked.length - found.length, isUnsure: rows.length < open.length }
}

const isTold = (shown: ShownTransaction): shown is ToldTransaction => Boolean(shown.status?.trim())

const isFailed = (status: string | null) => status?.trim().toLowerCase() === 'failed'

/**
 * Of transactions that have been pending for over a day now, those that had not been so at a
 * moment. `more`: not all are given.
 */
export function countNewLongPending(
  loggedAt: (string | null)[],
  dayBeforeThen: Date,
  more: boolean,
): { count: number; atLeast: boolean } {
  const times = loggedAt.map(parseInstant)
  return {
    count: times.filter((time) => time !== null && time > dayBeforeThen.getTime()).length,
    atLeast: more || times.includes(null),
  }
}

/** How many there are, of what an answer says and what it holds. */
export function toCount(
  held: number,
  total: ExactNumber | null | undefined,
  totalIs: string | null | undefined,
): Count {
  if (typeof total !== 'number') return { count: held, is: held === 0 ? 'exact' : 'atLeast' }
  return { count: total, is: totalIs === 'exact' || totalIs === 'moreThan' ? totalIs : 'about' }
}

/**
 * The days and the rest of a search: two searches with the same rest look for the same among their
 * days.
 */
export type SearchPeriod = { rest: string; from: string | null; to: string | null }

/**
 * Whether failures of a search can be compared with those of an earlier one: the same filters, and
 * no day now that was closed off then. Days that the window has left behind do no harm.
 */
export function isComparable(then: SearchPeriod, now: SearchPeriod, visitedAt: Date): boolean {
  if (then.rest !== now.rest) return false
  const [fromThen, fromNow] = [parseInstant(then.from), parseInstant(now.from)]
  const [toThen, toNow] = [parseInstant(then.to), parseInstant(now.to)]
  const startsNoEarlier = fromThen === null || (fromNow !== null && fromNow >= fromThen)
  const endsNoLater =
    toThen === null || toThen >= visitedAt.getTime() || (toNow !== null && toNow <= toThen)
  return startsNoEarlier && endsNoLater
}

/**
 * The moment of an upstream's time, in milliseconds. One without a zone is in UTC (assumed). Null
 * for what is no time.
 */
export function parseInstant(time: string | null): number | null {
  const day = time?.slice(0, 10) ?? ''
  if (!time || (/^\d{4}-\d{2}-\d{2}$/.test(day) && !isCalendarDate(day))) return null
  const at = Date.parse(/(Z|[+-]\d{2}:?\d{2})$/.test(time) ? time : `${time}Z`)
  return Number.isNaN(at) ? null : at
}
