import 'server-only'
import { makeSuccess, type Result } from '@/lib/contracts/result'

/** A page of a list that goes on by tokens. */
type TokenPage<Row> = {
  data?: readonly (Row | null)[] | null
  summary?: { nextPageToken?: string | null } | null
}

/** Rows that were read, each once. `isWhole` is false where there may be more. */
export type ReadRows<Row> = { rows: Row[]; isWhole: boolean }

/**
 * Reads a list by tokens up to so many pages. A page that brings nothing new is no end, because the
 * service has ignored where to go on; nor is an answer without a list.
 */
export async function readPages<Row>(
  readPage: (token: string | undefined) => Promise<Result<TokenPage<Row>>>,
  { keyOf, pagesMax }: { keyOf: (row: Row) => string; pagesMax: number },
): Promise<Result<ReadRows<Row>>> {
  const byKey = new Map<string, Row>()
  const build = (isWhole: boolean) => makeSuccess({ rows: [...byKey.values()], isWhole })
  let token: string | undefined
  for (let page = 0; page < pagesMax; page++) {
    const read = await readPage(token)
    if (!read.ok) return read
    const rows = (read.value.data ?? []).filter((row) => row !== null)
    const before = byKey.size
    for (const row of rows) byKey.set(keyOf(row), row)
    token = read.value.summary?.nextPageToken?.trim()
    if (!token) return build(read.value.data != null)
    if (rows.length > 0 && byKey.size === before) return build(false)
  }
  return build(false)
}
