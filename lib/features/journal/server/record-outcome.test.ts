import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { submitAdjustments } from '@/lib/features/adjustments/server/submit-adjustments'
import { journal } from '@/lib/platform/database/schema'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { erasePayloads } from '@/lib/platform/journal/erase-journal'
import {
  adjustmentService,
  adjustmentsSent,
  organizationId,
} from '@/tests/support/adjustment-upstream'
import {
  again,
  idempotencyKey,
  look,
  row,
  sentBatch,
  states,
  submission,
} from '@/tests/support/adjustments-under-test'
import { asKari, asOla, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { recordOutcome } from './record-outcome'

const desk = deskUnderTest()
const other = '9c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a22'
const record = (found: 'applied' | 'not-applied', more: object = {}) =>
  recordOutcome({
    idempotencyKey: randomUUID(),
    userName: 'kari',
    of: idempotencyKey,
    found,
    note: 'Ragnhild at the service looked',
    ...more,
  })

/** A correction whose answer is lost, at a service without a list of batches. */
async function lost(fault: 'drop-before' | 'drop-after' = 'drop-after') {
  await asKari()
  const upstream = adjustmentService(desk)
  upstream.faults = [fault]
  await submitAdjustments(submission)
  upstream.readFaults = Array(50).fill(404)
  return upstream
}

describe('what a person found by other means', () => {
  test('is noted with name, time and note, in the journal and at the batch, and as a write of its own whose note is sealed', async () => {
    await lost()
    expect(await record('applied')).toMatchObject({ ok: true })
    const found = {
      person: 'kari',
      found: 'applied',
      note: 'Ragnhild at the service looked',
      at: expect.any(String),
    }
    expect(await executeOperation('getJournalEntry', { params: { idempotencyKey } })).toMatchObject(
      {
        value: { state: 'done', record: found },
      },
    )
    expect(await executeOperation('listSentBatches', { body: {} })).toMatchObject({
      value: { batches: [{ state: 'done', record: found }] },
    })
    const rows = await desk.journalRows()
    expect(rows).toMatchObject([
      {},
      {
        operation: 'recordOutcome',
        person: 'kari',
        organizationId,
        target: idempotencyKey,
        state: 'done',
      },
    ])
    expect(JSON.stringify(rows)).not.toContain('Ragnhild')
  })

  test('opens the way to send again only when it is that it is not there: under the same ids, though no look can tell', async () => {
    const upstream = await lost('drop-before')
    expect(await again()).toMatchObject({ ok: false })
    await record('not-applied')
    expect(await states(desk)).toContain('not-applied')
    expect(await again()).toMatchObject({ ok: true })
    const [first, second] = adjustmentsSent(desk)
    expect(second).toEqual(first)
    upstream.readFaults = []
    upstream.process()
    expect(upstream.ledger).toHaveLength(1)
    expect((await sentBatch())?.sent).toMatchObject({ state: 'done', record: null })
  })

  test('does not send again what a look finds by then, nor what was recorded as booked', async () => {
    const upstream = await lost()
    await record('not-applied')
    upstream.readFaults = []
    upstream.process()
    expect(await again()).toMatchObject({ ok: true, value: { checked: true } })
    expect(adjustmentsSent(desk)).toHaveLength(1)
  })

  test('is for writes that are open alone: not for one that is settled, and not twice', async () => {
    const upstream = await lost()
    await record('applied')
    expect(await record('not-applied')).toMatchObject({
      failure: { kind: 'conflict', code: 'not-open' },
    })
    expect(await again()).toMatchObject({ ok: false })
    expect([upstream.batches.length, adjustmentsSent(desk).length]).toEqual([1, 1])
  })

  test('is not taken of a batch that can be read', async () => {
    await asKari()
    const upstream = adjustmentService(desk)
    await submitAdjustments(submission)
    expect(await record('not-applied')).toMatchObject({ failure: { code: 'not-open' } })
    upstream.process()
    expect(await record('not-applied')).toMatchObject({ failure: { code: 'not-open' } })
    expect((await sentBatch())?.sent.state).toBe('done')
  })

  test('tells of the rows of an ended batch that were not known, and those may then go out again', async () => {
    await asKari()
    const upstream = adjustmentService(desk)
    const second = { ...row, invoiceId: other, sourceId: 'c-20260312-7k2m9q0xve' }
    await submitAdjustments({ ...submission, rows: [row, second] })
    upstream.process()
    upstream.batches[0]!.status = 'PARTIAL'
    upstream.batches[0]!.succeeded.pop()
    expect(await sentBatch()).toMatchObject({
      sent: { state: 'unknown', end: { succeeded: 1, untold: 1 } },
      batch: { rows: [{ is: 'booked' }, { is: 'untold' }] },
    })
    const anew = {
      ...submission,
      idempotencyKey: '7b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b12',
      rows: [second],
    }
    expect(await submitAdjustments(anew)).toMatchObject({
      failure: { code: 'sent-before' },
    })
    expect(await again()).toMatchObject({ ok: false })
    await record('not-applied')
    expect(await sentBatch()).toMatchObject({
      sent: { state: 'accepted' },
      batch: { rows: [{ is: 'booked' }, { is: 'absent' }] },
    })
    expect(await again()).toMatchObject({ ok: false })
    expect(
      await submitAdjustments({
        ...anew,
        idempotencyKey: '7b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b13',
        rows: [row],
      }),
    ).toMatchObject({
      failure: { code: 'sent-before' },
    })
    await submitAdjustments(anew)
    expect(adjustmentsSent(desk)).toHaveLength(2)
  })

  test('keeps everything but its note once that was erased', async () => {
    await lost()
    await record('applied')
    await desk.db.update(journal).set({ sentAt: new Date(0) })
    await erasePayloads(1)
    expect(await executeOperation('getJournalEntry', { params: { idempotencyKey } })).toMatchObject(
      {
        value: { record: { person: 'kari', note: null } },
      },
    )
  })

  test('sends nothing again once what was sent is erased', async () => {
    await lost('drop-before')
    await record('not-applied')
    await erasePayloads(-1)
    expect(await again()).toEqual({ ok: false, failure: { kind: 'conflict', code: 'erased' } })
    expect(adjustmentsSent(desk)).toHaveLength(1)
  })

  test('is recorded of a write of a client too', async () => {
    await asKari()
    upstreamAnswers(desk, (_, __, socket) => void socket.destroy())
    await executeOperation(
      'updateCustomer',
      { params: { clientno: '1001' }, body: { customer: { customerNo: '10001', name: 'Kari' } } },
      { idempotencyKey },
    )
    expect(await record('applied')).toEqual({ ok: true, value: null })
    expect(await desk.journalRows()).toMatchObject([
      { state: 'done' },
      { operation: 'recordOutcome', clientNo: '1001', organizationId: null },
    ])
  })

  test.each([
    ['a note that says nothing', { note: '  ' }],
    ['no note', { note: undefined }],
    ['something else found', { found: 'partly' }],
  ])('is refused with %s', async (_, wrong) => {
    await lost()
    expect(await record('applied', wrong)).toMatchObject({ failure: { kind: 'invalid' } })
    expect(await states(desk)).toEqual(['unknown'])
  })

  test('needs the right of the write, its organization, and a write that is somebody’s to see', async () => {
    await lost()
    const asked = {
      params: { idempotencyKey },
      body: { organizationId, found: 'applied' as const, note: 'x' },
    }
    const recordAs = async () =>
      executeOperation('recordOutcome', asked, { idempotencyKey: randomUUID() })
    await asOla({ rights: ['read:collection.case'] })
    expect(await recordAs()).toMatchObject({ failure: { kind: 'forbidden', code: 'right' } })
    await asOla({ workspaces: [] })
    expect(await recordAs()).toMatchObject({ failure: { kind: 'forbidden' } })
    await asKari()
    const elsewhere = { ...asked, body: { found: 'applied' as const, note: 'x' } }
    expect(
      await executeOperation('recordOutcome', elsewhere, {
        idempotencyKey: '9c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a23',
      }),
    ).toMatchObject({
      failure: { kind: 'forbidden' },
    })
    expect(await record('applied', { of: other })).toMatchObject({ failure: { kind: 'not-found' } })
    expect(
      (await desk.journalRows()).find((each) => each.idempotencyKey === idempotencyKey)?.state,
    ).toBe('unknown')
  })
})

describe('what a batch tells that can be read after it was recorded as not booked', () => {
  const payment = {
    ...submission,
    kind: 'payment' as const,
    rows: [{ ...row, sourceId: 'p-20260312-7k2m9q0xvd' }],
  }
  const findSentPayments = async () => {
    const { sourceId } = payment.rows[0]!
    const found = await executeOperation('findSentPayments', {
      ...{ params: { organizationId }, body: { sourceIds: [sourceId] } },
    })
    return found.ok && found.value.payments.map((each) => each.sourceId)
  }
  const sendSecond = () => submitAdjustments({ ...payment, idempotencyKey: randomUUID() })
  const sentBefore = { ok: false, failure: { kind: 'not-sent', code: 'sent-before' } }

  /** A payment that was taken, whose batch cannot be read when a person records that it is not booked. */
  async function recordedWhileUnread() {
    await asKari()
    const upstream = adjustmentService(desk)
    await submitAdjustments(payment)
    upstream.readFaults = Array(9).fill(404)
    expect(await record('not-applied')).toMatchObject({ ok: true })
    expect((await sentBatch())?.sent).toMatchObject({ state: 'not-applied', record: {} })
    upstream.readFaults = []
    return upstream
  }

  test('replaces the record where it ended booked: no payment of its id goes out any more', async () => {
    const upstream = await recordedWhileUnread()
    upstream.process()
    expect(await sentBatch()).toMatchObject({
      sent: { state: 'done', record: null, end: { succeeded: 1 } },
      batch: { rows: [{ is: 'booked' }] },
    })
    expect(await findSentPayments()).toEqual([payment.rows[0]!.sourceId])
    expect(await sendSecond()).toEqual(sentBefore)
    expect(adjustmentsSent(desk)).toHaveLength(1)
    expect(JSON.stringify(await desk.journalRows())).toContain('"operation":"recordOutcome"')
  })

  test('replaces the record where it still waits, and is followed to its end', async () => {
    const upstream = await recordedWhileUnread()
    expect(await sentBatch()).toMatchObject({
      sent: { state: 'accepted', record: null, end: null },
      batch: { rows: [{ is: 'waiting' }] },
    })
    expect(await findSentPayments()).toEqual([payment.rows[0]!.sourceId])
    expect(await sendSecond()).toEqual(sentBefore)
    upstream.process()
    expect((await sentBatch())?.sent).toMatchObject({ state: 'done', record: null })
    expect(adjustmentsSent(desk)).toHaveLength(1)
  })

  test('replaces the record where it ended without a word of its rows: it was made before', async () => {
    const upstream = await recordedWhileUnread()
    upstream.process()
    Object.assign(upstream.batches[0]!, { status: 'PARTIAL', succeeded: [] })
    expect((await sentBatch())?.sent).toMatchObject({ state: 'unknown', record: null })
    expect(await record('not-applied')).toMatchObject({ ok: true })
    for (const _ of [1, 2])
      expect(await sentBatch()).toMatchObject({
        sent: { state: 'not-applied', record: { found: 'not-applied' } },
        batch: { rows: [{ is: 'absent' }] },
      })
    upstream.batches[0]!.status = 'SUCCESS'
    expect((await sentBatch())?.sent).toMatchObject({ state: 'done', record: null })
    expect(await sendSecond()).toEqual(sentBefore)
  })

  test('leaves the record where it answers with nothing, and where what was sent is erased', async () => {
    const upstream = await recordedWhileUnread()
    Object.assign(upstream.batches[0]!, { status: undefined, finishedAt: undefined })
    expect((await sentBatch())?.sent).toMatchObject({ state: 'not-applied', record: {} })
    Object.assign(upstream.batches[0]!, { status: 'QUEUED', finishedAt: null })
    upstream.process()
    Object.assign(upstream.batches[0]!, { status: 'PARTIAL', succeeded: [] })
    await sentBatch()
    await record('not-applied')
    await erasePayloads(-1)
    expect((await sentBatch())?.sent).toMatchObject({ state: 'not-applied', record: {} })
  })
})

test('a look is as before where nothing was recorded', async () => {
  await lost()
  expect(await look()).toMatchObject({ ok: false })
  expect(await states(desk)).toEqual(['unknown'])
})
