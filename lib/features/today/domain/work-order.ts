import type { WorkLine } from '@/lib/contracts/desk/work'
import type { WorkMark } from '@/lib/contracts/desk/work-marks'

/** The groups of the day, in the order in which they need a person. */
export const workGroups = [
  'unconfirmed',
  'halted',
  'deadline',
  'followUp',
  'notDelivered',
  'rejected',
  'amounts',
  'missed',
  'onTheWay',
] as const
export type WorkGroup = (typeof workGroups)[number]

const groupBySource: Record<WorkLine['source'], WorkGroup> = {
  outcomes: 'unconfirmed',
  bulkActions: 'halted',
  decisions: 'deadline',
  stops: 'deadline',
  followUps: 'followUp',
  failures: 'notDelivered',
  batches: 'rejected',
  waiting: 'onTheWay',
  amounts: 'amounts',
  webhooks: 'missed',
}

/** The group in which the lines of a source stand. */
export const getSourceGroup = (source: WorkLine['source']): WorkGroup => groupBySource[source]

/** A line with what was said of it. */
export type MarkedLine = { line: WorkLine; mark: WorkMark | null }

export type GroupedWork = { group: WorkGroup; lines: MarkedLine[] }

/**
 * The work of a day in its order: by group; in a group the earliest last day first, lines without
 * one after those that have one; then the most records; then the oldest; then by subject, so that
 * equal lines never change places. What sleeps until a later day and what was done as it still is
 * are left out, and counted.
 *
 * @param today a calendar date.
 */
export function orderWork(
  lines: readonly WorkLine[],
  marks: readonly WorkMark[],
  today: string,
): { groups: GroupedWork[]; snoozed: MarkedLine[]; done: MarkedLine[] } {
  const bySubject = new Map(marks.map((mark) => [mark.subject, mark]))
  const marked = lines
    .map((line) => ({ line, mark: bySubject.get(line.subject) ?? null }))
    .sort((one, other) => compareLines(one.line, other.line))
  const isDone = ({ line, mark }: MarkedLine) => mark?.doneAs === line.shows
  const isSnoozed = (each: MarkedLine) => !isDone(each) && (each.mark?.snoozedUntil ?? '') > today
  const open = marked.filter((each) => !isDone(each) && !isSnoozed(each))
  return {
    groups: workGroups
      .map((group) => ({
        group,
        lines: open.filter(({ line }) => getSourceGroup(line.source) === group),
      }))
      .filter((each) => each.lines.length > 0),
    snoozed: marked.filter(isSnoozed),
    done: marked.filter(isDone),
  }
}

function compareLines(one: WorkLine, other: WorkLine): number {
  const compare = <Value>(left: Value, right: Value) => (left < right ? -1 : left > right ? 1 : 0)
  const place = ({ source }: WorkLine) => workGroups.indexOf(getSourceGroup(source))
  return (
    compare(place(one), place(other)) ||
    compare(one.due ?? '9999', other.due ?? '9999') ||
    compare(other.count, one.count) ||
    compare(one.since ?? '9999', other.since ?? '9999') ||
    compare(one.subject, other.subject)
  )
}
