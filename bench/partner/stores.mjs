import { join } from 'node:path'
import { temporaryDatabase } from '../servers/postgres.mjs'

/**
 * The stores that the partner part runs on, each with one place for the sandbox and one for the
 * desk. Where no PostgreSQL answers its place says so.
 */
export async function storesOf(things) {
  const exports = (name) => ({ DESK_DATA_DIR: join(things.folder, `partner-desk-${name}`) })
  const folder = join(things.folder, 'partner')
  const onPglite = {
    name: 'PGlite',
    seed: { DESK_DATA_DIR: folder },
    sandbox: { SANDBOX_DATA_DIR: join(folder, 'sandbox') },
    desk: exports('pglite'),
  }
  const url = await temporaryDatabase(things, 'partner_sandbox')
  if (!url) return [{ name: 'PostgreSQL', missing: 'no PostgreSQL answers' }, onPglite]

  const sandbox = { SANDBOX_DATABASE_URL: url }
  const desk = {
    ...exports('postgres'),
    DATABASE_URL: await temporaryDatabase(things, 'partner_desk'),
  }
  return [
    { name: 'PostgreSQL', seed: { ...sandbox, DESK_DATA_DIR: folder }, sandbox, desk },
    onPglite,
  ]
}
