import { join } from 'node:path'
import { temporaryDatabase } from '../servers/postgres.mjs'

/**
 * Where the collection part keeps the data of its sandbox and its desk: on PostgreSQL where one
 * answers, else on PGlite.
 */
export async function storeOf(things) {
  const folder = join(things.folder, 'collection')
  const desk = { DESK_DATA_DIR: join(folder, 'desk') }
  const url = await temporaryDatabase(things, 'collection_sandbox')
  if (!url)
    return {
      name: 'PGlite',
      seed: { DESK_DATA_DIR: folder },
      sandbox: { SANDBOX_DATA_DIR: join(folder, 'sandbox') },
      desk,
    }

  const sandbox = { SANDBOX_DATABASE_URL: url }
  const database = await temporaryDatabase(things, 'collection_desk')
  return {
    name: 'PostgreSQL',
    seed: { ...sandbox, DESK_DATA_DIR: folder },
    sandbox,
    desk: { ...desk, DATABASE_URL: database },
  }
}
