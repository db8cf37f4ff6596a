import { randomUUID } from 'node:crypto'
import pg from 'pg'

const wanted = process.env.TEST_DATABASE_URL
const server = wanted || 'postgresql://postgres@127.0.0.1:5432/test'

/**
 * True when a PostgreSQL answers on the usual port of this machine; without one the run says so.
 * One that TEST_DATABASE_URL names has to answer.
 */
export const hasPostgres = await answers(server)
if (!hasPostgres && wanted) throw new Error('TEST_DATABASE_URL: the database does not answer')
if (!hasPostgres) process.stderr.write('PostgreSQL skipped: nothing answers at 127.0.0.1:5432\n')

/** A PostgreSQL database of its own, and what drops it. */
export async function temporaryDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `duedesk_test_${randomUUID().replaceAll('-', '')}`
  await asAdministrator(`create database ${name}`)
  // How fast a disk confirms what was written is no matter of a test.
  await asAdministrator(`alter database ${name} set synchronous_commit = off`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.toString(), drop: () => asAdministrator(`drop database ${name} with (force)`) }
}

async function answers(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

const asAdministrator = (statement: string) => queryDatabase(server, statement)

/** Runs one statement on a database of a test. */
export async function queryDatabase(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
