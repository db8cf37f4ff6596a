import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'

/** A row of a table as the store gives it. */
export type Row = Record<string, unknown>

const chunk = 500

/** Goes through the rows of a table in the order of its key, some at a time. */
export async function visitRows(
  db: Database,
  {
    name,
    key,
    columns,
    where,
  }: { name: string; key: readonly string[]; columns: readonly string[]; where?: SQL },
  work: (row: Row) => Promise<void>,
): Promise<void> {
  const keys = joinIdentifiers(key)
  const selected = joinIdentifiers([...key, ...columns])
  for (let last: Row | undefined; ; ) {
    const after = last ? sql`(${keys}) > (${joinValues(key, last)})` : sql`true`
    const { rows } = (await db.execute(
      sql`select ${selected} from desk.${sql.identifier(name)} where ${after} and ${where ?? sql`true`} order by ${keys} limit ${chunk}`,
    )) as unknown as { rows: Row[] }
    for (const row of rows) await work(row)
    if (rows.length < chunk) return
    last = rows.at(-1)
  }
}

/** The condition that names one row by its key. */
export const isRow = (key: readonly string[], row: Row): SQL =>
  sql.join(
    key.map((each) => sql`${sql.identifier(each)} = ${row[each]}`),
    sql` and `,
  )

const joinIdentifiers = (names: readonly string[]) =>
  sql.join(
    names.map((each) => sql.identifier(each)),
    sql`, `,
  )

const joinValues = (key: readonly string[], row: Row) =>
  sql.join(
    key.map((each) => sql`${row[each]}`),
    sql`, `,
  )
