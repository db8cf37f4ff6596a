import type { ServerResponse } from 'node:http'
import { sql } from 'drizzle-orm'
import { bulkActionRows, bulkActions } from '@/lib/platform/database/bulk-schema'
import { journal } from '@/lib/platform/database/schema'
import { type DeskUnderTest, upstreamAnswers } from './desk-under-test'
import { type Arrived, json } from './fake-upstream'

/**
 * How the next request goes wrong. `kill-…`: the desk ends with it, before or after the service has
 * done what it asks for.
 */
export type Fault = 'drop-before' | 'drop-after' | 'kill-before' | 'kill-after' | number

/** The faults that are still to come, in their order; null is a request that goes well. */
export type Faults = {
  writeFaults: (Fault | null)[]
  readFaults: (Fault | null)[]
  /** What the store held when the desk was killed; null while it lives. */
  killed: Kept | null
}

export const noFaults = (): Faults => ({ writeFaults: [], readFaults: [], killed: null })

type Serves = {
  read: (request: Arrived, response: ServerResponse) => void
  /** Does what is asked for, and answers how that is said. */
  write: (request: Arrived) => (response: ServerResponse) => void
}

/** A service that does what it is asked for, as far as its faults let it. */
export function serveWithFaults(desk: DeskUnderTest, faults: Faults, { read, write }: Serves) {
  upstreamAnswers(desk, async (request, response, socket) => {
    if (faults.killed) return void socket.destroy()
    const isRead = request.method === 'GET'
    const fault = (isRead ? faults.readFaults : faults.writeFaults).shift() ?? null
    if (typeof fault === 'number') return json(response, fault, {})
    const isBefore = fault === 'drop-before' || fault === 'kill-before'
    const answer = isBefore ? null : isRead ? null : write(request)
    if (fault === 'kill-before' || fault === 'kill-after') faults.killed = await keepStore(desk)
    if (fault) return void socket.destroy()
    if (isRead) return read(request, response)
    answer!(response)
  })
}

type Kept = { rows: object[]; actions: object[]; lines: object[] }

const keepStore = async ({ db }: DeskUnderTest): Promise<Kept> => ({
  rows: await db.select().from(bulkActionRows),
  actions: await db.select().from(bulkActions),
  lines: await db.select().from(journal),
})

/** Puts the store back as it was when the desk was killed, some time later. */
export async function restartDesk({ db }: DeskUnderTest, kept: Kept) {
  await db.execute(sql`truncate desk.bulk_action, desk.bulk_action_row, desk.journal cascade`)
  await db.insert(bulkActions).values(kept.actions as (typeof bulkActions.$inferInsert)[])
  await db.insert(bulkActionRows).values(kept.rows as (typeof bulkActionRows.$inferInsert)[])
  if (kept.lines.length > 0)
    await db.insert(journal).values(kept.lines as (typeof journal.$inferInsert)[])
  const longAgo = new Date(Date.now() - 3_600_000)
  await db.update(bulkActions).set({ heartbeatAt: longAgo })
  await db.update(journal).set({ deadlineAt: longAgo })
}
