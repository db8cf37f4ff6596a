import { join } from 'node:path'
import { temporaryDatabase } from './postgres.mjs'

/**
 * Where a part keeps the data of its sandbox and its desk: on PostgreSQL where one answers, else on
 * PGlite.
 *
 * @param area the name of the part, which its databases and its folder bear.
 */
export async function areaStore(things, area) {
  const folder = join(things.folder, area)
  const desk = { DESK_DATA_DIR: join(folder, 'desk') }
  const url = await temporaryDatabase(things, `${area}_sandbox`)
  if (!url)
    return {
      name: 'PGlite',
      seed: { DESK_DATA_DIR: folder },
      sandbox: { SANDBOX_DATA_DIR: join(folder, 'sandbox') },
      desk,
    }

  const sandbox = { SANDBOX_DATABASE_URL: url }
  const database = await temporaryDatabase(things, `${area}_desk`)
  return {
    name: 'PostgreSQL',
    seed: { ...sandbox, DESK_DATA_DIR: folder },
    sandbox,
    desk: { ...desk, DATABASE_URL: database },
  }
}
