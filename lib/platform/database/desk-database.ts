import 'server-only'
import { join } from 'node:path'
import { getEnv } from '../env'
import { type Database, type OpenDatabase, openDatabase } from './open'

/**
 * The desk's own store, opened once a process: Next loads a module once a layer, so it hangs on
 * globalThis.
 */
export async function getDeskDatabase(): Promise<Database> {
  return (await openDesk()).db
}

/** Opens the store if it is not open, and tells of which kind it is. */
export function openDesk(): Promise<OpenDatabase> {
  const holder = globalThis as { duedeskDatabase?: Promise<OpenDatabase> }
  holder.duedeskDatabase ??= openDatabase(
    { url: getEnv().DATABASE_URL, folder: join(getEnv().DESK_DATA_DIR, 'desk') },
    { folder: join(process.cwd(), 'lib/platform/database/migrations'), schema: 'desk_migrations' },
  )
  return holder.duedeskDatabase
}
