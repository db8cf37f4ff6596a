import { randomUUID } from 'node:crypto'
import type { BulkStart } from '@/lib/contracts/desk/bulk/bulk-actions'
import type { BulkRows } from '@/lib/contracts/desk/bulk/bulk-rows'
import { addBulkRows } from '@/lib/features/bulk-actions/server/bulk-commands'
import { runBulkAction } from '@/lib/features/bulk-actions/server/run-bulk-action'
import { toCaseState } from '@/lib/features/collection-cases/domain/subject-state'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { type DeskUnderTest, endPauses } from './desk-under-test'
import type { Arrived } from './fake-upstream'
import { type Faulty, faultyUpstream, restartDesk } from './faulty-upstream'

export const organizationId = '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10'

const makeId = (at: number) => `2b7d9c64-51c3-4f0e-9d6a-${String(at).padStart(12, '0')}`

type StoredCase = { caseId: string; caseNumber: number; status: string; remainingAmount: number }

/** A service with some open cases, which counts how often each was paused. */
export function caseUpstream(desk: DeskUnderTest, count: number) {
  const cases = Array.from({ length: count }, (_, at) => ({
    ...{ caseId: makeId(at), caseNumber: 100 + at, status: 'OPEN', currency: 'NOK' },
    remainingAmount: 10 + at,
  }))
  const service = Object.assign(faultyUpstream(desk, run), {
    cases,
    /** How often each case was paused, by its number. */
    paused: new Map<number, number>(),
    find: (caseNumber: number) => cases.find((each) => each.caseNumber === caseNumber)!,
  })

  function run({ method, url }: Arrived) {
    if (method === 'GET') return { status: 200, body: findCases(cases, url) }
    const stored = cases.find(({ caseId }) => url.includes(caseId))!
    stored.status = 'PAUSED'
    service.paused.set(stored.caseNumber, (service.paused.get(stored.caseNumber) ?? 0) + 1)
    return { status: 204, body: null }
  }
  return service
}

function findCases(cases: StoredCase[], url: string) {
  const asked = new URL(url, 'http://service.test').searchParams.get('CaseNumber')
  return { summary: {}, data: cases.filter(({ caseNumber }) => String(caseNumber) === asked) }
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

/** Stores the rows and lets it start, as the page does, without the worker. */
export async function begin({
  rows,
  start,
}: {
  bulkActionId?: string
  rows: BulkRows
  start: BulkStart
}) {
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

/** Lets the worker go on, the desk start again and its person say so, until nothing more is sent. */
export async function workToItsEnd(
  desk: DeskUnderTest,
  bulkActionId: string,
  service: Pick<Faulty, 'killed'>,
  triesMax = 30,
) {
  for (let tries = 0; tries < triesMax; tries += 1) {
    await work(bulkActionId)
    if (service.killed) await restartDesk(desk, service.killed)
    service.killed = null
    await endPauses(desk)
    const { state } = await readAction(bulkActionId)
    if (state === 'over') break
    if (state === 'halted') await goOn(bulkActionId)
  }
  return readAction(bulkActionId)
}

const goOn = (bulkActionId: string) =>
  executeOperation(
    'continueBulkAction',
    { params: { bulkActionId } },
    { idempotencyKey: randomUUID() },
  )
