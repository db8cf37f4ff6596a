import { useEffect, useMemo } from 'react'
import { byDay } from '@/lib/domain/answers'
import { type Question, questionOf } from '@/lib/domain/case-questions'
import { questionOfOpenCases } from '@/lib/queries/cases-view'
import { useCaseWalk } from '@/lib/queries/use-case-walk'

/** So many open cases are read by themselves; beyond, a person asks for more. */
const readByItself = 5_000

/**
 * The open cases that wait for their creditor, the earliest day first. The upstream's list has no filter for them, so all open cases are read, a page
 * after the other, as far as nothing fails.
 */
export function useWaiting(organizationId: string, kind: Question | null) {
  const { walk, walked, again } = useCaseWalk(organizationId, questionOfOpenCases)
  const { version, isAtEnd, isReading, failure, rows } = walked
  const goesOn = !isAtEnd && !isReading && failure === null && rows.length < readByItself && version > 0

  useEffect(() => {
    if (goesOn) void walk.more()
  }, [goesOn, walk])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are one list that grows, its version tells that it has
  const waiting = useMemo(() => rows.filter((row) => questionOf(row) !== null).toSorted(byDay), [rows, version])
  const shown = kind === null ? waiting : waiting.filter((row) => questionOf(row) === kind)
  const countOf = (each: Question) => waiting.filter((row) => questionOf(row) === each).length
  return { shown, count: waiting.length, countOf, walked, again, more: () => void walk.more() }
}
