import { OperationFailed } from '@/lib/client/operation-failed'
import type { Unread } from '@/lib/features/search-everything/domain/found'
import type { FilteredList, ListRows } from '@/lib/shared/list-filters/filter-table'
import { evaluateLookup } from '@/lib/shared/list-filters/lookup-proof'

/** Rows that are asked for: more than a group shows, so that exact ones are among them. */
export const rowsMax = 50

/** Whether a list of so many rows goes on, or may. */
export const isMore = (count: number, total: unknown): boolean =>
  total === null || total === undefined ? count >= rowsMax : Number(total) > count

type Extent = {
  /** How many rows the list counts. */
  total?: unknown
  /** Whether it goes on after these rows, or may; without it the count says so. */
  hasMore?: boolean
  /** The search names no field, so the service may have met one that is not shown. */
  isOfAnyField?: boolean
}

/**
 * The rows that are known to fit what was asked for; of a search in any field also those that do not
 * tell, where the list is whole and no row of it is another. `unread` is what it has beside them: the
 * count of a list that holds others too counts those.
 *
 * @throws OperationFailed where no list came, or nothing follows from it.
 */
export function requireFound<Name extends FilteredList>(
  list: Name,
  question: Readonly<Record<string, unknown>>,
  answered: readonly ListRows[Name][] | null | undefined,
  { total, hasMore = isMore(answered?.length ?? 0, total), isOfAnyField = false }: Extent,
): { kept: ListRows[Name][]; unread: Unread | null } {
  const rows = answered?.filter((row) => row !== null && row !== undefined)
  const { found, possible, unproven } = evaluateLookup(list, question, rows, hasMore)
  const isFiltered = isOfAnyField && !hasMore && possible.length === rows?.length
  const kept = isFiltered ? possible : found
  if (kept.length === 0 && unproven) throw new OperationFailed(unproven)
  const others = kept.length === rows?.length ? Number(total ?? Number.NaN) - kept.length : 0
  return { kept, unread: hasMore ? { count: others > 0 ? others : null } : null }
}
