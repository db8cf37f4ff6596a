'use client'

import { useEffect, useState } from 'react'
import { eachInPieces } from '@/lib/client/pauses'
import type { ImportField } from '@/lib/shared/file-import/import-fields'
import { beginReview, type ImportReview } from '@/lib/shared/file-import/review-import'
import type { ReviewedRow } from '@/lib/shared/file-import/row-standing'
import type { ImportState } from './use-file-import'

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
  const [made, setMade] = useState<{ review: ImportReview<Key, Row>; of: Reviewed<Row> } | null>(
    null,
  )
  const { answers, mends } = state ?? {}

  useEffect(() => {
    if (!rows || !answers || !mends || isChecking) return
    const run = new AbortController()
    const begun = beginReview<Key, Row>(fields, { answers, mends })
    const of = { rows, answers, mends, complete }
    void eachInPieces(rows, (row) => begun.add(complete(row)), run.signal).then(
      () => setMade({ review: begun.finish(), of }),
      () => {},
    )
    return () => run.abort()
  }, [fields, rows, answers, mends, complete, isChecking])

  const of = made?.of
  return {
    review: rows && made ? made.review : null,
    isCurrent:
      of?.rows === rows &&
      of?.answers === answers &&
      of?.mends === mends &&
      of?.complete === complete,
  }
}

/** What a review was made of. */
type Reviewed<Row> = {
  rows: readonly Row[]
  answers: object
  mends: object
  complete: (row: Row) => Row
}
