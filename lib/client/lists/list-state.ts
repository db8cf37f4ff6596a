import type { Failure } from '@/lib/contracts/result'
import type { FilterReport } from '@/lib/shared/list-filters/verify-filters'

/** What is held of a list that is read page by page. */
export type ListState<Row> = {
  rows: readonly Row[]
  /** Nothing comes after the rows that are held. */
  isAtEnd: boolean
  isReading: boolean
  /**
   * The upstream answered a page without a list where it would have to give at least an empty one, or
   * gave an empty list and counts rows in it: nobody knows whether there are any.
   */
  isSilent: boolean
  /** Why the last page did not come. What is held stays. */
  failure: Failure | null
  /** Rows that came again and were dropped. */
  doubles: number
  /**
   * What the rows that came say of the filters that were asked for. Rows that contradict them are
   * counted here and not held.
   */
  findings: FilterReport
  /** Many pages held no row that fits: a person says whether it is read further. */
  isResting: boolean
  /** Milliseconds since 1970 of the last answer. */
  readAt: number | null
}

/** Tells rows that fit what was asked from those that contradict it. */
export type SiftRows<Row> = (rows: readonly Row[]) => {
  fitting: readonly Row[]
  findings: FilterReport
}

/** How many rows the upstream says there are; `about` may be none. */
type Total = { count: number | null; is: 'exact' | 'about' | 'moreThan' } | null

/** True for a list that came to its end without a row, and of which the upstream counts some. */
export const isCountedOnly = (given: number, total: Total): boolean =>
  given === 0 && total !== null && total.is !== 'about' && (total.count ?? 0) > 0

/** Pages of rows none of which fits that are read in a row. */
export const emptyPagesMax = 20
