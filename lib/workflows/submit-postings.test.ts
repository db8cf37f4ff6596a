import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { fromOrigin } from '@/tests/support/browser'
import { asKari, asOla, deskUnderTest } from '@/tests/support/desk-under-test'
import { invoiceId, organizationId, type PostingFault, type PostingUpstream, postingsSent, postingUpstream } from '@/tests/support/posting-upstream'
import { forgetProcess } from '@/tests/support/settings'
import { journal } from '../database/schema'
import { perform } from '../gateway/perform'
import { lookAgainWorkflow } from './look-again'
import { sendAgainWorkflow, submitPostingsWorkflow } from './submit-postings'

vi.mock('next/headers', async () => (await import('@/tests/support/browser')).browserHeaders)

const desk = deskUnderTest()
const intentId = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const row = { invoiceId, amount: 250.5, currency: 'NOK', date: '2026-03-12', description: 'Wrong rate', sourceId: 'c-20260312-7k2m9q0xvd' }
const submission = { intentId, userName: 'kari', organizationId, kind: 'correction' as const, rows: [row] }
const payment = { ...submission, kind: 'payment' as const, rows: [{ ...row, sourceId: 'p-20260312-7k2m9q0xvd' }] }
const look = () => lookAgainWorkflow({ intentId, operation: 'createCorrections' })
const again = () => sendAgainWorkflow({ intentId, userName: 'kari' })
const states = async () => (await desk.journalRows()).map(({ state }) => state)
const sentBatch = async () => {
  const read = await perform('getSentBatch', { params: { intentId } })
  return read.ok ? read.value : null
}

/** What was sent first hung on its way, and is taken and booked only now. */
function takenLate(upstream: PostingUpstream) {
  const [{ corrections }] = postingsSent(desk) as [{ corrections: Record<string, unknown>[] }]
  const batch = { batchId: randomUUID(), type: 'CORRECTION', status: 'QUEUED', rows: corrections, succeeded: [], failed: [], finishedAt: null }
  upstream.batches.unshift(batch)
  upstream.process()
}

describe('a correction', () => {
  test('goes out in the words of the interface, and its batch stands in the journal', async () => {
    await asKari()
    const upstream = postingUpstream(desk)
    const result = await submitPostingsWorkflow(submission)
    expect(result).toEqual({ ok: true, value: { batchId: upstream.batches[0]!.batchId, looked: false } })
    expect(postingsSent(desk)).toEqual([
      {
        corrections: [
          {
            invoiceId,
            amount: 250.5,
            currency: 'NOK',
            correctionDate: '2026-03-12T00:00:00.000Z',
            description: 'Wrong rate',
            uniqueSourceCorrectionId: 'c-20260312-7k2m9q0xvd',
          },
        ],
      },
    ])
    expect(await perform('listSentBatches', { body: {} })).toMatchObject({
      value: { batches: [{ operation: 'createCorrections', person: 'kari', state: 'accepted', target: invoiceId, rows: 1 }] },
    })
  })

  test('stands in the journal with its id before it goes out', async () => {
    await asKari()
    const upstream = postingUpstream(desk)
    upstream.faults = ['drop-before']
    await submitPostingsWorkflow(submission)
    expect(JSON.stringify((await desk.journalRows())[0]!.payload)).toContain(row.sourceId)
  })

  test('that arrives many times at once is sent once, and all get the same batch', async () => {
    await asKari()
    const upstream = postingUpstream(desk)
    const results = await Promise.all(Array.from({ length: 5 }, () => submitPostingsWorkflow(submission)))
    for (const result of results) expect(result).toMatchObject({ ok: true, value: { batchId: upstream.batches[0]!.batchId } })
    expect(postingsSent(desk)).toHaveLength(1)
  })

  test('is followed to its end, and the journal keeps how its rows ended', async () => {
    await asKari()
    const upstream = postingUpstream(desk)
    await submitPostingsWorkflow(submission)
    expect(await sentBatch()).toMatchObject({ sent: { state: 'accepted', end: null }, batch: { isOver: false, rows: [{ is: 'waiting' }] } })
    upstream.process()
    expect(await sentBatch()).toMatchObject({
      sent: { state: 'done', end: { status: 'SUCCESS', succeeded: 1, taken: 0, failed: 0 } },
      batch: { isOver: true, rows: [{ is: 'booked', sourceId: row.sourceId, invoiceId }] },
    })
  })

  test('whose only row the upstream refused is called refused, with its reason', async () => {
    await asKari()
    const upstream = postingUpstream(desk)
    upstream.refuses.add(invoiceId)
    await submitPostingsWorkflow(submission)
    upstream.process()
    expect(await sentBatch()).toMatchObject({
      sent: { state: 'refused', end: { status: 'FAILED', failed: 1 } },
      batch: { rows: [{ is: 'failed', code: 'WRONG_STATE', message: 'The invoice is closed' }] },
    })
  })

  test('beside one that failed leaves the batch accepted: neither done nor refused', async () => {
    await asKari()
    const upstream = postingUpstream(desk)
    const closed = '9c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a22'
    upstream.refuses.add(closed)
    await submitPostingsWorkflow({ ...submission, rows: [row, { ...row, invoiceId: closed, sourceId: 'c-20260312-7k2m9q0xve' }] })
    upstream.process()
    expect(await sentBatch()).toMatchObject({
      sent: { state: 'accepted', target: null, end: { status: 'PARTIAL', succeeded: 1, failed: 1 } },
      batch: { rows: [{ is: 'booked' }, { is: 'failed' }] },
    })
  })
})

describe('a payment', () => {
  test('goes out as one to the creditor, with its calendar date', async () => {
    await asKari()
    postingUpstream(desk)
    expect(await submitPostingsWorkflow(payment)).toMatchObject({ ok: true })
    expect(postingsSent(desk)).toMatchObject([
      { payments: [{ type: 'DIRECT_PAYMENT', paymentDate: '2026-03-12', uniqueSourcePaymentId: 'p-20260312-7k2m9q0xvd' }] },
    ])
  })
})

describe('what is refused here, without a call', () => {
  test.each([
    ['an id twice', { rows: [row, row] }],
    ['an id of another kind', { rows: [{ ...row, sourceId: 'p-20260312-7k2m9q0xvd' }] }],
    ['an id that is none of ours', { rows: [{ ...row, sourceId: 'mine' }] }],
    ['no row', { rows: [] }],
    ['an amount that is none', { rows: [{ ...row, amount: Number.NaN }] }],
    ['a field more', { rows: [{ ...row, extra: 1 }] }],
  ])('%s', async (_, wrong) => {
    await asKari()
    postingUpstream(desk)
    expect(await submitPostingsWorkflow({ ...submission, ...wrong })).toMatchObject({ failure: { kind: 'invalid' } })
    expect(desk.upstream.requests).toEqual([])
  })

  test('another organization', async () => {
    await asKari()
    postingUpstream(desk)
    const theirs = { ...submission, organizationId: 'ff4b1c52-2a6e-4d0b-8a55-0c9a2f6b7dff' }
    expect(await submitPostingsWorkflow(theirs)).toMatchObject({ failure: { kind: 'forbidden' } })
    expect(postingsSent(desk)).toEqual([])
    expect(await desk.journalRows()).toEqual([])
  })

  test('what another person typed, and what comes from another page', async () => {
    await asOla()
    postingUpstream(desk)
    expect(await submitPostingsWorkflow(submission)).toMatchObject({ failure: { kind: 'forbidden', code: 'other-person' } })
    fromOrigin('https://elsewhere.example')
    expect(await submitPostingsWorkflow({ ...submission, userName: 'ola' })).toMatchObject({ failure: { kind: 'forbidden' } })
    expect(await sendAgainWorkflow({ intentId, userName: 'ola' })).toMatchObject({ failure: { kind: 'forbidden' } })
    expect(desk.upstream.requests).toEqual([])
  })

  test('the same intent with another amount', async () => {
    await asKari()
    postingUpstream(desk)
    await submitPostingsWorkflow(submission)
    const other = { ...submission, rows: [{ ...row, amount: 1 }] }
    expect(await submitPostingsWorkflow(other)).toMatchObject({ failure: { kind: 'conflict', code: 'intent-reused' } })
    expect(postingsSent(desk)).toHaveLength(1)
  })
})

describe('an answer that was lost', () => {
  test.each<[string, PostingFault]>([
    ['before it was taken', 'drop-before'],
    ['by a 503', { status: 503 }],
  ])('%s is not known; a look finds nothing, and it goes out again with the same id, once asked for', async (_, fault) => {
    await asKari()
    const upstream = postingUpstream(desk)
    upstream.faults = [fault]
    expect(await submitPostingsWorkflow(submission)).toMatchObject({ failure: { kind: 'unknown-outcome' } })
    expect(await look()).toMatchObject({ ok: true, value: { state: 'not-applied' } })
    expect(postingsSent(desk)).toHaveLength(1)
    expect(await again()).toEqual({ ok: true, value: { batchId: upstream.batches[0]!.batchId, looked: false } })
    const [first, second] = postingsSent(desk)
    expect(second).toEqual(first)
    upstream.process()
    expect(upstream.ledger).toHaveLength(1)
    expect((await sentBatch())?.sent.state).toBe('done')
  })

  test.each<[string, PostingFault]>([
    ['after it was taken', 'drop-after'],
    ['in the middle', 'truncate'],
    ['by a 500 that came too late', { status: 500, after: true }],
  ])('%s: a look waits for the batch to tell its rows, and then finds it', async (_, fault) => {
    await asKari()
    const upstream = postingUpstream(desk)
    upstream.faults = [fault]
    expect(await submitPostingsWorkflow(submission)).toMatchObject({ failure: { kind: 'unknown-outcome' } })
    expect(await look()).toMatchObject({ ok: true, value: { state: 'unknown' } })
    expect(await again()).toMatchObject({ failure: { kind: 'conflict', code: 'may-be-there' } })
    expect(postingsSent(desk)).toHaveLength(1)
    upstream.process()
    expect(await again()).toEqual({ ok: true, value: { batchId: upstream.batches[0]!.batchId, looked: true } })
    expect(postingsSent(desk)).toHaveLength(1)
    expect((await sentBatch())?.sent.state).toBe('done')
  })

  test('by a desk that ended in the middle reads as unknown after its deadline, and is found', async () => {
    await asKari()
    const upstream = postingUpstream(desk)
    await submitPostingsWorkflow(submission)
    upstream.process()
    await desk.db.update(journal).set({ state: 'sending', outcome: null, endedAt: null, deadlineAt: new Date(Date.now() - 1) })
    expect(await look()).toMatchObject({ ok: true, value: { state: 'accepted' } })
    expect((await sentBatch())?.sent).toMatchObject({ state: 'done', batchId: upstream.batches[0]!.batchId })
  })

  test('by a desk that ended before it was taken is found nowhere, and goes out again with the same id, once asked for', async () => {
    await asKari()
    const upstream = postingUpstream(desk)
    upstream.faults = ['drop-before']
    await submitPostingsWorkflow(submission)
    await desk.db.update(journal).set({ state: 'sending', outcome: null, endedAt: null, deadlineAt: new Date(Date.now() + 60_000) })
    expect(await again()).toMatchObject({ failure: { kind: 'conflict', code: 'not-open' } })
    await desk.db.update(journal).set({ deadlineAt: new Date(Date.now() - 1) })
    expect((await sentBatch())?.sent.state).toBe('unknown')
    expect(await look()).toMatchObject({ value: { state: 'not-applied' } })
    expect(postingsSent(desk)).toHaveLength(1)
    expect(await again()).toEqual({ ok: true, value: { batchId: upstream.batches[0]!.batchId, looked: false } })
    const [first, second] = postingsSent(desk)
    expect(second).toEqual(first)
    upstream.process()
    expect([upstream.ledger.length, (await sentBatch())?.sent.state]).toEqual([1, 'done'])
  })

  test.each([
    [429, 'unknown'],
    [422, 'not-applied'],
    [403, 'not-applied'],
  ])('and a second send that a %i refuses say nothing of the first, which is taken late and found', async (status, state) => {
    await asKari()
    const upstream = postingUpstream(desk)
    upstream.faults = ['drop-before', { status }]
    await submitPostingsWorkflow(submission)
    await look()
    expect(await again()).toMatchObject({ failure: { kind: 'unknown-outcome' } })
    expect(await states()).toEqual([state])
    forgetProcess()
    takenLate(upstream)
    expect(await look()).toMatchObject({ value: { state: 'accepted' } })
  })

  test('is told as refused when the send before it never left', async () => {
    await asKari()
    const upstream = postingUpstream(desk)
    upstream.faults = [{ status: 422 }]
    await submitPostingsWorkflow(submission)
    await desk.db.update(journal).set({ state: 'not-sent' })
    upstream.faults = [{ status: 422 }]
    expect(await again()).toMatchObject({ failure: { kind: 'invalid' } })
    expect(await states()).toEqual(['refused'])
  })

  test('is found behind the newest batch when a 409 says that it is there', async () => {
    await asKari()
    const upstream = postingUpstream(desk)
    await submitPostingsWorkflow(submission)
    upstream.process()
    const anew = { ...submission, intentId: '7b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b12' }
    expect(await submitPostingsWorkflow(anew)).toEqual({ ok: true, value: { batchId: upstream.batches[0]!.batchId, looked: true } })
  })

  test('is not looked for behind what was the newest batch before it went out', async () => {
    await asKari()
    const upstream = postingUpstream(desk)
    await submitPostingsWorkflow({
      ...submission,
      intentId: '7b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b12',
      rows: [{ ...row, sourceId: 'c-20260312-0000000000' }],
    })
    upstream.faults = ['drop-before']
    await submitPostingsWorkflow(submission)
    expect(await look()).toMatchObject({ value: { state: 'not-applied' } })
  })

  test('stays unknown when the look itself has no answer', async () => {
    await asKari()
    const upstream = postingUpstream(desk)
    upstream.faults = ['drop-after']
    await submitPostingsWorkflow(submission)
    upstream.readFaults = [404]
    expect(await look()).toMatchObject({ ok: false, failure: { kind: 'not-found' } })
    expect(await states()).toEqual(['unknown'])
  })

  test('is not sent again by another person, nor twice at once', async () => {
    await asOla()
    await asKari()
    const upstream = postingUpstream(desk)
    upstream.faults = ['drop-before']
    await submitPostingsWorkflow(submission)
    await Promise.all([again(), again(), again()])
    expect(postingsSent(desk)).toHaveLength(2)
    await asOla()
    expect(await sendAgainWorkflow({ intentId, userName: 'ola' })).toMatchObject({ failure: { code: 'other-person' } })
  })
})

describe('a refusal', () => {
  test('by 409 is looked at: what was taken before is accepted as what it is', async () => {
    await asKari()
    const upstream = postingUpstream(desk)
    upstream.faults = ['duplicate']
    expect(await submitPostingsWorkflow(submission)).toMatchObject({ failure: { kind: 'unknown-outcome', status: 409 } })
    expect(await states()).toEqual(['unknown'])
    upstream.process()
    expect(await submitPostingsWorkflow(submission)).toEqual({ ok: true, value: { batchId: upstream.batches[0]!.batchId, looked: true } })
    expect(postingsSent(desk)).toHaveLength(1)
    expect(upstream.ledger).toHaveLength(1)
  })

  test('by 422 is believed when a look does not find it', async () => {
    await asKari()
    const upstream = postingUpstream(desk)
    upstream.faults = [{ status: 422 }]
    expect(await submitPostingsWorkflow(submission)).toMatchObject({ failure: { kind: 'invalid', status: 422 } })
    expect(await states()).toEqual(['refused'])
  })

  test('of a read before it means that nothing was sent, and the same intent may go on', async () => {
    await asKari()
    const upstream = postingUpstream(desk)
    upstream.readFaults = [429]
    expect(await submitPostingsWorkflow(submission)).toMatchObject({ failure: { kind: 'throttled' } })
    expect(postingsSent(desk)).toEqual([])
    forgetProcess()
    expect(await submitPostingsWorkflow(submission)).toMatchObject({ ok: true })
  })
})

const fault = fc.constantFrom<PostingFault>(
  'drop-before',
  'drop-after',
  'truncate',
  'duplicate',
  { status: 409 },
  { status: 429 },
  { status: 503 },
  { status: 503, after: true },
)
const step = fc.oneof(
  fc.record({ does: fc.constant('fault' as const), fault }),
  fc.record({ does: fc.constantFrom('submit', 'again', 'look', 'process', 'crash') }),
)

describe('whatever happens', () => {
  test('an id is booked once at most, and none that is booked is called refused, not sent or not applied after a last look', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        await desk.db.delete(journal)
        forgetProcess()
        await asKari()
        const upstream = postingUpstream(desk)
        for (const each of steps) {
          if (each.does === 'fault') upstream.faults.push((each as { fault: PostingFault }).fault)
          if (each.does === 'submit') await submitPostingsWorkflow(submission)
          if (each.does === 'again') await again()
          if (each.does === 'look') await look()
          if (each.does === 'process') upstream.process()
          if (each.does === 'crash')
            await desk.db.update(journal).set({ state: 'sending', outcome: null, endedAt: null, deadlineAt: new Date(Date.now() - 1), look: null })
        }
        upstream.process()
        forgetProcess()
        upstream.faults = []
        await look()
        await sentBatch()
        expect(upstream.ledger.length).toBeLessThanOrEqual(1)
        const [state] = await states()
        const isBooked = upstream.ledger.length === 1
        if (isBooked) expect(['done', 'unknown']).toContain(state)
        if (state === 'done') expect(isBooked).toBe(true)
        if (state === 'not-applied') expect(isBooked).toBe(false)
      }),
      { numRuns: 40 },
    )
  }, 120_000)
})
