import { useEffect } from 'react'
import { openCasesQuestion } from '@/lib/features/collection-cases/client/cases-view'
import { useCaseList } from '@/lib/features/collection-cases/client/use-cases'

/** So many open cases are read by themselves; beyond, a person asks for more. */
const autoReadLimit = 5_000

/**
 * The open cases of an organization. The list has no filter for those that need an answer, so all
 * are read, a page after the other, as far as nothing fails.
 */
export function useOpenCases(organizationId: string) {
  const list = useCaseList(organizationId, openCasesQuestion, { isRefetched: true })
  const { isAtEnd, isReading, failure, rows, readAt } = list
  const goesOn =
    !isAtEnd && !isReading && failure === null && rows.length < autoReadLimit && readAt !== null

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is held tells whether it goes on
  useEffect(() => {
    if (goesOn) void list.more()
  }, [goesOn, rows])

  return { ...list, isWhole: isFullyRead(list) }
}

export type OpenCases = ReturnType<typeof useOpenCases>

/** True once every open case was read, so that a count is one. */
const isFullyRead = ({
  isAtEnd,
  isSilent,
  isIncomplete,
  failure,
}: ReturnType<typeof useCaseList>) => isAtEnd && !isSilent && !isIncomplete && failure === null
