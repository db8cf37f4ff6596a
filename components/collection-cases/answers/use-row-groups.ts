import { useMemo } from 'react'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import {
  type AnswerFilters,
  fitsAnswerFilters,
} from '@/lib/features/collection-cases/domain/answer-filters'
import type { AnswerRow } from '@/lib/features/collection-cases/domain/answered-cases'
import { mayNeedAnswer } from '@/lib/features/collection-cases/domain/case-answers'
import { findCaseQuestion, getCaseKey } from '@/lib/features/collection-cases/domain/case-questions'
import { buildRowGroups } from './build-row-groups'

type Listed = {
  /** Those that need an answer, and those that were answered here. */
  rows: readonly AnswerRow[]
  /** All open cases that were read. */
  open: readonly CollectionCase[]
  filters: AnswerFilters
  /** A calendar date. */
  today: string
  userName: string
  findOwner: (row: CollectionCase) => string | null | undefined
}

/**
 * The rows that fit, by the day that they want their answer by, below them open cases that may need
 * one, then those that need none. What was answered here is shown whether it fits or not. `unsure`:
 * all that may need an answer, and those of them that fit.
 */
export function useRowGroups({ rows, open, filters, today, userName, findOwner }: Listed) {
  return useMemo(() => {
    const fits = (row: CollectionCase) =>
      fitsAnswerFilters(row, filters, { today, userName, findOwner })
    const shown = rows.filter(({ row, answer }) => answer !== null || fits(row))
    const listed = new Set(rows.map(({ row }) => getCaseKey(row)))
    const others = open.filter(
      (row) => findCaseQuestion(row) === null && !listed.has(getCaseKey(row)),
    )
    const all = others.filter(mayNeedAnswer)
    const unsure = { all, fitting: all.filter(fits) }
    return { shown, unsure, groups: buildRowGroups(shown, others.filter(fits), today) }
  }, [rows, open, filters, today, userName, findOwner])
}
