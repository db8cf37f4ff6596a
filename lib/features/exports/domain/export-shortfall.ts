import type { ExportReceipt } from '@/lib/contracts/desk/exports'
import { getLeastCount } from '@/lib/shared/list-filters/list-end'
import { listChangeableFilters } from './export-filters'

/** Fewer rows than the service had counted at the start. */
export type ExportShortfall = {
  /** Rows that came in all: kept, left out as doubles, and such as contradict a filter. */
  given: number
  /** False: rows may have left a filter that moves, or nobody can read which filters there were. */
  isProven: boolean
}

/**
 * By how much the end of a list contradicts the count that the service gave at its start (decision
 * 0010); null where it does not, or where that count was no more than about right.
 */
export function findShortfall({
  kind,
  search,
  expected,
  rows,
  doubles,
  findings,
}: Pick<
  ExportReceipt,
  'kind' | 'search' | 'expected' | 'rows' | 'doubles' | 'findings'
>): ExportShortfall | null {
  const given = rows + doubles + findings.strangers
  if (given >= getLeastCount(expected?.count, expected?.is)) return null
  return { given, isProven: search !== null && listChangeableFilters(kind, search).length === 0 }
}
