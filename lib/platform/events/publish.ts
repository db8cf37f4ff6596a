import 'server-only'
import { randomUUID } from 'node:crypto'
import type { LiveEvent } from '@/lib/contracts/desk/events'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { getEnv } from '@/lib/platform/env'
import { eraseEventsBefore, storeEvent } from './event-store'
import { notifyHub } from './hub'
import { eraseRefusalsBefore } from './webhook-refusals'

/**
 * Tells every open page, on every process, of something that the desk itself did. Who may see its
 * organization or its client gets it.
 */
export async function publish(event: LiveEvent): Promise<void> {
  const key = randomUUID()
  await storeEvent(await getDeskDatabase(), { key, digest: key, event })
  notifyHub()
}

const hourMs = 3_600_000
const refusalsKeptMs = 30 * 24 * hourMs

/**
 * Erases events that are no longer needed. A webhook passes the window for twice its length at most
 * (told with a time ahead by all of it), so its key is kept for longer than that.
 * Counts of refused webhooks are kept for 30 days.
 */
export async function eraseOldEvents(): Promise<void> {
  const keptMs = (2 * getEnv().COLLECTION_WEBHOOK_HOURS + 1) * hourMs
  const db = await getDeskDatabase()
  await eraseEventsBefore(db, new Date(Date.now() - keptMs))
  await eraseRefusalsBefore(db, new Date(Date.now() - refusalsKeptMs))
}
