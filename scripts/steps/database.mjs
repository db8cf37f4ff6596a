import { Problem } from './user-error.mjs'

/**
 * Signs in to PostgreSQL once, so that a wrong name or password is told before anything is built.
 *
 * @throws Problem that names the setting; never with the address, which carries a password.
 */
export async function checkDatabase(name, url) {
  if (!url) return
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    throw new Problem(
      `${name}: the database refuses (${String(error.message || error.code).split('\n')[0]})`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}
