import type { CollectionCase } from '@/lib/contracts/collection/cases'
import {
  groupByAnswerDay,
  orderByNextDate,
} from '@/lib/features/collection-cases/domain/answer-groups'
import type { AnswerRow } from '@/lib/features/collection-cases/domain/answered-cases'
import { getCaseKey } from '@/lib/features/collection-cases/domain/case-questions'

/** A day with the cases that want their answer by it, or those that want none (`running`). */
export type RowGroup = {
  day: string | null | 'running'
  rows: readonly AnswerRow[]
  total: number
}

/** So many rows are shown at once: what is answered makes room for those that come later. */
const shownMax = 300

/** So many cases that need no answer are shown below those that do; their own list has them all. */
const runningMax = 10

/** The cases by the day that they want their answer by, and those that need none below them. */
export function buildRowGroups(
  rows: readonly AnswerRow[],
  running: readonly CollectionCase[],
  today: string,
): RowGroup[] {
  const byKey = new Map(rows.map((each) => [getCaseKey(each.row), each]))
  let room = shownMax
  const groups = groupByAnswerDay(
    rows.map(({ row }) => row),
    today,
  ).flatMap((group): RowGroup[] => {
    const own = group.rows.flatMap((row) => byKey.get(getCaseKey(row)) ?? []).slice(0, room)
    room -= own.length
    return own.length > 0 ? [{ day: group.day, rows: own, total: group.rows.length }] : []
  })
  if (running.length === 0) return groups
  const next = orderByNextDate(running, today).slice(0, runningMax)
  return [
    ...groups,
    {
      day: 'running',
      rows: next.map((row) => ({ row, answer: null, isOpenAgain: false, isLeaving: false })),
      total: running.length,
    },
  ]
}
