import type { ListRows } from '@/lib/shared/list-filters/filter-table'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'

type GlRow = ListRows['listGlItems']

/**
 * The lines of an answer that are an item's, by the number that was asked for: another document's
 * came because the filter was ignored, and another item's has the same number.
 */
export function pickItemPostings(
  answered: readonly (GlRow | null)[] | null | undefined,
  { documentNo, arItemId }: { documentNo: string; arItemId: string | null },
): { lines: GlRow[]; strangers: number } {
  const given = (answered ?? []).filter((row) => row !== null)
  const { fitting } = verifyFilters('listGlItems', { documentno: documentNo }, given)
  const lines = fitting.filter(
    (row) => arItemId === null || row.arItemId == null || String(row.arItemId) === arItemId,
  )
  return { lines, strangers: given.length - fitting.length }
}
