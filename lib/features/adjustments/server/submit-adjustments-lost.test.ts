import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { journal } from '@/lib/platform/database/schema'
import {
  type AdjustmentFault,
  type AdjustmentService,
  adjustmentService,
  adjustmentsSent,
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
import { asKari, asOla, deskUnderTest, endPauses } from '@/tests/support/desk-under-test'
import { sendAgain } from './send-again'
import { submitAdjustments } from './submit-adjustments'

const desk = deskUnderTest()

/** What was sent first hung on its way, and is taken and booked only now. */
function takenLate(upstream: AdjustmentService) {
  const [{ corrections }] = adjustmentsSent(desk) as [{ corrections: Record<string, unknown>[] }]
  const batch = {
    batchId: randomUUID(),
    type: 'CORRECTION',
    status: 'QUEUED',
    rows: corrections,
    succeeded: [],
    failed: [],
    finishedAt: null,
  }
  upstream.batches.unshift(batch)
  upstream.process()
}

describe('an answer that was lost', () => {
  test.each<[string, AdjustmentFault]>([
    ['before it was taken', 'drop-before'],
    ['by a 503', { status: 503 }],
  ])(
    '%s is not known; a look finds nothing, and it goes out again with the same id, once asked for',
    async (_, fault) => {
      await asKari()
      const upstream = adjustmentService(desk)
      upstream.faults = [fault]
      expect(await submitAdjustments(submission)).toMatchObject({
        failure: { kind: 'unknown-outcome' },
      })
      expect(await look()).toMatchObject({ ok: true, value: { state: 'not-applied' } })
      expect(adjustmentsSent(desk)).toHaveLength(1)
      expect(await again()).toEqual({
        ok: true,
        value: { batchId: upstream.batches[0]!.batchId, checked: false },
      })
      const [first, second] = adjustmentsSent(desk)
      expect(second).toEqual(first)
      upstream.process()
      expect(upstream.ledger).toHaveLength(1)
      expect((await sentBatch())?.sent.state).toBe('done')
    },
  )

  test.each<[string, AdjustmentFault]>([
    ['after it was taken', 'drop-after'],
    ['in the middle', 'truncate'],
    ['by a 500 that came too late', { status: 500, after: true }],
  ])('%s: a look waits for the batch to tell its rows, and then finds it', async (_, fault) => {
    await asKari()
    const upstream = adjustmentService(desk)
    upstream.faults = [fault]
    expect(await submitAdjustments(submission)).toMatchObject({
      failure: { kind: 'unknown-outcome' },
    })
    expect(await look()).toMatchObject({ ok: true, value: { state: 'unknown' } })
    expect(await again()).toMatchObject({ failure: { kind: 'conflict', code: 'may-be-there' } })
    expect(adjustmentsSent(desk)).toHaveLength(1)
    upstream.process()
    expect(await again()).toEqual({
      ok: true,
      value: { batchId: upstream.batches[0]!.batchId, checked: true },
    })
    expect(adjustmentsSent(desk)).toHaveLength(1)
    expect((await sentBatch())?.sent.state).toBe('done')
  })

  test('by a desk that ended in the middle reads as unknown after its deadline, and is found', async () => {
    await asKari()
    const upstream = adjustmentService(desk)
    await submitAdjustments(submission)
    upstream.process()
    await desk.db
      .update(journal)
      .set({ state: 'sending', outcome: null, endedAt: null, deadlineAt: new Date(Date.now() - 1) })
    expect(await look()).toMatchObject({ ok: true, value: { state: 'accepted' } })
    expect((await sentBatch())?.sent).toMatchObject({
      state: 'done',
      batchId: upstream.batches[0]!.batchId,
    })
  })

  test('by a desk that ended before it was taken is found nowhere, and goes out again with the same id, once asked for', async () => {
    await asKari()
    const upstream = adjustmentService(desk)
    upstream.faults = ['drop-before']
    await submitAdjustments(submission)
    await desk.db.update(journal).set({
      state: 'sending',
      outcome: null,
      endedAt: null,
      deadlineAt: new Date(Date.now() + 60_000),
    })
    expect(await again()).toMatchObject({ failure: { kind: 'conflict', code: 'not-open' } })
    await desk.db.update(journal).set({ deadlineAt: new Date(Date.now() - 1) })
    expect((await sentBatch())?.sent.state).toBe('unknown')
    expect(await look()).toMatchObject({ value: { state: 'not-applied' } })
    expect(adjustmentsSent(desk)).toHaveLength(1)
    expect(await again()).toEqual({
      ok: true,
      value: { batchId: upstream.batches[0]!.batchId, checked: false },
    })
    const [first, second] = adjustmentsSent(desk)
    expect(second).toEqual(first)
    upstream.process()
    expect([upstream.ledger.length, (await sentBatch())?.sent.state]).toEqual([1, 'done'])
  })

  test.each([
    [429, 'unknown'],
    [422, 'not-applied'],
    [403, 'not-applied'],
  ])(
    'and a second send that a %i refuses say nothing of the first, which is taken late and found',
    async (status, state) => {
      await asKari()
      const upstream = adjustmentService(desk)
      upstream.faults = ['drop-before', { status }]
      await submitAdjustments(submission)
      await look()
      expect(await again()).toMatchObject({ failure: { kind: 'unknown-outcome' } })
      expect(await states(desk)).toEqual([state])
      await endPauses(desk)
      takenLate(upstream)
      expect(await look()).toMatchObject({ value: { state: 'accepted' } })
    },
  )

  test('is told as refused when the send before it never left', async () => {
    await asKari()
    const upstream = adjustmentService(desk)
    upstream.faults = [{ status: 422 }]
    await submitAdjustments(submission)
    await desk.db.update(journal).set({ state: 'not-sent' })
    upstream.faults = [{ status: 422 }]
    expect(await again()).toMatchObject({ failure: { kind: 'invalid' } })
    expect(await states(desk)).toEqual(['refused'])
  })

  test('from another desk is found behind the newest batch when a 409 says that it is there', async () => {
    await asKari()
    const upstream = adjustmentService(desk)
    await submitAdjustments(submission)
    upstream.process()
    await desk.db.delete(journal)
    const anew = { ...submission, idempotencyKey: '7b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b12' }
    expect(await submitAdjustments(anew)).toEqual({
      ok: true,
      value: { batchId: upstream.batches[0]!.batchId, checked: true },
    })
  })

  test('is not looked for behind what was the newest batch before it went out', async () => {
    await asKari()
    const upstream = adjustmentService(desk)
    await submitAdjustments({
      ...submission,
      idempotencyKey: '7b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b12',
      rows: [{ ...row, sourceId: 'c-20260312-0000000000' }],
    })
    upstream.faults = ['drop-before']
    await submitAdjustments(submission)
    expect(await look()).toMatchObject({ value: { state: 'not-applied' } })
  })

  test('stays unknown when the look itself has no answer', async () => {
    await asKari()
    const upstream = adjustmentService(desk)
    upstream.faults = ['drop-after']
    await submitAdjustments(submission)
    upstream.readFaults = [404]
    expect(await look()).toMatchObject({ ok: false, failure: { status: 404 } })
    expect(await states(desk)).toEqual(['unknown'])
  })

  test.each([403, 404, 429, 503])(
    'stays unknown, and is not sent again, where the list of batches answers %i',
    async (status) => {
      await asKari()
      const upstream = adjustmentService(desk)
      upstream.faults = ['drop-after']
      await submitAdjustments(submission)
      upstream.readFaults = Array(9).fill(status)
      expect(await look()).toMatchObject({
        ok: false,
        failure: {
          kind: { 403: 'forbidden', 404: 'refused', 429: 'throttled', 503: 'unreachable' }[status],
        },
      })
      await endPauses(desk)
      expect(await again()).toMatchObject({ ok: false, failure: { kind: 'unknown-outcome' } })
      expect([await states(desk), adjustmentsSent(desk).length]).toEqual([['unknown'], 1])
    },
  )

  test('is not sent under another idempotency key while it is not known, nor after it was found booked', async () => {
    await asKari()
    const upstream = adjustmentService(desk)
    upstream.faults = ['drop-after']
    await submitAdjustments(submission)
    const anew = { ...submission, idempotencyKey: '7b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b12' }
    const after = {
      ...anew,
      idempotencyKey: '7b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b13',
      rows: [{ ...row, sourceId: `${row.sourceId}-2` }],
    }
    const sentBefore = { ok: false, failure: { kind: 'not-sent', code: 'sent-before' } }
    for (const each of [anew, after]) expect(await submitAdjustments(each)).toEqual(sentBefore)
    upstream.process()
    await look()
    for (const each of [anew, after]) expect(await submitAdjustments(each)).toEqual(sentBefore)
    await sentBatch()
    for (const each of [anew, after]) expect(await submitAdjustments(each)).toEqual(sentBefore)
    expect(adjustmentsSent(desk)).toHaveLength(1)
  })

  test('goes out under another idempotency key once a look has proven that it is not there, and then no more under its own', async () => {
    await asKari()
    const upstream = adjustmentService(desk)
    upstream.faults = ['drop-before']
    await submitAdjustments(submission)
    const anew = { ...submission, idempotencyKey: '7b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b12' }
    expect(await submitAdjustments(anew)).toMatchObject({
      failure: { code: 'sent-before' },
    })
    await look()
    expect(await submitAdjustments(anew)).toMatchObject({ ok: true })
    expect(await again()).toMatchObject({ ok: false })
    expect(adjustmentsSent(desk)).toHaveLength(2)
  })

  test('and whose second send is answered 409 was taken before: no look that does not find it takes that back', async () => {
    await asKari()
    const upstream = adjustmentService(desk)
    upstream.faults = ['drop-before', { status: 409 }]
    await submitAdjustments(submission)
    expect(await again()).toMatchObject({
      failure: { kind: 'unknown-outcome', status: 409, code: 'taken-before' },
    })
    expect(await look()).toMatchObject({ ok: true, value: { state: 'unknown' } })
    expect(await again()).toMatchObject({ failure: { code: 'may-be-there' } })
    expect(adjustmentsSent(desk)).toHaveLength(2)
  })

  test('is not sent again by another person, nor twice at once', async () => {
    await asOla()
    await asKari()
    const upstream = adjustmentService(desk)
    upstream.faults = ['drop-before']
    await submitAdjustments(submission)
    await Promise.all([again(), again(), again()])
    expect(adjustmentsSent(desk)).toHaveLength(2)
    await asOla()
    expect(await sendAgain({ idempotencyKey, userName: 'ola' })).toMatchObject({
      failure: { code: 'other-person' },
    })
  })
})
