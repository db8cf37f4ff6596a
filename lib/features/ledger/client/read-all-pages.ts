import { toCount } from '@/lib/client/lists/use-numbered-page'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { isListWhole } from '@/lib/shared/list-filters/list-end'

type Page<Row> = {
  summary?: { totalCount?: ExactNumber | null; maximumCount?: ExactNumber | null } | null
  rows: (Row | null)[] | null | undefined
}

type FindId<Row> = (row: Row) => ExactNumber | null | undefined

/** Rows of a list that was read on; `isWhole` where its end was reached and nothing was cut off. */
export type AllRows<Row> = { rows: Row[]; isWhole: boolean }

/** As many rows as a page of the receivables area holds at most (public). */
export const rowsPerPage = 1000
/** As many pages as are read of one list. */
const pagesMax = 40

/**
 * Reads a list page by page to its end: its count ends it, or an empty page, which is no end where
 * more are counted. A count that is as high as the service counts at all cuts it off; a page that
 * comes again does too. Of one page each row without an id is its own; where one says the same as one
 * of an earlier page, nobody knows whether it came again.
 */
export async function readAllPages<Row>(
  ask: (pageno: number) => Promise<Page<Row>>,
  findId: FindId<Row>,
): Promise<AllRows<Row>> {
  const held = new Map<string, Row>()
  let areApart = true
  for (let pageno = 1; pageno <= pagesMax; pageno += 1) {
    const { summary, rows } = await ask(pageno)
    if (!rows) break
    const before = held.size
    for (const { key, isNamed, row } of keyRows(rows, findId)) {
      areApart &&= isNamed || !held.has(key)
      held.set(key, row)
    }
    const total = toCount(summary?.totalCount)
    if (rows.length === 0 || (total !== null && held.size >= total))
      return { rows: [...held.values()], isWhole: areApart && isListWhole(held.size, summary) }
    if (held.size === before) break
  }
  return { rows: [...held.values()], isWhole: false }
}

/** What tells each row of a page from others: its id, or what it says and how often that came. */
function keyRows<Row>(rows: readonly (Row | null)[], findId: FindId<Row>) {
  const times = new Map<string, number>()
  return rows.flatMap((row) => {
    if (row === null) return []
    const id = findId(row) ?? null
    if (id !== null) return [{ key: String(id), isNamed: true, row }]
    const text = JSON.stringify(row)
    const time = (times.get(text) ?? 0) + 1
    times.set(text, time)
    return [{ key: `${text} ${time}`, isNamed: false, row }]
  })
}
