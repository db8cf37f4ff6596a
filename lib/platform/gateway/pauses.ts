import 'server-only'
import { lt, sql } from 'drizzle-orm'
import type { Area } from '@/lib/contracts/operation'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { callPauses } from '@/lib/platform/database/schema'
import { log } from '@/lib/platform/log'
import type { Session } from '@/lib/platform/session/current-session'
import { toLoggableError } from './catch-unexpected'

/**
 * Pauses that this process learned of itself, so that they hold from the very answer on, and while
 * the store is away.
 */
const getPauses = () => {
  const holder = globalThis as { duedeskPauses?: Map<string, number> }
  holder.duedeskPauses ??= new Map()
  return holder.duedeskPauses
}

const getPauseKey = (person: string, area: Area) => `${area} ${person}`

/**
 * Seconds that this person still has to wait before the next call to an area, whichever desk was
 * asked to wait (429); 0 when none.
 */
export function getPauseLeft(
  { userName, row }: Pick<Session, 'userName' | 'row'>,
  area: Area,
): number {
  const elsewhere = row.pauses?.[area]
  const until = Math.max(
    getPauses().get(getPauseKey(userName, area)) ?? 0,
    elsewhere ? Date.parse(elsewhere) : 0,
  )
  const left = Math.max(Math.ceil((until - Date.now()) / 1000), 0)
  if (left === 0) getPauses().delete(getPauseKey(userName, area))
  return left
}

/**
 * Makes this person's next calls to an area wait, at every desk over the store. A longer pause
 * stands.
 */
export async function storePause(person: string, area: Area, seconds: number): Promise<void> {
  const until = Date.now() + seconds * 1000
  getPauses().set(
    getPauseKey(person, area),
    Math.max(until, getPauses().get(getPauseKey(person, area)) ?? 0),
  )
  try {
    const db = await getDeskDatabase()
    await db
      .insert(callPauses)
      .values({ person, area, until: new Date(until) })
      .onConflictDoUpdate({
        target: [callPauses.person, callPauses.area],
        set: { until: sql`greatest(${callPauses.until}, excluded.until)` },
      })
  } catch (error) {
    log().warn({ event: 'pause-not-stored', area, ...toLoggableError(error) }, 'gateway')
  }
}

/** Erases pauses that are over. */
export async function eraseOldPauses(): Promise<void> {
  const db = await getDeskDatabase()
  await db.delete(callPauses).where(lt(callPauses.until, new Date()))
}
