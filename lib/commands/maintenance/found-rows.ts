import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { isRow, type Row, visitRows } from './visit-rows'

/** The tables of the desk's store: the key of each, and the column that tells how old a row is. */
export const tables = {
  session: { key: ['id'], time: 'last_active_at' },
  sign_in_attempt: { key: ['key'], time: 'updated_at' },
  call_pause: { key: ['person', 'area'], time: 'until' },
  journal: { key: ['idempotency_key'], time: 'sent_at' },
  journal_source_id: { key: ['organization_id', 'source_id', 'idempotency_key'], time: null },
  user_state: { key: ['person', 'kind', 'subject'], time: 'updated_at' },
  view_visit: { key: ['person', 'view_id'], time: 'looked_at' },
  saved_view: { key: ['id'], time: 'updated_at' },
  handled_cause: { key: ['company_id', 'cause'], time: 'handled_at' },
  work_mark: { key: ['scope', 'subject'], time: 'updated_at' },
  manual_link: {
    key: ['company_id', 'transaction_rid', 'area', 'place', 'target'],
    time: 'said_at',
  },
  resent_invoice: { key: ['company_id', 'identifier'], time: 'sent_at' },
  customer_note: { key: ['id'], time: 'written_at' },
  customer_follow_up: { key: ['client_no', 'customer_no'], time: 'changed_at' },
  collection_event: { key: ['seq'], time: 'received_at' },
  webhook_refusal: { key: ['day', 'reason', 'organization_id'], time: 'last_at' },
  shared_poll: { key: ['key'], time: 'until' },
  bulk_action_row: { key: ['bulk_action_id', 'seq'], time: null },
  bulk_action: { key: ['id'], time: 'started_at' },
  export_chunk: { key: ['export_id', 'file', 'seq'], time: null },
  export: { key: ['id'], time: 'started_at' },
} as const
export type TableName = keyof typeof tables

/**
 * A row that holds something of a subject. `at` is how old it is; `waits`: it is being sent, so
 * that it may not be touched yet.
 */
export type FoundRow = { row: Row; at: Date | null; waits?: boolean }

/**
 * The rows of a table of which a condition holds, and of which `holds` says yes once they are read.
 */
export async function findRows(
  db: Database,
  name: TableName,
  {
    where,
    columns = [],
    holds = () => true,
  }: { where?: SQL; columns?: string[]; holds?: (row: Row) => boolean | Promise<boolean> },
): Promise<FoundRow[]> {
  const { key, time } = tables[name]
  const found: FoundRow[] = []
  await visitRows(
    db,
    {
      name,
      key,
      columns: [...columns.filter((each) => !hasName(key, each)), ...(time ? [time] : [])],
      where,
    },
    async (row) => {
      if (await holds(row))
        found.push({
          row: Object.fromEntries(key.map((each) => [each, row[each]])),
          at: time ? new Date(row[time] as string) : null,
        })
    },
  )
  return found
}

const hasName = (names: readonly string[], name: string) => names.includes(name)

/** Deletes rows that were found. */
export async function deleteRows(
  db: Database,
  name: TableName,
  found: readonly FoundRow[],
): Promise<void> {
  for (const { row } of found)
    await db.execute(
      sql`delete from desk.${sql.identifier(name)} where ${isRow(tables[name].key, row)}`,
    )
}

/** Changes rows that were found. */
export async function changeRows(
  db: Database,
  name: TableName,
  found: readonly FoundRow[],
  change: SQL,
): Promise<void> {
  for (const { row } of found)
    await db.execute(
      sql`update desk.${sql.identifier(name)} set ${change} where ${isRow(tables[name].key, row)}`,
    )
}
