/** A page as a list of the collection area answers it. */
export type Page<Row> = {
  summary?: { nextPageToken?: string | null } | null
  data?: readonly (Row | null | undefined)[] | null
}

/**
 * The rows of pages in their order, each once: one that moved to a later page while the list was
 * read is not counted twice. Rows that name no key are all kept. `next` is where the last page says
 * that it goes on; a token that was used already leads nowhere new and reads as the end.
 */
export function combinePages<Row>(
  pages: readonly Page<Row>[],
  keyOf: (row: Row) => string | null | undefined,
  used: readonly (string | undefined)[],
) {
  const rows = pages
    .flatMap(({ data }) => data ?? [])
    .filter((row) => row !== null && row !== undefined)
  const byKey = new Map<unknown, Row>()
  for (const row of rows) {
    const key = keyOf(row) ?? row
    if (!byKey.has(key)) byKey.set(key, row)
  }
  const token = pages.at(-1)?.summary?.nextPageToken || null
  return { rows: [...byKey.values()], next: token !== null && used.includes(token) ? null : token }
}
