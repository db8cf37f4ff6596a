import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SummaryRow } from '@/lib/client/lists/keyset-paging'
import { getOperationQuery } from '@/lib/client/operation-query'
import type { ExactNumber } from '@/lib/contracts/exact-number'

/**
 * The row that stands open: one of those that are held, or, for a link that names another, what a
 * search by its number finds.
 */
export function useOpenRow(
  rows: readonly SummaryRow[],
  version: number,
  rid: ExactNumber | null,
): SummaryRow | null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of rows only grows, and its version tells that it has
  const held = useMemo(
    () => (rid === null ? undefined : rows.find((row) => row.TransactionRid === rid)),
    [rows, version, rid],
  )
  const body = { SearchType: 'TransactionRid', Searches: [String(rid)], PageSize: 1 }
  const { data } = useQuery({
    ...getOperationQuery('searchInvoiceSummary', { body }),
    enabled: rid !== null && !held && version > 0,
  })
  if (rid === null) return null
  return held ?? data?.Rows?.find((row) => row.TransactionRid === rid) ?? null
}
