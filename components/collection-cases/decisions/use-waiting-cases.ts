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
  const { walk, walked, again } = useCaseList(organizationId, openCasesQuestion)
  const { version, isAtEnd, isReading, failure, rows } = walked
  const goesOn =
    !isAtEnd && !isReading && failure === null && rows.length < autoReadLimit && version > 0

  useEffect(() => {
    if (goesOn) void walk.more()
  }, [goesOn, walk])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are one list that grows, its version tells that it has
  const waiting = useMemo(
    () => rows.filter((row) => findCaseQuestion(row) !== null).toSorted(compareByDecideDate),
    [rows, version],
  )
  const shown = kind === null ? waiting : waiting.filter((row) => findCaseQuestion(row) === kind)
  const countWaiting = (each: Question) =>
    waiting.filter((row) => findCaseQuestion(row) === each).length
  return {
    shown,
    count: waiting.length,
    countOf: countWaiting,
    walked,
    again,
    more: () => void walk.more(),
  }
}
