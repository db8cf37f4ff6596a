import type { CollectionCase } from '@/lib/contracts/collection/cases'
import {
  groupByAnswerDay,
  orderByNextDate,
} from '@/lib/features/collection-cases/domain/answer-groups'
import type { AnswerRow } from '@/lib/features/collection-cases/domain/answered-cases'
import { mayNeedAnswer } from '@/lib/features/collection-cases/domain/case-answers'
import { getCaseKey } from '@/lib/features/collection-cases/domain/case-questions'

/**
 * A day with the cases that want their answer by it, those that may want one (`unsure`), or those
 * that want none (`running`).
 */
export type RowGroup = {
  day: string | null | 'unsure' | 'running'
  rows: readonly AnswerRow[]
  total: number
}

/** So many rows are shown at once: what is answered makes room for those that come later. */
const shownMax = 300

/** So many cases that need no answer are shown below those that do; their own list has them all. */
const runningMax = 10

/** Whether all cases of a group put a question that is known. */
export const isAskedGroup = ({ day }: RowGroup) => day !== 'unsure' && day !== 'running'

/**
 * The cases by the day that they want their answer by, below them those that may need one, then those
 * that need none.
 *
 * @param others open cases that put no known question.
 */
export function buildRowGroups(
  rows: readonly AnswerRow[],
  others: readonly CollectionCase[],
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
  const unsure = others.filter(mayNeedAnswer)
  const running = others.filter((row) => !mayNeedAnswer(row))
  const byDay = groupByAnswerDay(unsure, today).flatMap((group) => group.rows)
  const next = orderByNextDate(running, today)
  return [
    ...groups,
    ...toGroup('unsure', byDay.slice(0, room), unsure.length),
    ...toGroup('running', next.slice(0, runningMax), running.length),
  ]
}

const toGroup = (day: string, rows: readonly CollectionCase[], total: number): RowGroup[] =>
  rows.length === 0
    ? []
    : [
        {
          day,
          rows: rows.map((row) => ({ row, answer: null, isOpenAgain: false, isLeaving: false })),
          total,
        },
      ]
