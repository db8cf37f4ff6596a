import 'server-only'
import { asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { LiveEvent } from '@/lib/contracts/desk/events'
import { collectionEvents } from '@/lib/platform/database/live-schema'
import type { Database } from '@/lib/platform/database/open'

/** An event and its place in the order of all events. */
export type StoredEvent = { seq: number; event: LiveEvent }

/** The channel on which processes tell each other that there is something new. */
export const channel = 'desk_events'

/** An arbitrary number that all processes agree on: who holds it stores an event. */
const orderLock = 7_243_002

/**
 * Stores an event, unless its key or its digest is known, and tells every process that listens.
 * Events are stored one after another, so that a reader who has seen one never misses an earlier
 * one.
 *
 * @param key the sender's idempotency key.
 * @param digest of the bytes that tell the event.
 */
export async function storeEvent(
  db: Database,
  { key, digest, event }: { key: string; digest: string; event: LiveEvent },
): Promise<'stored' | 'known'> {
  const { rows } = (await db.execute(sql`
    with ordered as materialized (select pg_advisory_xact_lock(${orderLock})),
    stored as (
      insert into desk.collection_event (key, digest, event, received_at)
      select ${key}::text, ${digest}::text, ${JSON.stringify(event)}::jsonb, ${new Date().toISOString()}::timestamptz from ordered
      on conflict do nothing returning seq
    )
    select pg_notify(${channel}, '') from stored`)) as unknown as { rows: unknown[] }
  return rows.length > 0 ? 'stored' : 'known'
}

/** True when an event stands under this key that other bytes told. */
export async function isKeyReused(db: Database, key: string, digest: string): Promise<boolean> {
  const [row] = await db
    .select({ digest: collectionEvents.digest })
    .from(collectionEvents)
    .where(eq(collectionEvents.key, key))
    .limit(1)
  return row !== undefined && row.digest !== digest
}

/** Events after one, in order, up to `limit`. */
export async function readEventsAfter(
  db: Database,
  seq: number,
  limit: number,
): Promise<StoredEvent[]> {
  return db
    .select({ seq: collectionEvents.seq, event: collectionEvents.event })
    .from(collectionEvents)
    .where(gt(collectionEvents.seq, seq))
    .orderBy(asc(collectionEvents.seq))
    .limit(limit)
}

/** The last event that was received before a time, or of all; 0 when there is none. */
export async function readLastSeq(db: Database, before?: Date): Promise<number> {
  const [row] = await db
    .select({ seq: collectionEvents.seq })
    .from(collectionEvents)
    .where(before && lt(collectionEvents.receivedAt, before))
    .orderBy(desc(collectionEvents.seq))
    .limit(1)
  return row?.seq ?? 0
}

/**
 * True while the row of an event stands, and with it every later one; also for 0, which is before
 * all of them.
 */
export async function hasEvent(db: Database, seq: number): Promise<boolean> {
  if (seq === 0) return true
  const [row] = await db
    .select({ seq: collectionEvents.seq })
    .from(collectionEvents)
    .where(eq(collectionEvents.seq, seq))
    .limit(1)
  return row !== undefined
}

/** Erases what was received before a time. */
export async function eraseEventsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(collectionEvents).where(lt(collectionEvents.receivedAt, before))
}
