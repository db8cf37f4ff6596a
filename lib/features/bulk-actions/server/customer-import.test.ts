import { randomUUID } from 'node:crypto'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { describeBulkCounts } from '@/lib/features/bulk-actions/messages/describe-bulk-action'
import { bulkActionRows, bulkActions } from '@/lib/platform/database/bulk-schema'
import { sessions } from '@/lib/platform/database/schema'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { endSession } from '@/lib/platform/session/vault'
import { readAction, work } from '@/tests/support/bulk-actions-under-test'
import {
  adding,
  batchUpstream,
  beginImport,
  moving,
  phoning,
} from '@/tests/support/customer-import-under-test'
import { arrivedAt, asKari, asOla, deskUnderTest, endPauses } from '@/tests/support/desk-under-test'
import { t } from '@/tests/support/english'
import { restartDesk } from '@/tests/support/faulty-upstream'
import { workspaces } from '@/tests/support/tokens'
import { staleMs } from './bulk-records'
import { runBulkAction } from './run-bulk-action'

const desk = deskUnderTest()
const puts = () => arrivedAt(desk).filter(({ method }) => method === 'PUT')
const readBatch = async (bulkActionId: string, seq: number) => {
  const read = await executeOperation('getImportBatch', {
    params: { bulkActionId },
    body: { seq },
  })
  if (!read.ok) throw new Error(JSON.stringify(read))
  return read.value.customers
}

async function begun(count: number, make = phoning) {
  await asKari()
  const service = batchUpstream(desk, count)
  const { bulkActionId, started } = await beginImport(make(service.customers))
  expect(started).toMatchObject({ ok: true })
  return { service, bulkActionId }
}

describe('an import of customers', () => {
  test('goes out batch by batch, is read to its end, and tells of each customer', async () => {
    const { service, bulkActionId } = await begun(5)
    service.refused.add('10003')
    await work(bulkActionId)
    expect(service.batches.map(({ updates }) => updates.length)).toEqual([2, 2, 1])
    expect(service.batches[0]!.updates[0]).toEqual({ customerNo: '10001', phoneNo: '+472210001' })
    expect(await readAction(bulkActionId)).toMatchObject({
      ...{ state: 'over', verb: 'update', subject: 'batch', total: 3, undoable: 0 },
      counts: { done: 2, partly: 1 },
      imported: {
        ...{ source: 'customers.csv', customers: 5 },
        counts: { done: 4, failed: 1, untold: 0, submitted: 0, changed: 0, waiting: 0 },
      },
      rows: [
        { state: 'done', batch: { customers: 2, changed: 0, end: { succeeded: 2, failed: 0 } } },
        { state: 'partly', batch: { customers: 2, end: { succeeded: 1, failed: 1 } } },
        { state: 'done', batch: { customers: 1 } },
      ],
    })
    expect(await readBatch(bulkActionId, 1)).toMatchObject([
      { line: 4, customerNo: '10003', name: 'Customer 2', isSent: true, before: { phoneNo: '' } },
      { line: 5, customerNo: '10004', customer: { phoneNo: '+472210004' } },
    ])
    const lines = await desk.journalRows()
    expect(lines.map(({ operation, bulkActionId: of }) => [operation, of])).toEqual([
      ['startCustomerBulkAction', null],
      ...Array(3).fill(['updateCustomers', bulkActionId]),
    ])
  })

  test('starts only with the number of its customers, as they are stored', async () => {
    await asKari()
    const { customers } = batchUpstream(desk, 3)
    expect((await beginImport(phoning(customers), { typedTotal: '2' })).started).toMatchObject({
      failure: { kind: 'invalid', fields: { typedTotal: 'missing' } },
    })
    expect(puts()).toEqual([])
  })

  test('starts only with as many customers as are stored, whatever is typed', async () => {
    await asKari()
    const { customers } = batchUpstream(desk, 3)
    const counted = { customers: 4, typedTotal: '4' }
    expect((await beginImport(phoning(customers), counted)).started).toMatchObject({
      failure: { kind: 'conflict', code: 'bulk-rows' },
    })
  })

  test('is not started by who may only read customers, nor are its batches stored', async () => {
    await asKari({ rights: ['read:arm.customer'] })
    const { customers } = batchUpstream(desk, 1)
    expect((await beginImport(phoning(customers))).started).toMatchObject({
      failure: { kind: 'forbidden' },
    })
  })

  test('of more customers in one batch than the settings allow is refused', async () => {
    await asKari()
    const { customers } = batchUpstream(desk, 201)
    expect((await beginImport(phoning(customers), { size: 201 })).started).toMatchObject({
      failure: { kind: 'invalid', fields: { customers: 'at most 200 in one batch' } },
    })
  })

  test('creates with POST', async () => {
    await asKari()
    const service = batchUpstream(desk, 1)
    const { bulkActionId } = await beginImport(phoning(service.customers), { effect: 'create' })
    await work(bulkActionId)
    expect(service.batches.map(({ method }) => method)).toEqual(['POST'])
  })

  test('adds whom nobody has, and leaves behind who came to be since it was planned', async () => {
    await asKari()
    const service = batchUpstream(desk, 1)
    const { bulkActionId } = await beginImport(adding(4), { effect: 'create' })
    const postalAddress = { addressLine1: 'Storgata 9', addressLine2: 'c/o somebody' }
    service.customers.push({ customerNo: '20001', phoneNo: '', postalAddress })
    await work(bulkActionId)
    expect(service.batches.map(({ updates }) => updates.map((each) => each.customerNo))).toEqual([
      ['20002'],
      ['20003', '20004'],
    ])
    expect(service.find('20001')!.postalAddress).toEqual(postalAddress)
    const action = await readAction(bulkActionId)
    expect(action.imported?.counts).toMatchObject({ done: 3, changed: 1 })
    expect(describeBulkCounts(t, action)).toBe(
      '3 of 4 created, 1 not sent: added or changed meanwhile',
    )
    const reads = arrivedAt(desk).filter(({ url }) => /customers[?/]\w+=?/.test(url))
    expect(reads.filter(({ url }) => /\/2000\d$/.test(url))).toHaveLength(4)
    expect(reads.filter(({ url }) => url.includes('?'))).toHaveLength(2)
  })

  test('adds nobody where nothing proves that nobody has a number', async () => {
    await asKari()
    const service = batchUpstream(desk, 1)
    service.isListed = false
    const { bulkActionId } = await beginImport(adding(2), { effect: 'create' })
    await work(bulkActionId)
    expect(service.batches).toEqual([])
    expect(await readAction(bulkActionId)).toMatchObject({ state: 'halted' })
  })

  test('waits as the service asks where it is in the middle of a look for new customers', async () => {
    await asKari()
    const service = batchUpstream(desk, 1)
    const { bulkActionId } = await beginImport(adding(2), { effect: 'create' })
    service.readFaults.push(null, null, 429)
    await runBulkAction(bulkActionId, () => endPauses(desk))
    expect(service.batches.map(({ updates }) => updates.length)).toEqual([2])
  })

  test('leaves behind whose address was changed since, or who is gone, and sends the others', async () => {
    const { service, bulkActionId } = await begun(4, moving)
    service.find('10001')!.postalAddress.addressLine2 = 'c/o somebody'
    service.customers.splice(1, 1)
    await work(bulkActionId)
    expect(service.batches.map(({ updates }) => updates.map((each) => each.customerNo))).toEqual([
      ['10003', '10004'],
    ])
    expect(service.find('10001')!.postalAddress.addressLine2).toBe('c/o somebody')
    expect(await readAction(bulkActionId)).toMatchObject({
      ...{ state: 'over', counts: { changed: 1, done: 1 } },
      imported: { counts: { done: 2, changed: 2 } },
    })
    expect(await readBatch(bulkActionId, 0)).toMatchObject([
      { customerNo: '10001', isSent: false },
      { customerNo: '10002', isSent: false },
    ])
  })

  test('says of a batch of which somebody stayed behind that it is done in part', async () => {
    const { service, bulkActionId } = await begun(4, moving)
    service.find('10001')!.postalAddress.addressLine2 = 'c/o somebody'
    await work(bulkActionId)
    const { rows } = await readAction(bulkActionId)
    expect(rows.map(({ state }) => state)).toEqual(['partly', 'done'])
  })

  test('does not know of whom a batch that has ended says nothing', async () => {
    const { service, bulkActionId } = await begun(2)
    service.untold.add('10002')
    await work(bulkActionId)
    expect(await readAction(bulkActionId)).toMatchObject({
      ...{ state: 'over', counts: { unknown: 1 } },
      imported: { counts: { done: 1, untold: 1 } },
    })
  })

  test('reads the other batches where one cannot be read', async () => {
    const { service, bulkActionId } = await begun(4)
    service.unreadable.add(0)
    await work(bulkActionId)
    expect(await readAction(bulkActionId)).toMatchObject({
      imported: { counts: { submitted: 2, done: 2 } },
    })
  })

  test('reads those that follow where several in a row cannot be read', async () => {
    await asKari()
    const service = batchUpstream(desk, 6)
    const { bulkActionId } = await beginImport(phoning(service.customers), { size: 1 })
    for (const at of [0, 1, 2, 3]) service.unreadable.add(at)
    await work(bulkActionId)
    expect(await readAction(bulkActionId)).toMatchObject({
      imported: { counts: { submitted: 4, done: 2 } },
    })
  })

  test.each([
    ['reads batches to their end while others go out', null, 12],
    ['reads none beside others once the service asks to wait', 429, 1],
  ])('%s', async (_, fault, most) => {
    await asKari()
    const service = batchUpstream(desk, 20)
    const { bulkActionId } = await beginImport(phoning(service.customers), { size: 1 })
    if (fault) service.readFaults.push(fault)
    await runBulkAction(bulkActionId, () => endPauses(desk))
    const asked = arrivedAt(desk)
    const last = asked.findLastIndex(({ method }) => method === 'PUT')
    const beside = asked.slice(0, last).filter(({ url }) => url.includes('/batches/'))
    expect(beside.length).toBeGreaterThan(0)
    expect(beside.length).toBeLessThanOrEqual(most)
    expect(service.batches).toHaveLength(20)
    expect(await readAction(bulkActionId)).toMatchObject({
      ...{ state: 'over', imported: { counts: { done: 20 } } },
    })
  })

  test('asks for few of many batches as long as none of them ends', async () => {
    await asKari()
    const service = batchUpstream(desk, 20)
    const { bulkActionId } = await beginImport(phoning(service.customers), { size: 1 })
    service.isSlow = true
    const rests: number[] = []
    const reads: number[] = []
    await runBulkAction(bulkActionId, async (ms) => {
      rests.push(ms)
      reads.push(arrivedAt(desk).filter(({ url }) => url.includes('/batches/')).length)
      if (rests.length === 40) service.isSlow = false
    })
    expect(rests.slice(0, 9)).toEqual(Array(9).fill(100))
    expect(reads[9]! - reads[0]!).toBe(9)
    // An eighth of the half minute for which none has ended; all were read four times in it.
    expect(rests[39]).toBeGreaterThan(3_000)
    expect(reads[39]! - reads[0]!).toBe(39 + 4 * 19)
    expect(await readAction(bulkActionId)).toMatchObject({
      ...{ state: 'over', imported: { counts: { done: 20 } } },
    })
  })

  test('is not asked about by the work of the day while it asks itself, and is once its worker is silent', async () => {
    const { service, bulkActionId } = await begun(2)
    service.isSlow = true
    const countReads = () => arrivedAt(desk).filter(({ url }) => url.includes('/batches/')).length
    const countAskedByDay = async () => {
      const before = countReads()
      await executeOperation('listWork', { body: { source: 'batches' } })
      return countReads() - before
    }
    const asked: number[] = []
    await runBulkAction(bulkActionId, async () => {
      if (asked.length > 0) return
      asked.push(await countAskedByDay())
      const silentSince = new Date(Date.now() - staleMs)
      await desk.db.update(bulkActions).set({ heartbeatAt: silentSince })
      asked.push(await countAskedByDay())
    })
    expect(asked).toEqual([0, 1])
    expect(await countAskedByDay()).toBe(1)
  })

  test('looks anew where a desk was killed after the service had asked to wait', async () => {
    const { service, bulkActionId } = await begun(2, moving)
    service.writeFaults.push(429)
    await runBulkAction(bulkActionId, async () => {
      await desk.db.update(bulkActions).set({ worker: null })
      await desk.db.update(bulkActionRows).set({ state: 'sending' })
    })
    await endPauses(desk)
    service.find('10001')!.postalAddress.addressLine2 = 'c/o somebody'
    await work(bulkActionId)
    expect(service.batches.map(({ updates }) => updates.map((each) => each.customerNo))).toEqual([
      ['10002'],
    ])
  })

  test('waits for its person where the session ends before its batches have', async () => {
    const { service, bulkActionId } = await begun(2)
    service.isSlow = true
    await runBulkAction(bulkActionId, async () => {
      const [session] = await desk.db.select().from(sessions)
      await endSession(session!.id, 'signed out')
    })
    const [action] = await desk.db.select().from(bulkActions)
    expect(action).toMatchObject({ state: 'waiting', why: { kind: 'unauthenticated' } })
    await asKari()
    expect(await readAction(bulkActionId)).toMatchObject({ canContinue: true })
    service.isSlow = false
    const command = { params: { bulkActionId } }
    await executeOperation('continueBulkAction', command, { idempotencyKey: randomUUID() })
    await work(bulkActionId)
    expect(await readAction(bulkActionId)).toMatchObject({
      ...{ state: 'over', imported: { counts: { done: 2 } } },
    })
  })

  test('leaves behind whose address a read no longer shows whole', async () => {
    const { service, bulkActionId } = await begun(1, moving)
    delete service.find('10001')!.postalAddress.addressLine3
    await work(bulkActionId)
    expect(service.batches).toEqual([])
  })

  test('sends nothing where the look before failed, and goes on later', async () => {
    const { service, bulkActionId } = await begun(2, moving)
    service.readFaults.push(...Array(8).fill(503))
    await work(bulkActionId)
    expect(service.batches).toEqual([])
    expect(await readAction(bulkActionId)).toMatchObject({
      ...{ state: 'halted', imported: { counts: { waiting: 2 } }, canContinue: true },
    })
  })

  test('stays submitted where the service does not process it, and a page learns of it later', async () => {
    const { service, bulkActionId } = await begun(2)
    service.isSlow = true
    await work(bulkActionId)
    expect(await readAction(bulkActionId)).toMatchObject({
      ...{ state: 'over', imported: { counts: { submitted: 2 } } },
    })
    service.isSlow = false
    const [row] = (await readAction(bulkActionId)).rows
    await executeOperation('getSentBatch', { params: { idempotencyKey: row!.idempotencyKey } })
    expect(await readAction(bulkActionId)).toMatchObject({ imported: { counts: { done: 2 } } })
  })

  test.each(['kill-before', 'kill-after'] as const)(
    'goes on where a desk was killed with a batch on its way (%s), and sends none twice',
    async (fault) => {
      const { service, bulkActionId } = await begun(6)
      service.writeFaults.push(null, fault)
      await work(bulkActionId)
      await restartDesk(desk, service.killed!)
      service.killed = null
      await endPauses(desk)
      await work(bulkActionId)
      const { imported, state } = await readAction(bulkActionId)
      expect([state, imported?.counts]).toMatchObject(['over', { done: 4, untold: 2, waiting: 0 }])
      expect(service.countSent('10003')).toBe(fault === 'kill-after' ? 1 : 0)
      expect(service.countSent('10001') + service.countSent('10005')).toBe(2)
    },
  )

  test('looks again at an address after the service asked to wait', async () => {
    const { service, bulkActionId } = await begun(2, moving)
    service.writeFaults.push(429)
    await runBulkAction(bulkActionId, async () => {
      service.find('10001')!.postalAddress.addressLine2 = 'c/o somebody'
      await endPauses(desk)
    })
    expect(service.batches.map(({ updates }) => updates.map((each) => each.customerNo))).toEqual([
      ['10002'],
    ])
  })

  /** One batch of ten whose addresses are looked at, of which the sixth look is asked to wait. */
  async function begunWithWait(seconds: number) {
    await asKari()
    const service = batchUpstream(desk, 10)
    const { bulkActionId } = await beginImport(moving(service.customers), { size: 10 })
    Object.assign(service, {
      readFaults: [...Array(5).fill(null), 429],
      retryAfter: seconds,
    })
    const countReads = () =>
      arrivedAt(desk).filter(({ method, url }) => method === 'GET' && url.includes('/customers/'))
        .length
    return { service, bulkActionId, countReads }
  }

  test('goes on with its look where the service asked to wait in the middle of it', async () => {
    const { service, bulkActionId, countReads } = await begunWithWait(60)
    const waits: number[] = []
    await runBulkAction(bulkActionId, async (ms) => {
      waits.push(ms)
      await endPauses(desk)
    })
    expect(service.batches.map(({ updates }) => updates.length)).toEqual([10])
    expect(countReads()).toBeLessThanOrEqual(13)
    expect(waits[0]).toBe(60_000)
  })

  test('looks at those too that it had not looked at when the service asked to wait', async () => {
    const { service, bulkActionId } = await begunWithWait(60)
    for (const { postalAddress } of service.customers) postalAddress.addressLine2 = 'c/o somebody'
    await runBulkAction(bulkActionId, () => endPauses(desk))
    expect(service.batches).toEqual([])
    expect(await readAction(bulkActionId)).toMatchObject({ imported: { counts: { changed: 10 } } })
  })

  test('looks at all addresses again where the wait in the middle became long', async () => {
    const { service, bulkActionId } = await begunWithWait(60)
    onTestFinished(() => void vi.useRealTimers())
    await runBulkAction(bulkActionId, async () => {
      service.find('10001')!.postalAddress.addressLine2 = 'c/o somebody'
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 })
      await endPauses(desk)
    })
    expect(service.batches.map(({ updates }) => updates.length)).toEqual([9])
  })

  test('looks at all addresses again where the wait in the middle was long', async () => {
    const { service, bulkActionId } = await begunWithWait(300)
    await runBulkAction(bulkActionId, async () => {
      service.find('10001')!.postalAddress.addressLine2 = 'c/o somebody'
      await endPauses(desk)
    })
    expect(service.batches.map(({ updates }) => updates.length)).toEqual([9])
  })

  test('sends nothing where it is stopped while a look waits', async () => {
    const { service, bulkActionId } = await begunWithWait(60)
    await runBulkAction(bulkActionId, async () => {
      await desk.db.update(bulkActions).set({ state: 'stopped' })
      await endPauses(desk)
    })
    expect(service.batches).toEqual([])
    expect(await readAction(bulkActionId)).toMatchObject({
      ...{ state: 'stopped', imported: { counts: { waiting: 10 } } },
    })
  })

  test('sends after a kill what it had meant to send, though an address stands otherwise again', async () => {
    const { service, bulkActionId } = await begun(2, moving)
    service.find('10001')!.postalAddress.addressLine2 = 'c/o somebody'
    service.writeFaults.push('kill-after')
    await work(bulkActionId)
    await restartDesk(desk, service.killed!)
    service.killed = null
    service.find('10001')!.postalAddress.addressLine2 = ''
    await work(bulkActionId)
    expect(await readAction(bulkActionId)).toMatchObject({
      ...{ state: 'over', counts: { unknown: 1 } },
      imported: { counts: { changed: 1, untold: 1 } },
    })
  })

  test('halts at a batch that nobody knows of, and never sends it again', async () => {
    const { service, bulkActionId } = await begun(4)
    service.writeFaults.push('drop-after')
    await work(bulkActionId)
    expect(await readAction(bulkActionId)).toMatchObject({
      ...{ state: 'halted', why: { kind: 'unknown-outcome' } },
      imported: { counts: { untold: 2, waiting: 2 } },
    })
    await executeOperation(
      'continueBulkAction',
      { params: { bulkActionId } },
      { idempotencyKey: randomUUID() },
    )
    await work(bulkActionId)
    expect(service.countSent('10001')).toBe(1)
    expect(service.countSent('10003')).toBe(1)
  })
})

describe('the customers of a batch', () => {
  test('are shown without what identifies a person', async () => {
    await asKari()
    const service = batchUpstream(desk, 1)
    const [row] = phoning(service.customers)
    const customer = { ...row!.customer, ssn: '15885098765' }
    const { bulkActionId } = await beginImport([{ ...row!, customer }])
    const [told] = await readBatch(bulkActionId, 0)
    expect(told).toMatchObject({ customer: { phoneNo: '+472210001', ssn: expect.any(String) } })
    expect(JSON.stringify(told)).not.toContain('15885098765')
    await work(bulkActionId)
    expect(service.batches[0]!.updates[0]).toMatchObject({ ssn: '15885098765' })
  })

  test('are nobody’s who may not see the client, and there are none of a batch that is not there', async () => {
    const { bulkActionId } = await begun(1)
    const ask = (seq: number) =>
      executeOperation('getImportBatch', { params: { bulkActionId }, body: { seq } })
    expect(await ask(1)).toMatchObject({ failure: { kind: 'not-found' } })
    await asOla({ workspaces: workspaces.slice(1) })
    expect(await ask(0)).toMatchObject({ ok: false })
  })
})
