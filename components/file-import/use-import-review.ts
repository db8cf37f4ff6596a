'use client'

import { useEffect, useState } from 'react'
import { mapInPieces } from '@/lib/client/pauses'
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
 */
export function useImportReview<Key extends string, Row extends ReviewedRow<Key>>(
  fields: readonly ImportField<Key>[],
  rows: readonly Row[] | null,
  state: ImportState<Key> | null,
  complete: (row: Row) => Row,
) {
  const [made, setMade] = useState<{
    rows: readonly Row[]
    complete: typeof complete
    review: ImportReview<Key, Row>
  } | null>(null)

  useEffect(() => {
    if (!rows || !state) return
    const run = new AbortController()
    const begun = beginReview<Key, Row>(fields, state)
    void mapInPieces(rows, (row) => begun.add(complete(row)), run.signal).then(
      () => setMade({ rows, complete, review: begun.finish() }),
      () => {},
    )
    return () => run.abort()
  }, [fields, rows, state, complete])

  return {
    review: rows && made ? made.review : null,
    isCurrent: made?.rows === rows && made?.complete === complete,
  }
}
