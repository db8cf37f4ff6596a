import { openAsBlob } from 'node:fs'
import { inject, vi } from 'vitest'

/**
 * A store in memory begins as a copy of the one that was made before all tests; one in a folder is
 * made anew. Both are migrated by whoever opens them.
 */
vi.mock('@electric-sql/pglite', async (original) => {
  const real = await original<typeof import('@electric-sql/pglite')>()
  const create = async (folder: string | undefined, options: object) =>
    folder
      ? real.PGlite.create(folder, options)
      : real.PGlite.create({ ...options, loadDataDir: await openAsBlob(inject('storeImage')) })
  return { ...real, PGlite: { create } }
})
