import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { checkOutcome } from '@/lib/features/journal/server/check-outcome'
import { bulkActions } from '@/lib/platform/database/bulk-schema'
import { sessions } from '@/lib/platform/database/schema'
import { readEventsAfter, readLastSeq } from '@/lib/platform/events/event-store'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { endSession } from '@/lib/platform/session/vault'
import { fromOrigin } from '@/tests/support/browser'
import {
  begin,
  caseUpstream,
  organizationId,
  pausing,
  readAction,
  work,
} from '@/tests/support/bulk-actions-under-test'
import { arrivedAt, asKari, asOla, deskUnderTest, endPauses } from '@/tests/support/desk-under-test'
import { restartDesk } from '@/tests/support/faulty-upstream'
import { storedText } from '@/tests/support/stores'
import { addBulkRows } from './bulk-commands'
import { listStaleIds, releaseBulkActions } from './bulk-records'

const desk = deskUnderTest()
const writes = () => arrivedAt(desk).filter(({ method }) => method === 'POST')
const command = (name: 'stopBulkAction' | 'continueBulkAction', bulkActionId: string) =>
  executeOperation(name, { params: { bulkActionId } }, { idempotencyKey: randomUUID() })

async function begun(count: number) {
  await asKari()
  const service = caseUpstream(desk, count)
  const action = pausing(service.cases)
  expect(await begin(action)).toMatchObject({ ok: true })
  return { service, ...action }
}

describe('a bulk action', () => {
  test('sends each row once, in its order, and each has its result and its line of the journal', async () => {
    const { service, bulkActionId } = await begun(3)
    await work(bulkActionId)
    expect(await readAction(bulkActionId)).toMatchObject({
      ...{ state: 'over', person: 'kari', verb: 'pause', total: 3, counts: { done: 3 } },
      rows: service.cases.map(({ caseNumber, caseId, remainingAmount }) => ({
        state: 'done',
        subject: { is: 'case', id: caseId, number: String(caseNumber) },
        remaining: { amount: remainingAmount, currency: 'NOK' },
      })),
    })
    expect([...service.paused.values()]).toEqual([1, 1, 1])
    expect(writes().map(({ text }) => JSON.parse(text).reason)).toEqual(
      Array(3).fill('A plan is being agreed'),
    )
    const lines = await desk.journalRows()
    expect(lines.map(({ operation, bulkActionId: of }) => [operation, of])).toEqual([
      ['startBulkAction', null],
      ...Array(3).fill(['pauseCase', bulkActionId]),
    ])
  })

  test('goes on when nobody is at the page: it needs no request', async () => {
    const { service, bulkActionId } = await begun(2)
    fromOrigin(undefined)
    await work(bulkActionId)
    expect([...service.paused.values()]).toEqual([1, 1])
  })

  test('tells of each row what is true of it while others change them', async () => {
    const { service, bulkActionId } = await begun(4)
    service.find(101).remainingAmount = 1
    service.find(102).caseId = '3b7d9c64-51c3-4f0e-9d6a-7f1e0c3a5b22'
    service.writeFaults.push(null, 409)
    await work(bulkActionId)
    const { state, rows } = await readAction(bulkActionId)
    expect(state).toBe('over')
    expect(rows.map((row) => row.state)).toEqual(['done', 'changed', 'gone', 'refused'])
    expect(rows[3]).toMatchObject({ failure: { kind: 'conflict', status: 409 } })
    expect([...service.paused.keys()]).toEqual([100])
  })

  test('halts at an outcome that nobody knows, and sends that row never again', async () => {
    const { service, bulkActionId } = await begun(3)
    service.writeFaults.push(null, 'drop-after')
    await work(bulkActionId)
    expect(await readAction(bulkActionId)).toMatchObject({
      ...{ state: 'halted', why: { kind: 'unknown-outcome' }, canContinue: true },
      counts: { done: 1, unknown: 1, waiting: 1 },
    })
    expect(await command('continueBulkAction', bulkActionId)).toMatchObject({ ok: true })
    await work(bulkActionId)
    const unknown = await readAction(bulkActionId)
    expect(unknown).toMatchObject({ state: 'over', counts: { done: 2, unknown: 1 } })
    expect([...service.paused.values()]).toEqual([1, 1, 1])

    const { idempotencyKey } = unknown.rows[1]!
    await checkOutcome({ idempotencyKey, operation: 'pauseCase' })
    expect(await readAction(bulkActionId)).toMatchObject({ counts: { done: 3 } })
  })

  test('says of a row that a check did not find that it was not done', async () => {
    const { service, bulkActionId } = await begun(1)
    service.writeFaults.push('drop-before')
    await work(bulkActionId)
    const { rows } = await readAction(bulkActionId)
    await checkOutcome({ idempotencyKey: rows[0]!.idempotencyKey, operation: 'pauseCase' })
    expect(await readAction(bulkActionId)).toMatchObject({
      counts: { 'not-applied': 1 },
      canContinue: false,
    })
  })

  test('waits when the service asks for it, and sends the refused row as a new write', async () => {
    const { service, bulkActionId } = await begun(2)
    service.writeFaults.push(429)
    const [before] = (await readAction(bulkActionId)).rows
    const { runBulkAction } = await import('./run-bulk-action')
    const waits: number[] = []
    await runBulkAction(bulkActionId, async (ms) => {
      waits.push(ms)
      await endPauses(desk)
    })
    expect(waits).toHaveLength(1)
    const { state, rows } = await readAction(bulkActionId)
    expect([state, rows[0]!.state]).toEqual(['over', 'done'])
    expect(rows[0]!.idempotencyKey).not.toBe(before!.idempotencyKey)
    expect([...service.paused.values()]).toEqual([1, 1])
  })

  test('rests after it was asked to wait twenty times in a row', async () => {
    const { service, bulkActionId } = await begun(1)
    service.writeFaults = Array(30).fill(429)
    const { runBulkAction } = await import('./run-bulk-action')
    const waits: number[] = []
    await runBulkAction(bulkActionId, async (ms) => {
      waits.push(ms)
      await endPauses(desk)
    })
    expect(waits).toHaveLength(20)
    expect(await readAction(bulkActionId)).toMatchObject({
      ...{ state: 'halted', why: { kind: 'throttled' }, counts: { waiting: 1 } },
    })
  })

  test('waits five minutes at most before it asks again', async () => {
    const { service, bulkActionId } = await begun(1)
    service.writeFaults.push(429)
    service.retryAfter = 7_200
    const { runBulkAction } = await import('./run-bulk-action')
    const waits: number[] = []
    await runBulkAction(bulkActionId, async (ms) => {
      waits.push(ms)
      await endPauses(desk)
    })
    expect(waits).toEqual([300_000])
  })

  test('rests where the service cannot be read, with nothing sent, and goes on from there', async () => {
    const { service, bulkActionId } = await begun(2)
    service.readFaults.push(503, 503, 503, 503)
    await work(bulkActionId)
    expect(await readAction(bulkActionId)).toMatchObject({
      ...{ state: 'halted', why: { kind: 'not-sent' }, counts: { waiting: 2 } },
    })
    expect(writes()).toEqual([])
    service.readFaults = []
    await endPauses(desk)
    await command('continueBulkAction', bulkActionId)
    await work(bulkActionId)
    expect(await readAction(bulkActionId)).toMatchObject({ state: 'over', counts: { done: 2 } })
  })

  test('waits for its person when their session has ended, and goes on as the new one', async () => {
    const { service, bulkActionId } = await begun(2)
    const [session] = await desk.db.select().from(sessions)
    await endSession(session!.id, 'signed out')
    const before = await readLastSeq(desk.db)
    await work(bulkActionId)
    expect(await readEventsAfter(desk.db, before, 10)).toMatchObject([
      { event: { kind: 'JOURNAL', organizationId } },
    ])
    await asKari()
    expect(await readAction(bulkActionId)).toMatchObject({
      ...{ state: 'waiting', counts: { waiting: 2 }, canContinue: true },
    })
    expect(writes()).toEqual([])
    await command('continueBulkAction', bulkActionId)
    await work(bulkActionId)
    expect([...service.paused.values()]).toEqual([1, 1])
  })

  test('sends nothing more once its person has stopped it', async () => {
    const { bulkActionId } = await begun(3)
    expect(await command('stopBulkAction', bulkActionId)).toMatchObject({ ok: true })
    await work(bulkActionId)
    expect(writes()).toEqual([])
    expect(await readAction(bulkActionId)).toMatchObject({
      ...{ state: 'stopped', counts: { waiting: 3 }, canContinue: true, canStop: false },
    })
    expect(await command('stopBulkAction', bulkActionId)).toMatchObject({
      failure: { kind: 'conflict', code: 'bulk-ended' },
    })
  })

  test('is worked on by one worker at a time', async () => {
    const { service, bulkActionId } = await begun(5)
    await Promise.all([work(bulkActionId), work(bulkActionId), work(bulkActionId)])
    expect([...service.paused.values()]).toEqual([1, 1, 1, 1, 1])
  })

  test.each(['kill-before', 'kill-after'] as const)(
    'goes on where a desk was killed in the middle (%s), and sends nothing twice',
    async (fault) => {
      const { service, bulkActionId } = await begun(3)
      service.writeFaults.push(null, fault)
      await work(bulkActionId)
      await restartDesk(desk, service.killed!)
      service.killed = null
      expect(await readAction(bulkActionId)).toMatchObject({ state: 'interrupted' })
      await work(bulkActionId)
      expect(await readAction(bulkActionId)).toMatchObject({
        ...{ state: 'over', counts: { done: 2, unknown: 1 } },
      })
      expect(service.paused.get(101) ?? 0).toBe(fault === 'kill-after' ? 1 : 0)
      expect(service.paused.get(102)).toBe(1)
    },
  )
})

test('what a process left is taken up at once where no other has the store, and after its silence elsewhere', async () => {
  const { bulkActionId, service } = await begun(1)
  service.writeFaults.push('kill-before')
  await work(bulkActionId)
  await restartDesk(desk, service.killed!)
  service.killed = null
  await desk.db.update(bulkActions).set({ heartbeatAt: new Date() })
  expect(await listStaleIds()).toEqual([])
  await work(bulkActionId)
  expect(await readAction(bulkActionId)).toMatchObject({ state: 'running' })
  await releaseBulkActions()
  expect(await listStaleIds()).toEqual([bulkActionId])
  await work(bulkActionId)
  expect(await readAction(bulkActionId)).toMatchObject({ state: 'over', counts: { unknown: 1 } })
})

test('an eviction is never carried out among others: its number is not typed for it', async () => {
  await asKari()
  const service = caseUpstream(desk, 1)
  Object.assign(service.cases[0]!, { subStatus: 'EVICTION_CONFIRMATION' })
  const action = pausing(service.cases)
  const decision = 'acceptEvictionConfirmation' as const
  const rows = action.rows.rows.map((row) => ({ ...row, decision }))
  expect(
    await begin({
      ...action,
      rows: { ...action.rows, rows },
      start: { ...action.start, verb: 'accept' },
    } as never),
  ).toMatchObject({ ok: true })
  await work(action.bulkActionId)
  expect(writes()).toEqual([])
  expect(await readAction(action.bulkActionId)).toMatchObject({ counts: { refused: 1 } })
})

describe('who may do what with it', () => {
  test('its rows arrive before it starts, once each, from one person, and none is added later', async () => {
    await asKari()
    const service = caseUpstream(desk, 2)
    const { bulkActionId, rows, start } = pausing(service.cases)
    const begin = (body: typeof start) =>
      executeOperation('startBulkAction', { body }, { idempotencyKey: bulkActionId })
    expect(await begin(start)).toMatchObject({ failure: { code: 'bulk-rows' } })
    expect(await addBulkRows(rows)).toMatchObject({ ok: true })
    expect(await addBulkRows(rows)).toMatchObject({ ok: true })
    await asOla()
    expect(await addBulkRows({ ...rows, userName: 'ola' })).toMatchObject({
      failure: { code: 'bulk-rows' },
    })
    const count = `select count(*)::int as count from desk.bulk_action_row`
    expect((await desk.db.execute(count)) as object).toMatchObject({ rows: [{ count: 2 }] })
  })

  test('is opened by who may see its line, and stopped by its own person alone', async () => {
    const { bulkActionId } = await begun(2)
    await asOla()
    expect(await readAction(bulkActionId)).toMatchObject({ canStop: false, canContinue: false })
    expect(await command('stopBulkAction', bulkActionId)).toMatchObject({
      failure: { kind: 'not-found' },
    })
    expect(await command('continueBulkAction', bulkActionId)).toMatchObject({
      failure: { kind: 'not-found' },
    })
    await asOla({ workspaces: [] })
    for (const name of ['getBulkAction', 'listBulkActionRows'] as const)
      expect(await executeOperation(name, { params: { bulkActionId }, body: {} })).toMatchObject({
        ok: false,
      })
  })

  test('a withdrawal of many needs their number typed', async () => {
    await asKari()
    const { bulkActionId, rows, start } = pausing(caseUpstream(desk, 2).cases)
    const withdrawn = rows.rows.map((row) => ({ ...row, decision: 'withdrawCase' as const }))
    await addBulkRows({ ...rows, rows: withdrawn })
    const begin = (typedTotal: string) =>
      executeOperation(
        'startBulkAction',
        { body: { ...start, verb: 'withdraw', typedTotal } },
        { idempotencyKey: randomUUID() },
      )
    expect(await begin('3')).toMatchObject({ failure: { fields: { typedTotal: 'missing' } } })
    expect(await begin(' 2 ')).toMatchObject({ ok: true })
    expect(await desk.db.select().from(bulkActions)).toMatchObject([
      { id: bulkActionId, verb: 'withdraw' },
    ])
  })

  test('what it is about stands sealed in the store', async () => {
    await begun(2)
    for (const table of ['desk.bulk_action', 'desk.bulk_action_row'])
      expect(await storedText(desk.db, table)).not.toMatch(/plan is being|caseNumber/)
  })
})
