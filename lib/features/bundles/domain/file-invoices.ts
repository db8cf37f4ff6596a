import { parseTimestampDay } from '@/lib/shared/dates/calendar-date'
import type { Outcome, OutcomeCounts } from './period-verdict'

type Row = { Status?: string | null; LogTime?: string | null }

/** The invoices of one file on one day, counted by what became of them. */
export type FileCounts = {
  counts: OutcomeCounts
  found: number
  /** Rows of the same file name that came on another day. */
  otherDays: number
  /** Rows that do not tell their day: they are counted all the same. */
  undated: number
}

const outcomeOf: Partial<Record<string, Outcome>> = {
  OK: 'ok',
  PENDING: 'pending',
  FAILED: 'failed',
  HANDLED: 'handled',
}

/** What became of one invoice; a status that is absent or of no known word is not known. */
export const getOutcome = ({ Status }: Row): Outcome =>
  outcomeOf[Status?.toUpperCase() ?? ''] ?? 'other'

/** The rows that came on a day, and those that do not tell theirs. */
export const filterByDay = <Each extends Row>(rows: readonly Each[], day: string | null): Each[] =>
  day === null ? [...rows] : rows.filter((row) => [day, null].includes(findDay(row)))

const findDay = ({ LogTime }: Row): string | null => (LogTime ? parseTimestampDay(LogTime) : null)

/**
 * The day to count a file by. Rows of a file may be logged after midnight: where all rows of its
 * name are as many as the file holds, all of them are its own, whatever their day.
 */
export const chooseDay = (
  rows: readonly Row[],
  day: string | null,
  inFile: number | null,
): string | null => (rows.length === inFile ? null : day)

/** @param day the day of the bundle; null where it tells none, then every row is counted. */
export function countFile(rows: readonly Row[], day: string | null): FileCounts {
  const ofDay = filterByDay(rows, day)
  const counts: OutcomeCounts = { ok: 0, pending: 0, failed: 0, handled: 0, other: 0 }
  for (const row of ofDay) counts[getOutcome(row)] += 1
  return {
    counts,
    found: ofDay.length,
    otherDays: rows.length - ofDay.length,
    undated: day === null ? 0 : ofDay.filter((row) => findDay(row) === null).length,
  }
}
