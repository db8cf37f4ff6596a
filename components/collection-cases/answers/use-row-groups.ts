import { useMemo } from 'react'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import {
  type AnswerFilters,
  fitsAnswerFilters,
} from '@/lib/features/collection-cases/domain/answer-filters'
import type { AnswerRow } from '@/lib/features/collection-cases/domain/answered-cases'
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
  findOwner: (row: CollectionCase) => string | null
}

/**
 * The rows that fit, by the day that they want their answer by, and below them open cases that need
 * none. What was answered here is shown whether it fits or not.
 */
export function useRowGroups({ rows, open, filters, today, userName, findOwner }: Listed) {
  return useMemo(() => {
    const fits = (row: CollectionCase) =>
      fitsAnswerFilters(row, filters, { today, userName, findOwner })
    const shown = rows.filter(({ row, answer }) => answer !== null || fits(row))
    const listed = new Set(rows.map(({ row }) => getCaseKey(row)))
    const running = open.filter(
      (row) => findCaseQuestion(row) === null && !listed.has(getCaseKey(row)) && fits(row),
    )
    return { shown, groups: buildRowGroups(shown, running, today) }
  }, [rows, open, filters, today, userName, findOwner])
}
