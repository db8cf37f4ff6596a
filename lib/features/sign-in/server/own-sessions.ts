import 'server-only'
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { sessions } from '@/lib/platform/database/schema'
import { getEnv } from '@/lib/platform/env'
import { endSession } from '@/lib/platform/session/vault'

/** Most sessions that a list tells of. */
const listedMax = 100

/** The sessions of a person that live, the one that was used last first. */
export async function readOwnSessions(userName: string) {
  const { SESSION_IDLE_MINUTES, SESSION_HOURS } = getEnv()
  const db = await getDeskDatabase()
  return db
    .select({
      id: sessions.id,
      browser: sessions.browser,
      createdAt: sessions.createdAt,
      lastActiveAt: sessions.lastActiveAt,
    })
    .from(sessions)
    .where(
      and(
        isOpenSession(userName),
        gt(sessions.lastActiveAt, new Date(Date.now() - SESSION_IDLE_MINUTES * 60_000)),
        gt(sessions.createdAt, new Date(Date.now() - SESSION_HOURS * 3_600_000)),
      ),
    )
    .orderBy(desc(sessions.lastActiveAt), desc(sessions.createdAt))
    .limit(listedMax)
}

/** Ends the sessions of a person but one, those that are idle too. Returns how many. */
export async function endOthers(userName: string, rowId: string): Promise<number> {
  const db = await getDeskDatabase()
  const others = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(isOpenSession(userName), ne(sessions.id, rowId)))
  for (const { id } of others) await endSession(id, 'ended by their person')
  return others.length
}

const isOpenSession = (userName: string) =>
  and(eq(sessions.userName, userName), isNull(sessions.endedAt))
