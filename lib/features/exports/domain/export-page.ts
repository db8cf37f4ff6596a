import type { ExactNumber } from '@/lib/contracts/exact-number'
import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'

/** A row that has its place in the order. */
export type PlacedRow = SummaryRow & { RowId: number }

/**
 * What a page of a run by falling RowId comes to. `answered-without-rows` is not the end: only a
 * page that says that it holds no row is. `no-progress`: it holds nothing below the last row held,
 * so that asking again would never end.
 */
export type KeysetPage =
  | { outcome: 'rows'; rows: PlacedRow[]; repeated: number }
  | { outcome: 'end' }
  | { outcome: 'answered-without-rows' | 'no-row-id' | 'order-broken' | 'no-progress' }

/**
 * Checks a page before anything of it is used: every row below the one before it, the first below
 * `last`. The very same row twice is a double, and left out; any other break of the order means
 * that rows may be missing, so the run cannot be complete.
 *
 * @param last RowId of the last row held; null before the first page.
 */
export function checkKeysetPage(
  rows: readonly SummaryRow[] | null | undefined,
  last: number | null,
): KeysetPage {
  if (!rows) return { outcome: 'answered-without-rows' }
  if (rows.length === 0) return { outcome: 'end' }
  const placed: PlacedRow[] = []
  let repeated = 0
  let above: { RowId: number; TransactionRid?: ExactNumber | null } = {
    RowId: last ?? Number.POSITIVE_INFINITY,
  }
  for (const row of rows) {
    if (!hasRowId(row)) return { outcome: 'no-row-id' }
    if (
      placed.length > 0 &&
      row.RowId === above.RowId &&
      row.TransactionRid === above.TransactionRid
    )
      repeated += 1
    else if (row.RowId >= above.RowId)
      return { outcome: placed.length === 0 ? 'no-progress' : 'order-broken' }
    else placed.push(row)
    above = row
  }
  return { outcome: 'rows', rows: placed, repeated }
}

const hasRowId = (row: SummaryRow): row is PlacedRow => Number.isSafeInteger(row.RowId)

/** A page of a list by position: its rows, or what was wrong with it. */
export type OffsetPage =
  | { outcome: 'rows'; rows: SummaryRow[] }
  | { outcome: 'end' | 'answered-without-rows' | 'no-progress' }

/**
 * Checks a page of rows that carry no RowId: it is the end where it holds none, and no progress
 * where it is the page before it once more.
 *
 * @param before the page before it, as `serializePage` has it; null before the first.
 */
export function checkOffsetPage(
  rows: readonly SummaryRow[] | null | undefined,
  before: string | null,
): OffsetPage {
  if (!rows) return { outcome: 'answered-without-rows' }
  if (rows.length === 0) return { outcome: 'end' }
  if (serializePage(rows) === before) return { outcome: 'no-progress' }
  return { outcome: 'rows', rows: [...rows] }
}

/** What tells a page from another. */
export const serializePage = (rows: readonly SummaryRow[]): string => JSON.stringify(rows)

/** The longest token that the list takes (lib/contracts/collection/envelopes). */
const tokenMax = 500

/**
 * What a page of a list that goes by tokens comes to. `next`: the token of the page after it; null
 * on the last one, where it is absent, null or blank (assumed). `circular`: the next page was asked
 * for already, so that asking again would never end.
 */
export type TokenPage<Row> =
  | { outcome: 'rows'; rows: readonly Row[]; next: string | null }
  | { outcome: 'answered-without-rows' | 'circular' | 'token-too-long' }

/**
 * Checks a page before anything of it is used. A token is the upstream's own text: all that is
 * known of it is whether it was asked for before.
 */
export function checkTokenPage<Row>(
  {
    data,
    summary,
  }: { data?: readonly Row[] | null; summary?: { nextPageToken?: string | null } | null },
  asked: ReadonlySet<string>,
): TokenPage<Row> {
  if (!data) return { outcome: 'answered-without-rows' }
  const next = summary?.nextPageToken?.trim() || null
  if (next === null) return { outcome: 'rows', rows: data, next }
  if (next.length > tokenMax) return { outcome: 'token-too-long' }
  return asked.has(next) ? { outcome: 'circular' } : { outcome: 'rows', rows: data, next }
}
