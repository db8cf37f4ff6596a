import type { ExactNumber } from '@/lib/contracts/exact-number'
import { isListWhole } from '@/lib/shared/list-filters/list-end'

type Page<Row> = {
  summary?: { totalCount?: ExactNumber | null; maximumCount?: ExactNumber | null } | null
  rows: (Row | null)[] | null | undefined
}

/** Rows of a list that was read on; `isWhole` where its end was reached and nothing was cut off. */
export type AllRows<Row> = { rows: Row[]; isWhole: boolean }

/** As many rows as a page of the receivables area holds at most (public). */
export const rowsPerPage = 1000
/** As many pages as are read of one list. */
const pagesMax = 40

/**
 * Reads a list page by page to its end: its count ends it, or an empty page, which is no end where
 * more are counted. A count that is as high as the service counts at all cuts it off; a page that
 * comes again does too.
 */
export async function readAllPages<Row>(
  ask: (pageno: number) => Promise<Page<Row>>,
  keyOf: (row: Row) => string,
): Promise<AllRows<Row>> {
  const held = new Map<string, Row>()
  for (let pageno = 1; pageno <= pagesMax; pageno += 1) {
    const { summary, rows } = await ask(pageno)
    if (!rows) break
    const before = held.size
    for (const row of rows) if (row !== null) held.set(keyOf(row), row)
    const total = toCount(summary?.totalCount)
    if (rows.length === 0 || (total !== null && held.size >= total))
      return { rows: [...held.values()], isWhole: isListWhole(held.size, summary) }
    if (held.size === before) break
  }
  return { rows: [...held.values()], isWhole: false }
}

const toCount = (value: ExactNumber | null | undefined) =>
  typeof value === 'number' ? value : null
