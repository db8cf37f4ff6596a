import { randomBytes } from 'node:crypto'
import pg from 'pg'

const server = 'postgresql://postgres@127.0.0.1:5432'

/** Whether a PostgreSQL for tests answers on this machine. */
export async function hasPostgres(): Promise<boolean> {
  const client = new pg.Client({ connectionString: `${server}/test`, connectionTimeoutMillis: 1000 })
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

/** An empty database that `drop` removes again. */
export async function temporaryDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `sandbox_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name}`)
  return { url: `${server}/${name}`, drop: () => onServer(`drop database if exists ${name} with (force)`) }
}

async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: `${server}/test` })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
