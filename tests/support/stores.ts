import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { type Database, type OpenDatabase, openDatabase } from '@/lib/database/open'

export const deskMigrations = { folder: 'lib/database/migrations', schema: 'desk_migrations' }

const server = process.env.TEST_DATABASE_URL ?? 'postgresql://postgres@127.0.0.1:5432/test'

/** True when a PostgreSQL answers at TEST_DATABASE_URL, or at the usual port of this machine. */
export const hasPostgres = await answers(server)

/** The kinds of store to test on. Without a PostgreSQL only the embedded one is left, and the run says so. */
export const storeKinds: ('pglite' | 'postgresql')[] = hasPostgres ? ['pglite', 'postgresql'] : ['pglite']
if (!hasPostgres) process.stderr.write('PostgreSQL skipped: nothing answers at TEST_DATABASE_URL or 127.0.0.1:5432\n')

/** A PostgreSQL database of its own, and what drops it. */
export async function temporaryDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `duedesk_test_${randomUUID().replaceAll('-', '')}`
  await asAdministrator(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.toString(), drop: () => asAdministrator(`drop database ${name} with (force)`) }
}

/** A desk store of its own kind, in the place where the desk looks for it. */
export async function openTestDesk(kind: 'pglite' | 'postgresql'): Promise<{ db: Database; url?: string; close: () => Promise<void> }> {
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
    sql`truncate desk.session, desk.journal, desk.sign_in_attempt, desk.kept, desk.saved_view, desk.view_look, desk.handled_cause, desk.export`,
  )

/** Every row of a table as PostgreSQL prints it, so that a test can look for what must not stand in it. */
export async function storedText(db: Database, table: string): Promise<string> {
  const { rows } = (await db.execute(sql`select row_to_json(one)::text as line from ${sql.raw(table)} one`)) as unknown as {
    rows: { line: string }[]
  }
  return rows.map(({ line }) => line).join('\n')
}

async function answers(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

async function asAdministrator(statement: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
