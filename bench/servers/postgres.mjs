import pg from 'pg'

const server = process.env.BENCH_DATABASE_URL || 'postgresql://postgres@127.0.0.1:5432/postgres'

/**
 * The address of a new database on the PostgreSQL of this machine, dropped at the end, or null when
 * none answers.
 */
export async function temporaryDatabase(things, of = 'desk') {
  const name = `duedesk_bench_${process.pid}_${of}`
  if (!(await said(`create database ${name}`))) return null
  things.atEnd(() => said(`drop database if exists ${name} with (force)`))
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function said(sql) {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 3_000 })
  try {
    await client.connect()
    await client.query(sql)
    return true
  } catch (error) {
    console.log(`PostgreSQL is left out: ${error.message || error.code}`)
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
