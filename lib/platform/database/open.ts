import { mkdirSync } from 'node:fs'
import type { Extensions } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { lockFolder } from './lock'
import { closeToOthers } from './private-files'

/** A store behind one query code: PGlite in a folder (or in memory), or PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, unknown>>

export type OpenDatabase = {
  db: Database
  kind: 'pglite' | 'postgresql'
  close: () => Promise<void>
}

/**
 * Where a store lives: PostgreSQL when `url` is given, PGlite in `folder`, or PGlite in memory when
 * both are absent.
 */
export type Location = { url?: string; folder?: string }

/**
 * The migrations of a store: the folder that drizzle-kit wrote, and the schema in which it is noted
 * which have run (not that of the tables).
 */
export type Migrations = { folder: string; schema: string }

/**
 * Opens a store and brings it up to date. On PostgreSQL several processes may start at once: one
 * migrates, the others wait.
 *
 * @param extensions what PGlite can load when a migration asks for it; PostgreSQL has its own.
 * @throws FolderLocked when another living process has the folder; the driver's error when the
 *   database does not answer.
 */
export async function openDatabase(
  location: Location,
  migrations: Migrations,
  extensions: Extensions = {},
): Promise<OpenDatabase> {
  return location.url
    ? openPostgres(location.url, migrations)
    : openPglite(location.folder, migrations, extensions)
}

async function openPglite(
  folder: string | undefined,
  migrations: Migrations,
  extensions: Extensions,
): Promise<OpenDatabase> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const { migrate } = await import('drizzle-orm/pglite/migrator')

  const release = folder ? lockFolder(folder) : () => {}
  try {
    if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 })
    const client = await PGlite.create(folder, { extensions })
    const db = drizzle(client)
    await migrate(db, { migrationsFolder: migrations.folder, migrationsSchema: migrations.schema })
    if (folder) closeToOthers(folder)
    return {
      db: db as unknown as Database,
      kind: 'pglite',
      close: () => client.close().finally(release),
    }
  } catch (error) {
    release()
    throw error
  }
}

/** An arbitrary number that all processes of the project agree on: who holds it migrates. */
const migrationLock = 7_243_001

async function openPostgres(url: string, migrations: Migrations): Promise<OpenDatabase> {
  const { default: pg } = await import('pg')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const { migrate } = await import('drizzle-orm/node-postgres/migrator')

  const pool = new pg.Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 5_000 })
  pool.on('error', () => {})
  const migrator = await pool.connect()
  try {
    await migrator.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(migrator), {
      migrationsFolder: migrations.folder,
      migrationsSchema: migrations.schema,
    })
    await migrator.query('select pg_advisory_unlock($1)', [migrationLock])
  } catch (error) {
    migrator.release(true)
    await pool.end()
    throw error
  }
  migrator.release()
  return { db: drizzle(pool) as unknown as Database, kind: 'postgresql', close: () => pool.end() }
}
