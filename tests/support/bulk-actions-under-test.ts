import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { addBulkRows } from '@/lib/features/bulk-actions/server/bulk-commands'
import { runBulkAction } from '@/lib/features/bulk-actions/server/bulk-runner'
import { toCaseState } from '@/lib/features/collection-cases/domain/subject-state'
import { bulkActionRows, bulkActions } from '@/lib/platform/database/bulk-schema'
import { journal } from '@/lib/platform/database/schema'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { type DeskUnderTest, upstreamAnswers } from './desk-under-test'
import { type Arrived, json } from './fake-upstream'

export const organizationId = '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10'

/**
 * How the next request goes wrong. `kill-…`: the desk ends with it, before or after the service has
 * done what it asks for.
 */
export type CaseFault = 'drop-before' | 'drop-after' | 'kill-before' | 'kill-after' | number

const makeId = (at: number) => `2b7d9c64-51c3-4f0e-9d6a-${String(at).padStart(12, '0')}`

type StoredCase = { caseId: string; caseNumber: number; status: string; remainingAmount: number }

/** A service with some open cases, which counts how often each was paused. */
export function caseUpstream(desk: DeskUnderTest, count: number) {
  const cases = Array.from({ length: count }, (_, at) => ({
    ...{ caseId: makeId(at), caseNumber: 100 + at, status: 'OPEN', currency: 'NOK' },
    remainingAmount: 10 + at,
  }))
  const service = {
    cases,
    /** How often each case was paused, by its number. */
    paused: new Map<number, number>(),
    writeFaults: [] as (CaseFault | null)[],
    readFaults: [] as (CaseFault | null)[],
    /** What the store held when the desk was killed; null while it lives. */
    killed: null as Kept | null,
    find: (caseNumber: number) => cases.find((each) => each.caseNumber === caseNumber)!,
  }
  upstreamAnswers(desk, async (request, response, socket) => {
    if (service.killed) return void socket.destroy()
    const isRead = request.method === 'GET'
    const fault = (isRead ? service.readFaults : service.writeFaults).shift() ?? null
    const answer = isRead ? () => answerCases(cases, request, response) : () => pause(request)
    await answerWithFault(fault, answer, response, socket)
    if (!isRead && !response.writableEnded && !socket.destroyed) response.writeHead(204).end()
  })

  function pause({ url }: Arrived) {
    const stored = cases.find(({ caseId }) => url.includes(caseId))!
    stored.status = 'PAUSED'
    service.paused.set(stored.caseNumber, (service.paused.get(stored.caseNumber) ?? 0) + 1)
  }

  async function answerWithFault(
    fault: CaseFault | null,
    answer: () => void,
    response: ServerResponse,
    socket: Socket,
  ) {
    if (typeof fault === 'number') return json(response, fault, {})
    const isBefore = fault === 'drop-before' || fault === 'kill-before'
    if (!isBefore) answer()
    if (fault === 'kill-before' || fault === 'kill-after') service.killed = await keepStore(desk)
    if (fault) socket.destroy()
  }
  return service
}

function answerCases(cases: StoredCase[], { url }: Arrived, response: ServerResponse) {
  const asked = new URL(url, 'http://service.test').searchParams.get('CaseNumber')
  json(response, 200, {
    summary: {},
    data: cases.filter(({ caseNumber }) => String(caseNumber) === asked),
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

/** Rows that pause cases as they were shown, and what starts them. */
export function pausing(cases: readonly StoredCase[], bulkActionId: string = randomUUID()) {
  const rows = cases.map((each) => ({
    ...{ idempotencyKey: randomUUID(), decision: 'pauseCase' as const },
    ...{ caseId: each.caseId, caseNumber: each.caseNumber, seen: toCaseState(each) },
  }))
  return {
    bulkActionId,
    rows: { bulkActionId, userName: 'kari', organizationId, from: 0, rows },
    start: {
      ...{
        bulkActionId,
        organizationId,
        verb: 'pause' as const,
        subject: 'case' as const,
        total: rows.length,
      },
      ...{ reason: 'A plan is being agreed', until: null, typedTotal: '' },
    },
  }
}

export type Pausing = ReturnType<typeof pausing>

/** Stores the rows and lets it start, as the page does, without the worker. */
export async function begin({ rows, start }: Pausing) {
  const added = await addBulkRows(rows)
  return added.ok
    ? executeOperation('startBulkAction', { body: start }, { idempotencyKey: start.bulkActionId })
    : added
}

/** Works on it without waiting where the service asks to wait. */
export const work = (bulkActionId: string) => runBulkAction(bulkActionId, async () => {})

/** How it stands, and its rows, as a page reads them. */
export async function readAction(bulkActionId: string) {
  const params = { bulkActionId }
  const action = await executeOperation('getBulkAction', { params })
  const rows = await executeOperation('listBulkActionRows', { params, body: {} })
  if (!action.ok || !rows.ok) throw new Error(JSON.stringify([action, rows]))
  return { ...action.value, rows: rows.value.rows }
}
