import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { adjustmentService, adjustmentsSent, invoiceId } from '@/tests/support/adjustment-upstream'
import {
  idempotencyKey,
  row,
  sentBatch,
  states,
  submission,
} from '@/tests/support/adjustments-under-test'
import { fromOrigin } from '@/tests/support/browser'
import { asKari, asOla, deskUnderTest, endPauses } from '@/tests/support/desk-under-test'
import { forgetProcess } from '@/tests/support/settings'
import { sendAgain } from './send-again'
import { submitAdjustments } from './submit-adjustments'

const desk = deskUnderTest()
const payment = {
  ...submission,
  kind: 'payment' as const,
  rows: [{ ...row, sourceId: 'p-20260312-7k2m9q0xvd' }],
}

describe('a correction', () => {
  test('goes out in the words of the interface, and its batch stands in the journal', async () => {
    await asKari()
    const upstream = adjustmentService(desk)
    const result = await submitAdjustments(submission)
    expect(result).toEqual({
      ok: true,
      value: { batchId: upstream.batches[0]!.batchId, checked: false },
    })
    expect(adjustmentsSent(desk)).toEqual([
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
    expect(await executeOperation('listSentBatches', { body: {} })).toMatchObject({
      value: {
        batches: [
          {
            operation: 'createCorrections',
            person: 'kari',
            state: 'accepted',
            target: invoiceId,
            rows: 1,
          },
        ],
      },
    })
  })

  test('stands in the journal with its id before it goes out', async () => {
    await asKari()
    const upstream = adjustmentService(desk)
    upstream.faults = ['drop-before']
    await submitAdjustments(submission)
    expect(JSON.stringify((await desk.journalRows())[0]!.payload)).toContain(row.sourceId)
  })

  test('notes which batch was the newest before it, where there was one', async () => {
    await asKari()
    adjustmentService(desk)
    const first = await submitAdjustments(submission)
    const second = {
      ...submission,
      idempotencyKey: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b14',
      rows: [{ ...row, sourceId: 'c-20260312-9k2m9q0xvd' }],
    }
    await submitAdjustments(second)
    const newestBatch = first.ok && first.value.batchId
    const noted = (await desk.journalRows()).map(({ before }) => before)
    expect(noted).toEqual(expect.arrayContaining([{ newestBatch: null }, { newestBatch }]))
  })

  test('that arrives many times at once is sent once, and all get the same batch', async () => {
    await asKari()
    const upstream = adjustmentService(desk)
    const results = await Promise.all(
      Array.from({ length: 5 }, () => submitAdjustments(submission)),
    )
    for (const result of results)
      expect(result).toMatchObject({ ok: true, value: { batchId: upstream.batches[0]!.batchId } })
    expect(adjustmentsSent(desk)).toHaveLength(1)
  })

  test('is followed to its end, and the journal keeps how its rows ended', async () => {
    await asKari()
    const upstream = adjustmentService(desk)
    await submitAdjustments(submission)
    expect(await sentBatch()).toMatchObject({
      sent: { state: 'accepted', end: null },
      batch: { isOver: false, rows: [{ is: 'waiting' }] },
    })
    upstream.process()
    expect(await sentBatch()).toMatchObject({
      sent: { state: 'done', end: { status: 'SUCCESS', succeeded: 1, taken: 0, failed: 0 } },
      batch: { isOver: true, rows: [{ is: 'booked', sourceId: row.sourceId, invoiceId }] },
    })
  })

  test('whose only row the upstream refused is called refused, with its reason', async () => {
    await asKari()
    const upstream = adjustmentService(desk)
    upstream.refuses.add(invoiceId)
    await submitAdjustments(submission)
    upstream.process()
    expect(await sentBatch()).toMatchObject({
      sent: { state: 'refused', end: { status: 'FAILED', failed: 1 } },
      batch: { rows: [{ is: 'failed', code: 'WRONG_STATE', message: 'The invoice is closed' }] },
    })
  })

  test('beside one that failed leaves the batch accepted: neither done nor refused', async () => {
    await asKari()
    const upstream = adjustmentService(desk)
    const closed = '9c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a22'
    upstream.refuses.add(closed)
    await submitAdjustments({
      ...submission,
      rows: [row, { ...row, invoiceId: closed, sourceId: 'c-20260312-7k2m9q0xve' }],
    })
    upstream.process()
    expect(await sentBatch()).toMatchObject({
      sent: {
        state: 'accepted',
        target: null,
        end: { status: 'PARTIAL', succeeded: 1, failed: 1 },
      },
      batch: { rows: [{ is: 'booked' }, { is: 'failed' }] },
    })
  })
})

describe('a payment', () => {
  test('goes out as one to the creditor, with its calendar date', async () => {
    await asKari()
    adjustmentService(desk)
    expect(await submitAdjustments(payment)).toMatchObject({ ok: true })
    expect(adjustmentsSent(desk)).toMatchObject([
      {
        payments: [
          {
            type: 'DIRECT_PAYMENT',
            paymentDate: '2026-03-12',
            uniqueSourcePaymentId: 'p-20260312-7k2m9q0xvd',
          },
        ],
      },
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
    adjustmentService(desk)
    expect(await submitAdjustments({ ...submission, ...wrong })).toMatchObject({
      failure: { kind: 'invalid' },
    })
    expect(desk.upstream.requests).toEqual([])
  })

  test('more rows than the service takes in one batch, unless the same ones arrived before', async () => {
    const several = { ...submission, rows: [row, { ...row, sourceId: 'c-20260312-8k2m9q0xvd' }] }
    await asKari()
    adjustmentService(desk)
    expect(await submitAdjustments(several)).toMatchObject({ ok: true })
    vi.stubEnv('ADJUSTMENTS_PER_BATCH', '1')
    forgetProcess()
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(await submitAdjustments(several)).toMatchObject({ ok: true })
    const refused = await submitAdjustments({
      ...several,
      idempotencyKey: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b12',
    })
    expect(refused).toMatchObject({
      failure: { kind: 'invalid', fields: { rows: 'at most 1 in one batch' } },
    })
    expect(adjustmentsSent(desk)).toHaveLength(1)
    const one = {
      ...submission,
      idempotencyKey: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b13',
      rows: [{ ...row, sourceId: 'c-20260312-9k2m9q0xvd' }],
    }
    expect(await submitAdjustments(one)).toMatchObject({ ok: true })
  })

  test('another organization', async () => {
    await asKari()
    adjustmentService(desk)
    const theirs = { ...submission, organizationId: 'ff4b1c52-2a6e-4d0b-8a55-0c9a2f6b7dff' }
    expect(await submitAdjustments(theirs)).toMatchObject({
      failure: { kind: 'forbidden' },
    })
    expect(adjustmentsSent(desk)).toEqual([])
    expect(await desk.journalRows()).toEqual([])
  })

  test('what another person typed, and what comes from another page', async () => {
    await asOla()
    adjustmentService(desk)
    expect(await submitAdjustments(submission)).toMatchObject({
      failure: { kind: 'forbidden', code: 'other-person' },
    })
    fromOrigin('https://elsewhere.example')
    expect(await submitAdjustments({ ...submission, userName: 'ola' })).toMatchObject({
      failure: { kind: 'forbidden' },
    })
    expect(await sendAgain({ idempotencyKey, userName: 'ola' })).toMatchObject({
      failure: { kind: 'forbidden' },
    })
    expect(desk.upstream.requests).toEqual([])
  })

  test('the same idempotency key with another amount', async () => {
    await asKari()
    adjustmentService(desk)
    await submitAdjustments(submission)
    const other = { ...submission, rows: [{ ...row, amount: 1 }] }
    expect(await submitAdjustments(other)).toMatchObject({
      failure: { kind: 'conflict', code: 'idempotency-key-reused' },
    })
    expect(adjustmentsSent(desk)).toHaveLength(1)
  })
})

describe('a refusal', () => {
  test('by 409 is looked at: what was taken before is accepted as what it is', async () => {
    await asKari()
    const upstream = adjustmentService(desk)
    upstream.faults = ['duplicate']
    expect(await submitAdjustments(submission)).toMatchObject({
      failure: { kind: 'unknown-outcome', status: 409 },
    })
    expect(await states(desk)).toEqual(['unknown'])
    upstream.process()
    expect(await submitAdjustments(submission)).toEqual({
      ok: true,
      value: { batchId: upstream.batches[0]!.batchId, checked: true },
    })
    expect(adjustmentsSent(desk)).toHaveLength(1)
    expect(upstream.ledger).toHaveLength(1)
  })

  test('by 422 is believed when a look does not find it', async () => {
    await asKari()
    const upstream = adjustmentService(desk)
    upstream.faults = [{ status: 422 }]
    expect(await submitAdjustments(submission)).toMatchObject({
      failure: { kind: 'invalid', status: 422 },
    })
    expect(await states(desk)).toEqual(['refused'])
  })

  test('of a read before it means that nothing was sent, and the same idempotency key may go on', async () => {
    await asKari()
    const upstream = adjustmentService(desk)
    upstream.readFaults = [429]
    expect(await submitAdjustments(submission)).toMatchObject({
      failure: { kind: 'throttled' },
    })
    expect(adjustmentsSent(desk)).toEqual([])
    await endPauses(desk)
    expect(await submitAdjustments(submission)).toMatchObject({ ok: true })
  })
})
