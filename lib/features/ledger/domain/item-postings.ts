import type { ListRows } from '@/lib/shared/list-filters/filter-table'
import { isListWhole } from '@/lib/shared/list-filters/list-end'
import { type FilterReport, verifyFilters } from '@/lib/shared/list-filters/verify-filters'

type GlRow = ListRows['listGlItems']

/** What an answer shows of an item. */
export type ItemPostings = {
  lines: GlRow[]
  /** Whether the service kept to the number. */
  findings: FilterReport
  /** Every line with the number is here, so that one which is not here is not booked. */
  areAll: boolean
}

/**
 * The lines of an answer that are an item's, by the number that was asked for. Another item's may
 * have the same number; a line that tells neither number nor item is nobody's.
 *
 * @param answer rows null or absent where the service listed none, which is not to say that there
 *   are none.
 */
export function pickItemPostings(
  answer: { glItems?: readonly (GlRow | null)[] | null; summary?: EnvelopeSummary },
  { documentNo, arItemId }: { documentNo: string; arItemId: string | null },
): ItemPostings {
  const given = (answer.glItems ?? []).filter((row) => row !== null)
  const { fitting, findings } = verifyFilters('listGlItems', { documentno: documentNo }, given)
  const isOwn = (row: GlRow) =>
    row.arItemId == null || arItemId === null
      ? Boolean(row.documentNo?.trim())
      : String(row.arItemId) === arItemId
  const listed = new Set(given.map((row) => String(row.glItemId ?? JSON.stringify(row)))).size
  return {
    lines: fitting.filter(isOwn),
    findings,
    areAll:
      answer.glItems != null &&
      findings.untold === 0 &&
      answer.summary?.totalCount != null &&
      isListWhole(listed, answer.summary),
  }
}

type EnvelopeSummary = {
  totalCount?: number | string | null
  maximumCount?: number | string | null
} | null
