import { useQuery } from '@tanstack/react-query'
import { OperationFailed } from '@/lib/client/operation-failed'
import type { WorkMark } from '@/lib/contracts/desk/work-marks'
import type { Failure } from '@/lib/contracts/result'
import { type FailureRow, shapesKey } from '@/lib/features/delivery-failures/domain/failure-rows'
import { getWorkMarksQuery, toFailureSubject } from '@/lib/features/today/client/public'

/** Who has which cause, as far as that is known. */
export type FailureOwners = {
  /** Null where nobody has it; undefined where that is not known. */
  findOwner: (row: FailureRow) => string | null | undefined
  failure: Failure | null
  again: () => void
}

/** The work that a row is: the same line that the page of the day shows, and the same claim. */
export const getRowSubject = ({ key }: Pick<FailureRow, 'key'>): string =>
  toFailureSubject(key === shapesKey ? null : key)

/**
 * Who has taken which cause.
 *
 * @param isShared false where the token does not tell whose companies a person may see: of shared
 *   work nothing is known then.
 */
export function useFailureOwners(isShared: boolean): FailureOwners {
  const { data, error, refetch } = useQuery({
    ...getWorkMarksQuery(),
    staleTime: 0,
    enabled: isShared,
  })
  const bySubject = new Map(data?.marks.map((mark: WorkMark) => [mark.subject, mark.claimedBy]))
  return {
    findOwner: (row) => (data ? (bySubject.get(getRowSubject(row)) ?? null) : undefined),
    failure: error instanceof OperationFailed ? error.failure : null,
    again: () => void refetch(),
  }
}
