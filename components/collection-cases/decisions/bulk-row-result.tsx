'use client'

import { useQueryClient } from '@tanstack/react-query'
import { invalidateReads } from '@/lib/client/use-write'
import type { BulkRow } from '@/lib/contracts/desk/bulk-actions'
import { DecisionResult } from './decision-result'
import { toBulkRowResult } from './row-result'

/** What became of a row of a bulk action; of one whose outcome is not known, the way to look. */
export function BulkRowResult({ row }: { row: BulkRow }) {
  const client = useQueryClient()
  const result = toBulkRowResult(row)
  return (
    result && (
      <DecisionResult
        result={result}
        onSettled={() =>
          void invalidateReads(client, ['getBulkAction', 'listBulkActionRows', 'listJournal'])
        }
      />
    )
  )
}
