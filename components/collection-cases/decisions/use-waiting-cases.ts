import { useEffect, useMemo } from 'react'
import { openCasesQuestion } from '@/lib/features/collection-cases/client/cases-view'
import { useCaseList } from '@/lib/features/collection-cases/client/use-case-list'
import { compareByDecideDate } from '@/lib/features/collection-cases/domain/case-answers'
import {
  findCaseQuestion,
  type Question,
} from '@/lib/features/collection-cases/domain/case-questions'

/** So many open cases are read by themselves; beyond, a person asks for more. */
const autoReadLimit = 5_000

/**
 * The open cases that wait for their creditor, the earliest day first. The upstream's list has no
 * filter for them, so all open cases are read, a page after the other, as far as nothing fails.
 */
export function useWaitingCases(organizationId: string, kind: Question | null) {
  const list = useCaseList(organizationId, openCasesQuestion)
  const { isAtEnd, isReading, failure, rows, readAt } = list
  const goesOn =
    !isAtEnd && !isReading && failure === null && rows.length < autoReadLimit && readAt !== null

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is held tells whether it goes on
  useEffect(() => {
    if (goesOn) void list.more()
  }, [goesOn, rows])

  const waiting = useMemo(
    () => rows.filter((row) => findCaseQuestion(row) !== null).toSorted(compareByDecideDate),
    [rows],
  )
  const shown = kind === null ? waiting : waiting.filter((row) => findCaseQuestion(row) === kind)
  const countWaiting = (each: Question) =>
    waiting.filter((row) => findCaseQuestion(row) === each).length
  return {
    shown,
    count: waiting.length,
    countOf: countWaiting,
    list,
  }
}
