'use client'

import { useEffect, useState } from 'react'
import { eachInPieces } from '@/lib/client/pauses'
import type { ImportField } from '@/lib/shared/file-import/import-fields'
import { beginReview, type ImportReview } from '@/lib/shared/file-import/review-import'
import type { ReviewedRow } from '@/lib/shared/file-import/row-standing'
import type { TextTable } from '@/lib/shared/tables/text-table'
import type { ImportState } from './taken/taken-file'

/**
 * The review of checked rows, made in pieces. While one is made the one before stands; `isCurrent`
 * says whether it is of the rows as they are.
 *
 * @param complete adds to a row what is known of it from elsewhere; it is to be the same function
 *   while it adds the same.
 * @param isChecking true where the rows are about to be others: the review waits for them.
 */
export function useImportReview<Key extends string, Row extends ReviewedRow<Key>>(
  fields: readonly ImportField<Key>[],
  rows: readonly Row[] | null,
  state: ImportState<Key> | null,
  complete: (row: Row) => Row,
  isChecking = false,
) {
  const [made, setMade] = useState<Made<ImportReview<Key, Row>> | null>(null)
  const { table, answers, mends } = state ?? {}

  useEffect(() => {
    if (!rows || !table || !answers || !mends || isChecking) return
    const run = new AbortController()
    const begun = beginReview<Key, Row>(fields, { answers, mends })
    const by = [rows, answers, mends, complete]
    void eachInPieces(rows, (row) => begun.add(complete(row)), run.signal).then(
      () => setMade({ review: begun.finish(), table, by }),
      () => {},
    )
    return () => run.abort()
  }, [fields, rows, table, answers, mends, complete, isChecking])

  return {
    review: rows && findReviewOf(table, made),
    isCurrent: [rows, answers, mends, complete].every((each, at) => each === made?.by[at]),
  }
}

/** A review, the table that it is of, and what else it was made by. */
type Made<Review> = { review: Review; table: TextTable; by: readonly unknown[] }

/**
 * The review that was made last, where it is of this table: what is said of rows of another file, or
 * of another reading, would be of the ones that have their lines here.
 */
export const findReviewOf = <Review>(
  table: TextTable | undefined,
  made: { review: Review; table: TextTable } | null,
): Review | null => (made && made.table === table ? made.review : null)
