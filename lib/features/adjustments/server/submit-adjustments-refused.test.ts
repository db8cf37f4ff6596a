import { describe, expect, test } from 'vitest'
import { createCollectionInvoices } from '@/lib/features/invoice-registration/server/create-collection-invoices'
import { journal } from '@/lib/platform/database/schema'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { adjustmentService, adjustmentsSent } from '@/tests/support/adjustment-upstream'
import {
  again,
  idempotencyKey,
  row,
  sentBatch,
  states,
  submission,
} from '@/tests/support/adjustments-under-test'
import {
  arrivedAt,
  asKari,
  deskUnderTest,
  endPauses,
  upstreamAnswers,
} from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { sendAgain } from './send-again'
import { submitAdjustments } from './submit-adjustments'

const desk = deskUnderTest()
const { organizationId } = submission
const invoices = {
  idempotencyKey,
  userName: 'kari',
  organizationId,
  invoices: [{ uniqueSourceInvoiceId: 'i-1', originalInvoiceAmount: 5, currency: 'NOK' }],
}
const payment = {
  ...submission,
  kind: 'payment' as const,
  rows: [{ ...row, sourceId: 'p-20260312-7k2m9q0xvd' }],
}
const reads = () => arrivedAt(desk).filter(({ method }) => method === 'GET')
const taken = {
  summary: { status: 'SUCCESS' },
  data: { batchId: '2b0d9d9e-4c52-4f9a-8f39-6a5d2c9f7e10' },
}

describe('before anything goes out', () => {
  test('nothing is read for who may not write', async () => {
    await asKari({ rights: ['read:collection.case'] })
    adjustmentService(desk)
    const refused = { ok: false, failure: { kind: 'forbidden', code: 'right' } }
    expect(await submitAdjustments(submission)).toEqual(refused)
    expect(await createCollectionInvoices(invoices)).toEqual(refused)
    expect(await sendAgain({ idempotencyKey, userName: 'kari' })).toEqual(refused)
    expect(arrivedAt(desk)).toEqual([])
  })

  test.each([
    [403, 'forbidden', 0],
    [429, 'throttled', 0],
    [503, 'not-sent', 0],
    [404, null, 1],
    [422, null, 1],
  ])('a list of batches that answers %i means: %s', async (status, kind, sent) => {
    for (const send of [
      () => submitAdjustments(submission),
      () => createCollectionInvoices(invoices),
    ]) {
      await desk.db.delete(journal)
      await asKari()
      upstreamAnswers(desk, ({ method }, response) =>
        json(response, method === 'GET' ? status : 202, method === 'GET' ? {} : taken),
      )
      expect(await send()).toMatchObject(
        kind === null ? { ok: true } : { ok: false, failure: { kind } },
      )
      expect(adjustmentsSent(desk)).toHaveLength(sent)
      if (status === 429 || status === 503) return
    }
  })
})

describe('a second arrival', () => {
  test.each([
    ['of a payment', () => submitAdjustments(payment)],
    ['of invoices', () => createCollectionInvoices(invoices)],
  ])('%s gets the outcome of the first, and reads nothing', async (_, send) => {
    await asKari()
    upstreamAnswers(desk, ({ method }, response) =>
      json(response, method === 'GET' ? 404 : 202, method === 'GET' ? {} : taken),
    )
    const first = await send()
    expect(first).toEqual({ ok: true, value: { batchId: taken.data.batchId, checked: false } })
    const before = arrivedAt(desk).length
    expect(await send()).toEqual(first)
    expect(arrivedAt(desk)).toHaveLength(before)
  })

  test('of what was taken without a batch being named gets no batch', async () => {
    await asKari()
    upstreamAnswers(desk, ({ method }, response) =>
      json(response, method === 'GET' ? 404 : 202, {}),
    )
    for (let arrival = 1; arrival <= 2; arrival++)
      expect(await submitAdjustments(submission)).toEqual({
        ok: true,
        value: { batchId: null, checked: false },
      })
  })
})

describe('what the service refused', () => {
  test.each([400, 403, 404, 422, 418])(
    'with %i is looked for, and found where it was booked all the same',
    async (status) => {
      await asKari()
      const upstream = adjustmentService(desk)
      upstream.faults = [{ status, after: true }]
      expect(await submitAdjustments(submission)).toMatchObject({
        ok: false,
        failure: { status },
      })
      expect(reads().length).toBeGreaterThan(1)
      upstream.process()
      expect(await submitAdjustments(submission)).toEqual({
        ok: true,
        value: { batchId: upstream.batches[0]!.batchId, checked: true },
      })
      expect((await sentBatch())?.sent).toMatchObject({
        state: 'done',
        batchId: upstream.batches[0]!.batchId,
      })
      expect(adjustmentsSent(desk)).toHaveLength(1)
    },
  )

  test('in the words of a 200 is looked for too, and found where it was booked all the same', async () => {
    await asKari()
    const upstream = adjustmentService(desk)
    upstream.faults = [{ status: 200, after: true }]
    await submitAdjustments(submission)
    upstream.process()
    expect(await submitAdjustments(submission)).toEqual({
      ok: true,
      value: { batchId: upstream.batches[0]!.batchId, checked: true },
    })
    expect(adjustmentsSent(desk)).toHaveLength(1)
  })

  test.each([429, 500, 503])(
    'with %i is not looked for: that says nothing of the rows',
    async (status) => {
      await asKari()
      adjustmentService(desk).faults = [{ status }]
      expect(await submitAdjustments(submission)).toMatchObject({ ok: false })
      expect(reads()).toHaveLength(1)
    },
  )
})

describe('sending again', () => {
  test('is for what is open alone', async () => {
    await asKari()
    const upstream = adjustmentService(desk)
    const notOpen = { ok: false, failure: { kind: 'conflict', code: 'not-open' } }
    await submitAdjustments(submission)
    expect(await again()).toEqual(notOpen)
    upstream.process()
    await sentBatch()
    expect(await again()).toEqual(notOpen)
    expect(adjustmentsSent(desk)).toHaveLength(1)
  })

  test('of what nobody sent finds nothing', async () => {
    await asKari()
    adjustmentService(desk)
    expect(await again()).toMatchObject({ ok: false, failure: { kind: 'not-found' } })
    expect(arrivedAt(desk)).toEqual([])
  })

  test('is for rows with ids of ours alone', async () => {
    await asKari()
    upstreamAnswers(desk, (_, __, socket) => void socket.destroy())
    await executeOperation(
      'updateCustomers',
      { params: { clientno: '1001' }, body: [{ customerNo: '10001', name: 'Kari' }] },
      { idempotencyKey },
    )
    expect(await again()).toEqual({ ok: false, failure: { kind: 'conflict', code: 'not-open' } })
  })

  test('looks for nothing where nothing of it left', async () => {
    await asKari()
    const upstream = adjustmentService(desk)
    upstream.faults = [{ status: 429 }]
    await submitAdjustments(submission)
    await desk.db.update(journal).set({ state: 'not-sent' })
    await endPauses(desk)
    const before = reads().length
    expect(await again()).toMatchObject({ ok: true, value: { checked: false } })
    expect(reads()).toHaveLength(before)
  })

  test('asks to sign in where the look could not be made for that', async () => {
    await asKari()
    adjustmentService(desk).faults = ['drop-before']
    await submitAdjustments(submission)
    upstreamAnswers(desk, (_, response) => json(response, 401, {}))
    desk.identity.used.add('refresh-0')
    expect(await again()).toMatchObject({ ok: false, failure: { kind: 'unauthenticated' } })
    expect(await states(desk)).toEqual(['unknown'])
  })
})
