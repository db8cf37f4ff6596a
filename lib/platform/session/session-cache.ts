import 'server-only'
import { openDesk } from '@/lib/platform/database/desk-database'
import type { sessions } from '@/lib/platform/database/schema'

/**
 * A row of the vault. Tokens in it are sealed. `pauses`: until when calls of its person wait, by
 * area, as the store had it when the row was read.
 */
export type SessionRow = typeof sessions.$inferSelect & { pauses?: Record<string, string> | null }

const rowsMax = 2_000

/** Next loads a module once a layer, so it hangs on globalThis. */
function getRows(): Map<string, Promise<SessionRow | null>> {
  const holder = globalThis as { duedeskSessions?: Map<string, Promise<SessionRow | null>> }
  holder.duedeskSessions ??= new Map()
  return holder.duedeskSessions
}

/**
 * The row of a session: read once, then remembered until `forget`, because reading it costs more
 * than everything else of a request. Only for the embedded store, which no other process has open;
 * on PostgreSQL another one may end a session, so each request reads.
 *
 * @param rowId the hash under which the session is stored. A session that is not there is not
 *   remembered.
 */
export async function readCachedSession(
  rowId: string,
  read: () => Promise<SessionRow | null>,
): Promise<SessionRow | null> {
  if ((await openDesk()).kind === 'postgresql') return read()
  const known = getRows().get(rowId)
  if (known) return known

  if (getRows().size >= rowsMax) getRows().clear()
  const reading = read()
  getRows().set(rowId, reading)
  const drop = () => getRows().get(rowId) === reading && getRows().delete(rowId)
  reading.then((row) => row ?? drop(), drop)
  return reading
}

/**
 * Every write to a session ends with this, once it is done: a read that began before it is not
 * remembered.
 */
export const forget = (rowId: string) => void getRows().delete(rowId)
