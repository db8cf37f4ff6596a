import { Problem } from '../steps/user-error.mjs'

const usual = 'postgresql://postgres@127.0.0.1:5432/test'

/**
 * The PostgreSQL that the tests may use: that of TEST_DATABASE_URL, or the one on this machine's
 * usual port, or none. Says which.
 */
export async function findTestDatabase() {
  const wanted = process.env.TEST_DATABASE_URL
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    connectionString: wanted || usual,
    connectionTimeoutMillis: 3_000,
  })
  try {
    await client.connect()
    const { rows } = await client.query('show server_version')
    console.log(
      `PostgreSQL ${rows[0].server_version} answered: the tests run on it and on the embedded store`,
    )
    return wanted || usual
  } catch (error) {
    if (wanted)
      throw new Problem(
        `TEST_DATABASE_URL: the database does not answer (${error.message || error.code})`,
      )
    console.log(
      'PostgreSQL did not answer at 127.0.0.1:5432: the tests run on the embedded store alone (TEST_DATABASE_URL names another)',
    )
    return null
  } finally {
    await client.end().catch(() => {})
  }
}
