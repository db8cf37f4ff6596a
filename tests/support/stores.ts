import { sql } from 'drizzle-orm'
import { type Database, type OpenDatabase, openDatabase } from '@/lib/platform/database/open'
import { hasPostgres, temporaryDatabase } from './postgres'

export { hasPostgres, temporaryDatabase }

export const deskMigrations = {
  folder: 'lib/platform/database/migrations',
  schema: 'desk_migrations',
}

/**
 * The kinds of store to test on. Without a PostgreSQL only the embedded one is left, and the run
 * says so.
 */
export const storeKinds: ('pglite' | 'postgresql')[] = hasPostgres
  ? ['pglite', 'postgresql']
  : ['pglite']

/** A desk store of its own kind, in the place where the desk looks for it. */
export async function openTestDesk(
  kind: 'pglite' | 'postgresql',
): Promise<{ db: Database; url?: string; close: () => Promise<void> }> {
  const temporary = kind === 'postgresql' ? await temporaryDatabase() : undefined
  const store: OpenDatabase = await openDatabase({ url: temporary?.url }, deskMigrations)
  const holder = globalThis as { duedeskDatabase?: Promise<OpenDatabase> }
  holder.duedeskDatabase = Promise.resolve(store)
  const close = async () => {
    holder.duedeskDatabase = undefined
    await store.close()
    await temporary?.drop()
  }
  return { db: store.db, url: temporary?.url, close }
}

export const emptyDesk = (db: Database) =>
  db.execute(
    sql`truncate desk.session, desk.journal, desk.journal_source_id, desk.sign_in_attempt, desk.user_state, desk.saved_view, desk.view_visit, desk.handled_cause, desk.work_mark, desk.customer_note, desk.customer_follow_up, desk.manual_link, desk.resent_invoice, desk.export, desk.export_chunk, desk.bulk_action, desk.bulk_action_row, desk.call_pause, desk.collection_event, desk.webhook_refusal, desk.shared_poll`,
  )

/**
 * Every row of a table as PostgreSQL prints it, so that a test can look for what must not stand in
 * it.
 */
export async function storedText(db: Database, table: string): Promise<string> {
  const { rows } = (await db.execute(
    sql`select row_to_json(one)::text as line from ${sql.raw(table)} one`,
  )) as unknown as {
    rows: { line: string }[]
  }
  return rows.map(({ line }) => line).join('\n')
}
