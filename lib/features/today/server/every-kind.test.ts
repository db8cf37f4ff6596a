import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { listOfferedSources } from '@/lib/features/today/client/work'
import { bulkActions } from '@/lib/platform/database/bulk-schema'
import { webhookRefusals } from '@/lib/platform/database/live-schema'
import { journal } from '@/lib/platform/database/schema'
import { customerFollowUps } from '@/lib/platform/database/work-schema'
import { recordRefusal } from '@/lib/platform/events/webhook-refusals'
import { listWithheldOperations } from '@/lib/platform/gateway/can-do'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { addDays } from '@/lib/shared/dates/calendar-date'
import { begun } from '@/tests/support/begun-bulk-action'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { areasAt, useSettings } from '@/tests/support/settings'
import { everyRight, workspaces } from '@/tests/support/tokens'
import { stopClock, upstreamServes } from '@/tests/support/work'
import { orderWork } from '../domain/work-order'

const desk = deskUnderTest()
const today = stopClock()
// All areas are read at once: none is to seem away because the machine is slow.
beforeEach(() => useSettings({ ...areasAt(desk.upstream.base), UPSTREAM_TIMEOUT_SECONDS: '25' }))
const [fjellheim] = workspaces
const organizationId = fjellheim!.organizationId

/** Work of every kind, each beside its like that needs nobody. Answers the subjects in their order. */
async function plantWork() {
  const keys = await plantWrites()
  const bulkActionId = await plantBulkActions()
  await plantRefusals()
  await plantFollowUps()
  await executeOperation(
    'markCauseHandled',
    { body: { Causes: [{ Key: 'cause:mailboxFull', CompanyIds: [501], UpToRowId: 9 }] } },
    { idempotencyKey: randomUUID() },
  )
  return [
    `outcome:${keys.unknown}`,
    `bulk:${bulkActionId}`,
    `decisions:${organizationId}`,
    'stops:1001',
    `decision:${organizationId}:3`,
    'followUps:1001',
    'failure:cause:receiverNotInPeppol',
    'failure:shapes',
    `batch:${keys['b-1']}`,
    `amounts:settlement:${organizationId}:s-2`,
    `amounts:invoice:${organizationId}:i-2`,
    `webhooks:out-of-time:${organizationId}`,
    'webhooks:forged:unproven',
    'waiting:501',
  ]
}

async function plantWrites() {
  const writes: [string, Partial<typeof journal.$inferInsert>][] = [
    ['unknown', { operation: 'pauseCase', state: 'unknown' }],
    ['done', { operation: 'pauseCase', state: 'done' }],
    ['refused', { operation: 'pauseCase', state: 'refused' }],
    ...['b-1', 'b-2', 'b-3'].map((batchId): (typeof writes)[number] => [
      batchId,
      {
        ...{ operation: 'createPayments', state: 'accepted', endedAt: new Date() },
        outcome: { ok: true, value: { data: { batchId } }, status: 202 },
      },
    ]),
  ]
  const keys = Object.fromEntries(writes.map(([name]) => [name, randomUUID()]))
  await desk.db.insert(journal).values(
    writes.map(([name, more]) => ({
      idempotencyKey: keys[name]!,
      ...{ area: 'collection', person: 'ola', requestId: 'r-1', fingerprint: 'f-1' },
      ...{ organizationId, sentAt: new Date(), deadlineAt: new Date(Date.now() + 60_000) },
      ...(more as Pick<typeof journal.$inferInsert, 'operation' | 'state'>),
    })),
  )
  return keys
}

/** One that ended before its last row; and before it one that its person stopped. */
async function plantBulkActions() {
  const plant = async (state: 'stopped' | 'halted') => {
    const id = await begun({ reason: 'Waits for a credit note', person: 'kari' })
    await desk.db.insert(journal).values({
      ...{ idempotencyKey: id, operation: 'startBulkAction', state: 'done' },
      ...{ area: 'collection', person: 'kari', requestId: 'r-1', fingerprint: 'f-1' },
      ...{ organizationId, sentAt: new Date(), deadlineAt: new Date() },
    })
    await desk.db
      .update(bulkActions)
      .set({ state, endedAt: new Date() })
      .where(eq(bulkActions.id, id))
    return id
  }
  await plant('stopped')
  return plant('halted')
}

/** A customer of the person's whose day has come, beside one of a colleague's and one of later. */
async function plantFollowUps() {
  const plant = (customerNo: string, owner: string, followUpOn: string) => ({
    ...{ clientNo: '1001', customerNo, owner, followUpOn },
    ...{ person: 'kari', changedAt: new Date() },
  })
  await desk.db
    .insert(customerFollowUps)
    .values([
      plant('1', 'kari', today),
      plant('2', 'ola', today),
      plant('3', 'kari', addDays(today, 1)),
    ])
}

async function plantRefusals() {
  await recordRefusal(desk.db, { reason: 'out-of-time', organizationId })
  await recordRefusal(desk.db, { reason: 'out-of-time', organizationId })
  await recordRefusal(desk.db, { reason: 'forged', organizationId: null })
  const now = new Date()
  const old = { day: addDays(today, -9), reason: 'malformed' as const, count: 7 }
  await desk.db
    .insert(webhookRefusals)
    .values({ ...old, organizationId, firstAt: now, lastAt: now })
}

const cases = [
  ...[1, 2].map((caseNumber) => ({
    ...{ caseNumber, subStatus: 'DEBT_COLLECTION_LIST_MANUAL', status: 'OPEN' },
    decideByDate: addDays(today, caseNumber),
  })),
  { caseNumber: 3, subStatus: 'EVICTION_REQUEST', status: 'OPEN' },
  { caseNumber: 4, subStatus: 'EVICTION_REQUEST', status: 'PAUSED' },
  { caseNumber: 5, subStatus: 'REMINDER_SENT', status: 'OPEN' },
]
const noStop = {
  stopReminderUntil: null,
  stopDebtCollectionUntil: null,
  stopInterestCalcUntil: null,
}
const customers = [-1, 2, 8].map((days, at) => ({
  ...{ ...noStop, customerNo: String(at), stopReminderUntil: addDays(today, days) },
}))
const invoices = (
  [
    [70, today],
    [60.5, today],
    [60.5, '2020-01-01'],
  ] as const
).map(([remainingAmount, day], at) => ({
  ...{ id: `i-${at + 1}`, invoiceNumber: `N-${at + 1}`, createdAt: `${day}T08:00:00Z` },
  currency: 'NOK',
  claims: [
    {
      ...{ type: 'CAPITAL', currency: 'NOK', originalAmount: 100, currentAmount: 100 },
      ...{ paidAmount: 30, creditedAmount: 0, remainingAmount },
    },
  ],
}))
const settlements = [50, 49.9].map((amount, at) => ({
  ...{ settlementId: `s-${at + 1}`, settlementDate: today, currency: 'NOK', settlementAmount: 50 },
  allocations: [{ amount, currency: 'NOK' }],
}))
const batches = {
  'b-1': { status: 'PARTIAL', succeeded: [{ index: 0 }], failed: [{ index: 1, code: 'NO' }] },
  'b-2': { status: 'SUCCESS', succeeded: [{ index: 0 }], failed: [] },
  'b-3': { status: 'QUEUED' },
}
const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString()
const rowOf = (RowId: number, more: object) => ({
  ...{ RowId, TransactionRid: RowId, CompanyId: 501, Company: 'Fjord', RequestedChannel: 'Print' },
  ...more,
})
const listRows = () => ({
  Failed: [
    ...[13, 12].map((id) => rowOf(id, { LogText: 'Receiver 0192:9 is not registered in PEPPOL' })),
    rowOf(11, { LogText: 'Blorp 17 at node x' }),
    rowOf(9, { LogText: 'Mailbox full' }),
  ].map((row) => ({ ...row, Status: 'Failed', LogTime: `${today}T00:10:00` })),
  OK: Array.from({ length: 30 }, (_, place) =>
    rowOf(100 + place, { Status: 'OK', LogTime: at(2_000), DeliveryTime: at(1_990) }),
  ),
  Pending: [300, 5].map((minutes) => rowOf(minutes, { Status: 'Pending', LogTime: at(minutes) })),
})

/** What a service answers that holds it; `broken` is the status of its list of cases. */
function serveWork(broken?: number) {
  const answer = <Row>(own: Row[]) => ({ summary: {}, data: own })
  upstreamServes(desk, {
    ...Object.fromEntries(
      Object.entries(batches).map(([batchId, batch]) => [
        `/batches/${batchId}`,
        (response) => json(response, 200, { data: { batchId, ...batch } }),
      ]),
    ),
    [`${organizationId}/cases`]: (response) =>
      broken ? json(response, broken, {}) : json(response, 200, answer(cases)),
    [`${organizationId}/invoices`]: (response) => json(response, 200, answer(invoices)),
    [`${organizationId}/settlements`]: (response) => json(response, 200, answer(settlements)),
    '/orgs/': (response) => json(response, 200, answer([])),
    '1001/customers': (response, { searchParams }) =>
      json(response, 200, { customers: searchParams.get('pageno') === '1' ? customers : [] }),
    '1002/customers': (response) => json(response, 200, { customers: [] }),
    SummaryInvoice: (response, _, text) => {
      const { Statuses, RowId } = JSON.parse(text)
      json(response, 200, { Rows: RowId ? [] : listRows()[Statuses[0] as 'OK'] })
    },
  })
}

/** What Today shows of what the signed-in person may ask. */
async function readToday() {
  const withheld = listWithheldOperations((await findCurrentSession())!)
  const sources = listOfferedSources((name) => !withheld.includes(name))
  const read = await Promise.all(
    sources.map(async (source) => {
      const result = await executeOperation('listWork', { body: { source } })
      return { source, result }
    }),
  )
  const lines = read.flatMap(({ result }) => (result.ok ? result.value.lines : []))
  return {
    subjects: orderWork(lines, [], today).groups.flatMap((group) =>
      group.lines.map(({ line }) => line.subject),
    ),
    notKnown: read.flatMap(({ source, result }) => (result.ok ? [] : [source])),
    notWhole: read.flatMap(({ source, result }) =>
      result.ok && !result.value.isWhole ? [source] : [],
    ),
    sources,
  }
}

test('work of every kind is found, in its order, and nothing else is', async () => {
  await asKari()
  const planted = await plantWork()
  serveWork()
  expect(await readToday()).toMatchObject({ subjects: planted, notKnown: [], notWhole: [] })
})

test.each([503, 403])('an area that answers %d is named, and the others stay', async (status) => {
  await asKari({ workspaces: [fjellheim] })
  const planted = await plantWork()
  serveWork(status)
  expect(await readToday()).toMatchObject({
    subjects: planted.filter((subject) => !subject.startsWith('decision')),
    notKnown: ['decisions'],
    notWhole: [],
  })
})

test('an area that the person may not see is not asked, and the others stay', async () => {
  await asKari({ rights: everyRight.filter((right) => !right.includes('partner')) })
  const planted = await plantWork()
  serveWork()
  const { subjects, sources } = await readToday()
  expect(subjects).toEqual(planted.filter((each) => !/^(failure|waiting):/.test(each)))
  expect(sources).not.toContain('failures')
  expect(sources).not.toContain('waiting')
  expect(desk.upstream.requests.some(({ url }) => url.includes('SummaryInvoice'))).toBe(false)
})
