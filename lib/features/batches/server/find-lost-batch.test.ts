import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { submitAdjustments } from '@/lib/features/adjustments/server/submit-adjustments'
import { createCollectionInvoices } from '@/lib/features/invoice-registration/server/create-collection-invoices'
import { checkOutcome } from '@/lib/features/journal/server/check-outcome'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { erasePayloads } from '@/lib/platform/journal/erase-journal'
import { organizationId } from '@/tests/support/adjustment-upstream'
import {
  again,
  idempotencyKey,
  row,
  sentBatch,
  states,
} from '@/tests/support/adjustments-under-test'
import { asKari, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { findLostBatch } from './find-lost-batch'

const desk = deskUnderTest()
const [first, second] = [
  '8c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a21',
  '9c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a22',
] as const
const ids = ['p-20260312-aaaaaaaaaa', 'p-20260312-bbbbbbbbbb'] as const
const paymentsOn = (...invoices: string[]) =>
  invoices.map((invoiceId, at) => ({
    ...row,
    invoiceId,
    sourceId: `p-20260312-${String.fromCharCode(97 + at).repeat(10)}`,
  }))
const submission = {
  idempotencyKey,
  userName: 'kari',
  organizationId,
  kind: 'payment' as const,
  rows: paymentsOn(first, second),
}
const check = () => checkOutcome({ idempotencyKey, operation: 'createPayments' })

/**
 * A service that loses every write, and answers its reads as a test says: batches, payments by
 * invoice, and invoices by id.
 */
type Service = {
  batches: object[]
  payments: Record<string, object[] | number>
  invoices: (id: string) => object | number
  asked: string[]
  /** What a write is answered; null: nothing. */
  written: [status: number, body: object] | null
}

function lossyService(): Service {
  const service: Service = {
    batches: [],
    payments: {},
    invoices: () => ({ summary: {}, data: [] }),
    asked: [],
    written: null,
  }
  upstreamAnswers(desk, ({ method, url }, response, socket) => {
    if (method === 'POST')
      return service.written ? json(response, ...service.written) : void socket.destroy()
    const { pathname, searchParams } = new URL(url, 'http://upstream.example')
    const [, kind, id, part] = /\/orgs\/[^/]+\/(\w+)(?:\/([^/]+))?(?:\/(\w+))?$/.exec(pathname)!
    service.asked.push([part ?? kind, id, ...searchParams.values()].filter(Boolean).join(' '))
    if (part === 'payments') {
      const answer = service.payments[id!] ?? []
      return typeof answer === 'number'
        ? json(response, answer, {})
        : json(response, 200, { summary: {}, data: answer })
    }
    if (kind === 'invoices') {
      const answer = service.invoices(searchParams.get('UniqueSourceInvoiceId')!)
      return typeof answer === 'number' ? json(response, answer, {}) : json(response, 200, answer)
    }
    const one = service.batches.find((batch) => 'batchId' in batch && batch.batchId === id)
    if (id) return one ? json(response, 200, { summary: {}, data: one }) : json(response, 404, {})
    const from = Number(searchParams.get('PageToken') ?? 0)
    const to = from + Number(searchParams.get('PageSize'))
    json(response, 200, {
      summary: { nextPageToken: to < service.batches.length ? String(to) : null },
      data: service.batches.slice(from, to),
    })
  })
  return service
}

async function lostPayments(more: object = {}) {
  await asKari()
  const service = lossyService()
  expect(await submitAdjustments({ ...submission, ...more })).toMatchObject({
    failure: { kind: 'unknown-outcome' },
  })
  service.asked.length = 0
  return service
}
const booked = (id: string, more: object = {}) => ({
  uniqueSourcePaymentId: id,
  amount: 250.5,
  ...more,
})

describe('payments that no batch tells of', () => {
  test('are found among those of their invoices by the batch that one of them names', async () => {
    const service = await lostPayments()
    const batchId = randomUUID()
    service.payments = {
      [first]: [booked('of somebody else', { batchId: randomUUID() }), booked(ids[0], { batchId })],
    }
    expect(await check()).toMatchObject({
      value: { state: 'accepted', look: { found: 'applied', person: 'kari' } },
    })
    expect((await sentBatch())?.sent).toMatchObject({ batchId, state: 'accepted' })
  })

  test('are booked where all of them stand there without a batch; an invoice is asked once', async () => {
    const service = await lostPayments({ rows: paymentsOn(first, first) })
    service.payments = { [first]: [booked(ids[0]), booked(ids[1])] }
    expect(await check()).toMatchObject({ value: { state: 'done', look: { found: 'applied' } } })
    expect(service.asked.filter((each) => each.startsWith('payments'))).toEqual([
      `payments ${first}`,
    ])
  })

  test('stay open, and are not sent again, where only some of them stand there', async () => {
    const service = await lostPayments()
    service.payments = { [second]: [booked(ids[1]), booked(ids[1])] }
    expect(await check()).toMatchObject({ value: { state: 'unknown', look: { found: 'partly' } } })
    expect(await again()).toMatchObject({ failure: { kind: 'conflict', code: 'may-be-there' } })
  })

  test.each([
    ['none', []],
    [
      'others, and one without an id',
      [booked('of somebody else'), { amount: 250.5, batchId: randomUUID() }],
    ],
    ['a 404, which proves nothing', 404],
  ])('are absent where the batches prove it and the payments there are %s', async (_, there) => {
    const service = await lostPayments()
    service.payments = { [first]: there, [second]: there }
    expect(await check()).toMatchObject({
      value: { state: 'not-applied', look: { found: 'not-applied' } },
    })
  })

  test('are not known where they cannot be read', async () => {
    const service = await lostPayments()
    service.payments = { [second]: 503 }
    expect(await check()).toMatchObject({
      ok: false,
      failure: { kind: 'unreachable', status: 503 },
    })
    expect(await again()).toMatchObject({ ok: false, failure: { kind: 'unknown-outcome' } })
    expect(await states(desk)).toEqual(['unknown'])
  })

  test('are looked for on twenty invoices at most', async () => {
    const many = Array.from({ length: 21 }, () => randomUUID())
    const rows = many.map((invoiceId, at) => ({
      ...row,
      invoiceId,
      sourceId: `p-20260312-${String(at).padStart(10, '0')}`,
    }))
    const service = await lostPayments({ rows })
    await check()
    expect(service.asked.filter((each) => each.startsWith('payments'))).toEqual(
      many.slice(0, 20).map((id) => `payments ${id}`),
    )
  })
})

describe('the batches of an organization', () => {
  const batch = (more: object) => ({
    batchId: randomUUID(),
    status: 'SUCCESS',
    succeeded: [booked('other')],
    failed: [],
    ...more,
  })
  const correction = {
    ...submission,
    kind: 'correction',
    rows: [{ ...row, sourceId: 'c-20260312-aaaaaaaaaa' }],
  }

  test('are read page by page', async () => {
    const service = await lostPayments()
    const ours = batch({ type: 'PAYMENT', succeeded: ids.map((id) => booked(id)) })
    service.batches = [...Array.from({ length: 60 }, () => batch({ type: 'CORRECTION' })), ours]
    expect(await check()).toMatchObject({ value: { state: 'accepted' } })
    expect(service.asked.filter((each) => each.startsWith('batches'))).toEqual([
      'batches 50',
      'batches 50 50',
      `batches ${ours.batchId}`,
    ])
    expect(await sentBatch()).toMatchObject({ sent: { batchId: ours.batchId, state: 'done' } })
  })

  test('are found before anything else is asked', async () => {
    const service = await lostPayments()
    service.batches = [batch({ succeeded: ids.map((id) => booked(id)) })]
    await check()
    expect(service.asked.filter((each) => each.startsWith('payments'))).toEqual([])
  })

  test.each(['PAYMENT', 'INVOICE'])(
    'of the kind %s are no correction, however they stand',
    async (type) => {
      const service = await lostPayments(correction)
      service.batches = [batch({ type, status: 'QUEUED' })]
      expect(await check()).toMatchObject({ value: { state: 'not-applied' } })
      expect(service.asked).toEqual(['batches 50'])
    },
  )

  test.each([null, undefined, 'SOMETHING_NEW', 'CORRECTION'])(
    'of the kind %s may be a correction',
    async (type) => {
      const service = await lostPayments(correction)
      service.batches = [batch({ type, status: 'QUEUED' })]
      expect(await check()).toMatchObject({ value: { state: 'unknown' } })
    },
  )

  const at = (minute: number) => ({ createdAt: `2026-03-12T10:0${minute}:00.000Z` })
  const stood = batch({ type: 'CORRECTION', ...at(2) })
  const correct = async (written: Service['written']) => {
    await asKari()
    const service = lossyService()
    service.batches = [stood]
    service.written = written
    await submitAdjustments(correction)
    service.asked.length = 0
    return service
  }

  test('that were older than the newest when it went out are not read', async () => {
    const service = await correct(null)
    service.batches = [stood, batch({ type: 'CORRECTION', status: 'QUEUED', ...at(1) })]
    expect(await check()).toMatchObject({
      value: { state: 'not-applied', look: { person: 'kari' } },
    })
    expect(service.asked).toEqual(['batches 50'])
  })

  test('are read also where they are older, once a service says that it has the ids', async () => {
    const service = await correct([409, { errorCode: 'CONFLICT' }])
    const earlier = batch({
      type: 'CORRECTION',
      succeeded: [{ uniqueSourceCorrectionId: correction.rows[0]!.sourceId }],
      ...at(1),
    })
    service.batches = [stood, earlier]
    expect(await check()).toMatchObject({ value: { state: 'accepted' } })
    expect((await sentBatch())?.sent).toMatchObject({ batchId: earlier.batchId })
  })

  test.each([
    [
      'tells of each row',
      { succeeded: [{ uniqueSourceCorrectionId: correction.rows[0]!.sourceId }] },
      'found',
    ],
    ['tells of none of its rows', { status: 'PARTIAL', succeeded: [] }, 'open'],
  ])('that a write is known to have become %s', async (_, more, is) => {
    const ours = batch(more)
    const service = await correct([
      202,
      { summary: { status: 'SUCCESS' }, data: { batchId: ours.batchId } },
    ])
    service.batches = [ours, stood]
    const found = is === 'found' ? { is, batchId: ours.batchId } : { is }
    expect(await findLostBatch(idempotencyKey)).toEqual({ ok: true, value: found })
    service.batches = []
    expect(await findLostBatch(idempotencyKey)).toMatchObject({
      ok: false,
      failure: { status: 404 },
    })
  })

  test('that another write has become are not read', async () => {
    await lostPayments(correction)
    const theirs = batch({ status: 'QUEUED' })
    upstreamAnswers(desk, (_, response) =>
      json(response, 202, { summary: { status: 'SUCCESS' }, data: { batchId: theirs.batchId } }),
    )
    const others = {
      ...correction,
      idempotencyKey: randomUUID(),
      rows: [{ ...row, sourceId: 'c-20260312-zzzzzzzzzz' }],
    }
    expect(await submitAdjustments(others)).toMatchObject({ ok: true })
    lossyService().batches = [theirs]
    expect(await check()).toMatchObject({ value: { state: 'not-applied' } })
  })
})

describe('invoices', () => {
  const idsOf = (count: number) => Array.from({ length: count }, (_, at) => `i-${at}`)
  const handedOver = (count: number) => ({
    idempotencyKey,
    userName: 'kari',
    organizationId,
    invoices: idsOf(count).map((uniqueSourceInvoiceId) => ({
      uniqueSourceInvoiceId,
      originalInvoiceAmount: 5,
      currency: 'NOK',
    })),
  })
  const listed = (...found: string[]) => ({
    summary: {},
    data: found.map((uniqueSourceInvoiceId) => ({ id: randomUUID(), uniqueSourceInvoiceId })),
  })

  async function lostInvoices(count = 2) {
    await asKari()
    const service = lossyService()
    await createCollectionInvoices(handedOver(count))
    service.asked.length = 0
    return service
  }
  const lookForInvoices = () =>
    checkOutcome({ idempotencyKey, operation: 'createCollectionInvoices' })

  test('are asked for by twenty ids at most, and more of them are never all there', async () => {
    const service = await lostInvoices(21)
    service.invoices = (id) => listed(id)
    expect(await lookForInvoices()).toMatchObject({
      value: { state: 'unknown', look: { found: 'partly' } },
    })
    expect(service.asked.filter((each) => each.startsWith('invoices'))).toEqual(
      idsOf(20).map((id) => `invoices ${id}`),
    )
    expect(await again()).toMatchObject({ ok: false, failure: { code: 'may-be-there' } })
  })

  test('are done where each of them is listed', async () => {
    const service = await lostInvoices()
    service.invoices = (id) => listed(id)
    expect(await lookForInvoices()).toMatchObject({ value: { state: 'done' } })
  })

  test.each([
    ['no rows at all', { summary: {} }, { code: 'no-list' }],
    [
      'others, and goes on',
      { ...listed('i-9'), summary: { nextPageToken: '1' } },
      { code: 'filter-ignored', message: 'UniqueSourceInvoiceId' },
    ],
  ])('are not known where a list answers %s', async (_, answer, why) => {
    const service = await lostInvoices()
    service.invoices = () => answer
    expect(await lookForInvoices()).toMatchObject({
      ok: false,
      failure: { kind: 'off-contract', ...why },
    })
    expect(await states(desk)).toEqual(['unknown'])
  })

  test('are not known where they cannot be listed', async () => {
    const service = await lostInvoices()
    service.invoices = () => 503
    expect(await lookForInvoices()).toMatchObject({
      ok: false,
      failure: { kind: 'unreachable', status: 503 },
    })
    expect(await states(desk)).toEqual(['unknown'])
  })

  test.each([
    ['holds others alone', listed('i-9')],
    ['is empty and says nothing else', { data: [] }],
  ])('are absent where a whole list %s', async (_, answer) => {
    const service = await lostInvoices()
    service.invoices = () => answer
    expect(await lookForInvoices()).toMatchObject({ value: { state: 'not-applied' } })
  })
})

describe('before a write goes out', () => {
  test('the newest batch is asked for by one row', async () => {
    await asKari()
    const service = lossyService()
    await submitAdjustments(submission)
    expect(service.asked).toEqual(['batches 1'])
  })

  test('a list without rows is no reason to hold it back', async () => {
    await asKari()
    upstreamAnswers(desk, ({ method }, response, socket) =>
      method === 'POST' ? void socket.destroy() : json(response, 200, { summary: {} }),
    )
    expect(await submitAdjustments(submission)).toMatchObject({
      failure: { kind: 'unknown-outcome' },
    })
  })
})

test('rows without ids of ours cannot be looked for, and nothing is read', async () => {
  await asKari()
  const service = lossyService()
  const payments = [{ invoiceId: first, amount: 1, currency: 'NOK' }]
  await executeOperation(
    'createPayments',
    { params: { organizationId }, body: { payments } },
    { idempotencyKey },
  )
  expect(await check()).toEqual({ ok: false, failure: { kind: 'refused', code: 'cannot-look' } })
  expect(service.asked).toEqual([])
})

test('once what was sent is erased nothing can be looked for, and nothing is read', async () => {
  const service = await lostPayments()
  await erasePayloads(-1)
  expect(await check()).toEqual({ ok: false, failure: { kind: 'refused', code: 'cannot-look' } })
  expect(service.asked).toEqual([])
})
