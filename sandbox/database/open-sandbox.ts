import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Extensions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { type Location, type OpenDatabase, openDatabase } from '@/lib/platform/database/open'

/**
 * Opens the sandbox's store, brought up to date. The migrations stand beside this file, or, when it
 * was bundled, under the folder it is run in.
 */
export function openSandboxDatabase(
  location: Location,
  extensions: Extensions = { pg_trgm },
): Promise<OpenDatabase> {
  const beside = fileURLToPath(new URL('./migrations', import.meta.url))
  return openDatabase(
    location,
    { folder: existsSync(beside) ? beside : 'sandbox/database/migrations', schema: 'sandbox' },
    extensions,
  )
}
