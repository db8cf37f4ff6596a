import { describe, expect, test } from 'vitest'
import type { Input } from '@/lib/contracts/registry'
import { checkOutcome } from '@/lib/features/journal/server/check-outcome'
import { bulkActions } from '@/lib/platform/database/bulk-schema'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { readAction, work } from '@/tests/support/bulk-actions-under-test'
import {
  beginCustomers,
  beginStop,
  beginUndo,
  clientNo,
  customerUpstream,
  startCustomers,
} from '@/tests/support/bulk-customers-under-test'
import {
  arrivedAt,
  asKari,
  asOla,
  deskUnderTest,
  upstreamAnswers,
} from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { restartDesk } from '@/tests/support/faulty-upstream'
import { storedText } from '@/tests/support/stores'
import { everyRight } from '@/tests/support/tokens'

const desk = deskUnderTest()
const stop = { stopReminderUntil: '2099-12-31', stopReminderMemo: 'Disputed' }

async function stopped(count: number) {
  await asKari()
  const service = customerUpstream(desk, count)
  const bulkActionId = await beginStop(service.customers)
  return { service, bulkActionId }
}

describe('a stop of many customers', () => {
  test('is sent once to each, with no other field, and each has its line of the journal', async () => {
    const { service, bulkActionId } = await stopped(3)
    await work(bulkActionId)
    expect(await readAction(bulkActionId)).toMatchObject({
      ...{ state: 'over', verb: 'stop', subject: 'customer', clientNo, organizationId: null },
      ...{ counts: { done: 3 }, undoable: 3 },
      rows: service.customers.map(({ customerNo, name }) => ({
        subject: { is: 'customer', id: customerNo, number: customerNo, name },
        state: 'done',
      })),
    })
    expect([...service.sent.values()]).toEqual([[stop], [stop], [stop]])
    const lines = await desk.journalRows()
    expect(lines.map(({ operation, bulkActionId: of, target }) => [operation, of, target])).toEqual(
      [
        ['startCustomerBulkAction', null, bulkActionId],
        ...['10001', '10002', '10003'].map((no) => ['updateCustomer', bulkActionId, no]),
      ],
    )
  })

  test('is told on each customer’s own page, and in the whole journal by its one line', async () => {
    const { bulkActionId } = await stopped(2)
    await work(bulkActionId)
    await asOla()
    const list = async (body: Input<'listJournal'>['body']) => {
      const read = await executeOperation('listJournal', { body })
      return read.ok && read.value.entries.map(({ operation, target }) => [operation, target])
    }
    expect(await list({ clientNo, customerNo: '10002' })).toEqual([['updateCustomer', '10002']])
    expect(await list({ clientNo })).toEqual([['startCustomerBulkAction', bulkActionId]])
  })

  test('tells of each row what is true of it while others change them', async () => {
    const { service, bulkActionId } = await stopped(5)
    service.find('10002').stopReminderUntil = '2030-01-01'
    service.customers.splice(2, 1)
    service.writeFaults.push(null, 422)
    await work(bulkActionId)
    const { state, rows } = await readAction(bulkActionId)
    expect(state).toBe('over')
    expect(rows.map((row) => row.state)).toEqual(['done', 'changed', 'gone', 'refused', 'done'])
    expect([...service.sent.keys()]).toEqual(['10001', '10005'])
    expect(service.find('10002').stopReminderUntil).toBe('2030-01-01')
  })

  test('says of a customer who then holds something else that it is not as it was sent', async () => {
    const { service, bulkActionId } = await stopped(1)
    service.keep = (fields) => ({ ...fields, stopReminderMemo: 'Cut' })
    await work(bulkActionId)
    expect(await readAction(bulkActionId)).toMatchObject({
      ...{ state: 'over', counts: { differs: 1 }, undoable: 0 },
    })
  })

  test.each(['kill-before', 'kill-after'] as const)(
    'goes on where a desk was killed in the middle (%s), sends nothing twice, and a check tells',
    async (fault) => {
      const { service, bulkActionId } = await stopped(3)
      service.writeFaults.push(null, fault)
      await work(bulkActionId)
      await restartDesk(desk, service.killed!)
      service.killed = null
      await work(bulkActionId)
      const { rows, ...action } = await readAction(bulkActionId)
      expect(action).toMatchObject({ state: 'over', counts: { done: 2, unknown: 1 }, undoable: 2 })
      expect(service.sent.get('10002')?.length ?? 0).toBe(fault === 'kill-after' ? 1 : 0)
      expect(service.sent.get('10003')).toHaveLength(1)
      const { idempotencyKey } = rows[1]!
      await checkOutcome({ idempotencyKey, operation: 'updateCustomer' })
      // That no stop is shown proves nothing: a read may leave out what it does not hold.
      expect((await readAction(bulkActionId)).counts).toEqual(
        fault === 'kill-after' ? { done: 3 } : { done: 2, unknown: 1 },
      )
    },
  )

  test('sends nothing where the service shows another customer than it was asked for', async () => {
    const { bulkActionId } = await stopped(2)
    upstreamAnswers(desk, (_, response) => json(response, 200, { customerNo: '99' }))
    await work(bulkActionId)
    expect(await readAction(bulkActionId)).toMatchObject({
      ...{ state: 'halted', why: { code: 'other-record' }, counts: { waiting: 2 } },
    })
    expect(arrivedAt(desk).filter(({ method }) => method === 'PUT')).toEqual([])
  })

  test('with an identity number for a reason is refused, and nothing is sent', async () => {
    await asKari()
    const service = customerUpstream(desk, 1)
    const seen = { until: null, memo: null }
    const bulkActionId = await beginCustomers(
      [{ customerNo: '10001', name: null, operation: 'updateCustomer', seen }],
      { ...stopOfAll, memo: 'Asked by 15885098765' },
    )
    await work(bulkActionId)
    expect(await readAction(bulkActionId)).toMatchObject({ counts: { refused: 1 } })
    expect(service.sent.size).toBe(0)
  })

  test('stands sealed in the store, names and all', async () => {
    await stopped(2)
    for (const table of ['desk.bulk_action', 'desk.bulk_action_row'])
      expect(await storedText(desk.db, table)).not.toMatch(/Disputed|Customer 0|\b10001\b/)
  })
})

describe('what takes it back', () => {
  test('ends each stop that it had set, and leaves what somebody changed since', async () => {
    const { service, bulkActionId } = await stopped(3)
    await work(bulkActionId)
    service.find('10002').stopReminderUntil = '2031-01-01'
    const undo = await beginUndo(bulkActionId, 3)
    await work(undo)
    const { rows, ...action } = await readAction(undo)
    expect(action).toMatchObject({ verb: 'undoStop', state: 'over', undoable: 0 })
    expect(rows.map(({ state }) => state)).toEqual(['done', 'changed', 'done'])
    expect(service.customers.map(({ stopReminderUntil }) => stopReminderUntil)).toEqual([
      ...['2026-03-11', '2031-01-01', '2026-03-11'],
    ])
    expect(service.sent.get('10001')!.at(-1)).toEqual({ stopReminderUntil: '2026-03-11' })
  })

  test('puts back the day and the reason of the stop that stood before', async () => {
    await asKari()
    const service = customerUpstream(desk, 1)
    const before = { stopReminderUntil: '2098-06-30', stopReminderMemo: 'Pays by plan' }
    Object.assign(service.customers[0]!, before)
    const bulkActionId = await beginCustomers(
      [
        {
          ...{ customerNo: '10001', name: null, operation: 'updateCustomer' },
          seen: { until: '2098-06-30', memo: 'Pays by plan' },
        },
      ],
      { verb: 'stop', kind: 'reminder', until: '2099-12-31', memo: 'Disputed' },
    )
    await work(bulkActionId)
    expect(service.customers[0]).toMatchObject(stop)
    await work(await beginUndo(bulkActionId, 1))
    expect(service.customers[0]).toMatchObject(before)
  })

  test('takes back the rows that are done alone, as many as the person was told', async () => {
    const { service, bulkActionId } = await stopped(3)
    service.writeFaults.push(422, null, 'drop-after')
    await work(bulkActionId)
    expect(await readAction(bulkActionId)).toMatchObject({ state: 'halted', undoable: 1 })
    await expect(beginUndo(bulkActionId, 3)).rejects.toThrow('bulk-undo')
    const undo = await beginUndo(bulkActionId, 1)
    await work(undo)
    expect((await readAction(undo)).rows.map(({ subject }) => subject?.number)).toEqual(['10002'])
    expect(service.sent.get('10003')).toHaveLength(1)
    await expect(beginUndo(undo, 1)).rejects.toThrow('bulk-undo')
  })

  test('is begun once for each row: what was done later can be taken back by itself', async () => {
    const { service, bulkActionId } = await stopped(3)
    service.writeFaults.push(null, 'drop-after')
    await work(bulkActionId)
    const undo = await beginUndo(bulkActionId, 1)
    expect(await readAction(bulkActionId)).toMatchObject({ counts: { done: 1 }, undoable: 0 })
    await expect(beginUndo(bulkActionId, 1)).rejects.toThrow('bulk-undo')
    await work(undo)
    expect(await readAction(bulkActionId)).toMatchObject({ undoable: 0 })

    await executeOperation(
      'continueBulkAction',
      { params: { bulkActionId } },
      { idempotencyKey: crypto.randomUUID() },
    )
    await work(bulkActionId)
    expect(await readAction(bulkActionId)).toMatchObject({
      ...{ counts: { done: 2, unknown: 1 }, undoable: 1 },
    })
    const next = await beginUndo(bulkActionId, 1)
    expect((await readAction(next)).rows.map(({ subject }) => subject?.number)).toEqual(['10003'])
    expect(await readAction(bulkActionId)).toMatchObject({ undoable: 0 })
  })

  test('is offered again for each row that was refused, and for that one alone', async () => {
    const { service, bulkActionId } = await stopped(3)
    await work(bulkActionId)
    service.writeFaults.push(null, 422)
    const undo = await beginUndo(bulkActionId, 3)
    expect(await readAction(bulkActionId)).toMatchObject({ undoable: 0 })
    await work(undo)
    expect(await readAction(undo)).toMatchObject({ counts: { done: 2, refused: 1 } })
    expect(await readAction(bulkActionId)).toMatchObject({ undoable: 1 })
    const next = await beginUndo(bulkActionId, 1)
    expect(await readAction(bulkActionId)).toMatchObject({ undoable: 0 })
    await expect(beginUndo(bulkActionId, 1)).rejects.toThrow('bulk-undo')
    await work(next)
    expect((await readAction(next)).rows).toMatchObject([
      { subject: { number: '10002' }, state: 'done' },
    ])
    expect(await readAction(bulkActionId)).toMatchObject({ undoable: 0 })
    expect(service.customers.map(({ stopReminderUntil }) => stopReminderUntil)).toEqual([
      ...['2026-03-11', '2026-03-11', '2026-03-11'],
    ])
  })

  test('is offered again for a row once a look tells that it was not taken back', async () => {
    const { service, bulkActionId } = await stopped(1)
    await work(bulkActionId)
    service.writeFaults.push('drop-before')
    const undo = await beginUndo(bulkActionId, 1)
    await work(undo)
    const { rows } = await readAction(undo)
    expect(rows).toMatchObject([{ state: 'unknown' }])
    expect(await readAction(bulkActionId)).toMatchObject({ undoable: 0 })
    await expect(beginUndo(bulkActionId, 1)).rejects.toThrow('bulk-undo')
    const { idempotencyKey } = rows[0]!
    await checkOutcome({ idempotencyKey, operation: 'updateCustomer' })
    expect((await readAction(undo)).rows).toMatchObject([{ state: 'not-applied' }])
    expect(await readAction(bulkActionId)).toMatchObject({ undoable: 1 })
    await work(await beginUndo(bulkActionId, 1))
    expect(service.customers[0]).toMatchObject({ stopReminderUntil: '2026-03-11' })
    expect(await readAction(bulkActionId)).toMatchObject({ undoable: 0 })
  })

  test('is for the person who did it, and not before the sending has ended', async () => {
    const { bulkActionId } = await stopped(1)
    await work(bulkActionId)
    await desk.db.update(bulkActions).set({ state: 'running', heartbeatAt: new Date() })
    expect(await readAction(bulkActionId)).toMatchObject({ counts: { done: 1 }, undoable: 0 })
    await expect(beginUndo(bulkActionId, 1)).rejects.toThrow('bulk-undo')
    await desk.db.update(bulkActions).set({ state: 'over' })
    await asOla()
    expect(await readAction(bulkActionId)).toMatchObject({ undoable: 0 })
    await expect(beginUndo(bulkActionId, 1)).rejects.toThrow('not-found')
  })
})

test('what was done to customers of one client is not taken back in another', async () => {
  const { service, bulkActionId } = await stopped(1)
  await work(bulkActionId)
  const undo = { verb: 'undoStop', until: '2026-03-11', undoes: bulkActionId, total: 1 }
  const started = await startCustomers({
    ...{ ...undo, bulkActionId: crypto.randomUUID(), clientNo: '1002' },
  } as never)
  expect(started).toMatchObject({ failure: { kind: 'conflict', code: 'bulk-undo' } })
  expect(service.sent.get('10001')).toHaveLength(1)
})

describe('who may do what to many customers', () => {
  test('a stop needs the right to change customers, and none is seen by who may not read them', async () => {
    const { bulkActionId } = await stopped(1)
    await asKari({ rights: everyRight.filter((right) => right !== 'write:arm.customer') })
    const refused = await startCustomers({ bulkActionId, total: 1, ...stopOfAll } as never)
    expect(refused).toMatchObject({ failure: { kind: 'forbidden' } })
    await asOla({ rights: ['write:collection.case', 'read:collection.case'] })
    await expect(readAction(bulkActionId)).rejects.toThrow('not-found')
    await asOla({ workspaces: [] })
    await expect(readAction(bulkActionId)).rejects.toThrow('not-found')
  })

  test('rows of one kind start nothing of another', async () => {
    await asKari()
    const { customers } = customerUpstream(desk, 1)
    const [{ customerNo, name }] = customers as [(typeof customers)[0]]
    await expect(
      beginCustomers([{ customerNo, name, operation: 'addCustomerNote' }], stopOfAll),
    ).rejects.toThrow('bulk-rows')
  })
})

const stopOfAll = {
  ...{ verb: 'stop' as const, kind: 'reminder' as const, until: '2099-12-31', memo: 'Disputed' },
}
