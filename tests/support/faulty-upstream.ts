import { sql } from 'drizzle-orm'
import { bulkActionRows, bulkActions } from '@/lib/platform/database/bulk-schema'
import { journal, journalSourceIds } from '@/lib/platform/database/schema'
import { resentInvoices } from '@/lib/platform/database/send-schema'
import { customerFollowUps, customerNotes } from '@/lib/platform/database/work-schema'
import { type DeskUnderTest, upstreamAnswers } from './desk-under-test'
import { type Arrived, json } from './fake-upstream'

/**
 * How the next request goes wrong. `kill-…`: the desk ends with it, before or after the service has
 * done what it asks for. `late`: the service does it some time after the connection is gone. A
 * number is the status of a refusal, and of a failure that comes `…-after` it was done.
 */
export type Fault =
  | ('drop-before' | 'drop-after' | 'kill-before' | 'kill-after')
  | ('late' | 'cut-after' | '503-after')
  | number

/** What a desk's store held at a time. */
export type Kept = Awaited<ReturnType<typeof keepStore>>

/** How a service goes wrong. */
export type Faulty = {
  writeFaults: (Fault | null)[]
  readFaults: (Fault | null)[]
  /** Until when writes wait before the service does them; null: they don't. */
  holdsWrites: Promise<void> | null
  /** How many seconds it asks to wait where a fault is a 429; null: it does not say. */
  retryAfter: number | null
  /** What the store held when the desk was killed; null while it lives. */
  killed: Kept | null
  /** What the service has yet to do of what is lost. */
  late: (() => void)[]
}

/**
 * A service that does what it is asked, and answers that, unless its next read or write goes wrong.
 *
 * @param run does it, and gives the status and the body of the answer; a body of null is none.
 */
export function faultyUpstream(
  desk: DeskUnderTest,
  run: (request: Arrived) => { status: number; body: object | null },
): Faulty {
  const service: Faulty = {
    writeFaults: [],
    readFaults: [],
    holdsWrites: null,
    retryAfter: null,
    killed: null,
    late: [],
  }
  upstreamAnswers(desk, async (request, response, socket) => {
    if (service.killed) return void socket.destroy()
    if (request.method !== 'GET') await service.holdsWrites
    const faults = request.method === 'GET' ? service.readFaults : service.writeFaults
    const fault = faults.shift() ?? null
    if (fault === 429 && service.retryAfter !== null)
      response.setHeader('retry-after', String(service.retryAfter))
    if (typeof fault === 'number') return json(response, fault, {})
    if (fault === 'late') service.late.push(() => void run(request))
    const isUndone = fault === 'drop-before' || fault === 'kill-before' || fault === 'late'
    const answer = isUndone ? null : run(request)
    if (fault === '503-after') return json(response, 503, {})
    if (fault === 'cut-after') return void response.writeHead(200).end('{"status":')
    if (fault === 'kill-before' || fault === 'kill-after') service.killed = await keepStore(desk)
    if (fault || !answer) return void socket.destroy()
    if (answer.body === null) response.writeHead(answer.status).end()
    else json(response, answer.status, answer.body)
  })
  return service
}

/** What the store holds of bulk actions and of what they write. */
const keepStore = async ({ db }: DeskUnderTest) => ({
  rows: await db.select().from(bulkActionRows),
  actions: await db.select().from(bulkActions),
  lines: await db.select().from(journal),
  sourceIds: await db.select().from(journalSourceIds),
  resent: await db.select().from(resentInvoices),
  notes: await db.select().from(customerNotes),
  followUps: await db.select().from(customerFollowUps),
})

/** Puts the store back as it was when the desk was killed, some time later. */
export async function restartDesk({ db }: DeskUnderTest, kept: Kept) {
  await db.execute(
    sql`truncate desk.bulk_action, desk.bulk_action_row, desk.journal, desk.customer_note, desk.customer_follow_up, desk.resent_invoice cascade`,
  )
  if (kept.actions.length > 0) await db.insert(bulkActions).values(kept.actions)
  if (kept.rows.length > 0) await db.insert(bulkActionRows).values(kept.rows)
  if (kept.lines.length > 0) await db.insert(journal).values(kept.lines)
  if (kept.sourceIds.length > 0) await db.insert(journalSourceIds).values(kept.sourceIds)
  if (kept.resent.length > 0) await db.insert(resentInvoices).values(kept.resent)
  if (kept.notes.length > 0) await db.insert(customerNotes).values(kept.notes)
  if (kept.followUps.length > 0) await db.insert(customerFollowUps).values(kept.followUps)
  const longAgo = new Date(Date.now() - 3_600_000)
  await db.update(bulkActions).set({ heartbeatAt: longAgo })
  await db.update(journal).set({ deadlineAt: longAgo })
}
