import { beforeEach, describe, expect, test } from 'vitest'
import { sandboxUnderTest } from '@/tests/support/sandbox-under-test'
import type { TestTenant } from '../../../testing/test-sandbox'

const sandbox = sandboxUnderTest()
let tenant: TestTenant
let token: string

beforeEach(async () => {
  tenant = await sandbox.newTenant()
  token = (await sandbox.signIn(tenant)).access_token
})

const send = (method: string, path: string, body?: unknown) =>
  sandbox.send(method, `/collection/v1/orgs/${tenant.organizationId}${path}`, { token, body })

async function done(answered: { status: number; body: { data: { batchId: string } } }) {
  expect(answered.status).toBe(202)
  sandbox.clock.at += 1001
  await sandbox.tick()
  return (await send('GET', `/batches/${answered.body.data.batchId}`)).body.data
}

let lastId = 0
async function invoice(fields: object = {}): Promise<string> {
  lastId += 1
  const row = {
    invoiceNumber: `N-${lastId}`,
    originalInvoiceAmount: 1000,
    currency: 'NOK',
    uniqueSourceInvoiceId: `i-${lastId}`,
    ...fields,
  }
  const { succeeded } = await done(await send('POST', '/invoices', { invoices: [row] }))
  return succeeded[0].invoiceId
}
const correct = (...corrections: object[]) => send('POST', '/corrections', { corrections })
const ledger = async () =>
  (await sandbox.send('GET', `/sandbox/tenants/${tenant.clientNo}/ledger`)).body.postings.filter(
    isOfATest,
  )
const isOfATest = ({ batchId }: { batchId: string | null }) => batchId !== null

test('a batch waits, and then tells what became of each row', async () => {
  const invoiceId = await invoice()
  const accepted = await correct(
    { invoiceId, amount: 100.5, currency: 'NOK', uniqueSourceCorrectionId: 'c-1' },
    { invoiceId: crypto.randomUUID(), amount: 1, uniqueSourceCorrectionId: 'c-2' },
  )
  const { batchId, batchUrl } = accepted.body.data
  expect(accepted.body.summary).toEqual({ status: 'SUCCESS' })
  expect(new URL(batchUrl).pathname).toBe(`/collection/v1/batches/${batchId}`)

  await sandbox.tick()
  expect((await send('GET', `/batches/${batchId}`)).body.data).toMatchObject({
    status: 'QUEUED',
    finishedAt: null,
    succeeded: [],
    failed: [],
  })

  const batch = await done(accepted)
  expect(batch).toMatchObject({
    batchId,
    type: 'CORRECTION',
    status: 'PARTIAL',
    organizationId: tenant.organizationId,
    createdBy: expect.stringContaining('lead'),
    succeeded: [
      {
        index: 0,
        invoiceId,
        caseId: expect.any(String),
        caseNumber: expect.any(Number),
        uniqueSourceCorrectionId: 'c-1',
      },
    ],
    failed: [{ index: 1, code: 'NOT_FOUND', uniqueSourceCorrectionId: 'c-2' }],
  })
  expect((await sandbox.send('GET', new URL(batchUrl).pathname, { token })).body.data).toEqual(
    batch,
  )
})

describe('a row fails', () => {
  test.each<[string, string, object, string]>([
    ['for a correction of nothing', 'CORRECTION', { amount: 0 }, 'VALIDATION_FAILED'],
    ['for a payment below zero', 'PAYMENT', { amount: -1 }, 'VALIDATION_FAILED'],
    ['for a part of an øre', 'PAYMENT', { amount: 0.001 }, 'VALIDATION_FAILED'],
    ['in another currency', 'CORRECTION', { currency: 'SEK' }, 'VALIDATION_FAILED'],
    [
      'for an invoice that the organization has not',
      'PAYMENT',
      { invoiceId: '8c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a21' },
      'NOT_FOUND',
    ],
  ])('%s', async (_, type, wrong, code) => {
    const row = { invoiceId: await invoice(), amount: 10, currency: 'NOK', ...wrong }
    const batch = await done(
      type === 'PAYMENT'
        ? await send('POST', '/payments', { payments: [row] })
        : await correct(row),
    )
    expect(batch).toMatchObject({
      type,
      status: 'FAILED',
      succeeded: [],
      failed: [{ index: 0, invoiceId: row.invoiceId, code }],
    })
    expect(await ledger()).toEqual([])
  })

  test.each<[string, object]>([
    ['without an amount above zero', { originalInvoiceAmount: 0 }],
    ['in a currency that is none', { currency: 'kroner' }],
    ['due before its date', { invoiceDate: '2026-02-02', dueDate: '2026-02-01' }],
    ['with a claim of nothing', { claims: [{ type: 'FEE', amount: 0 }] }],
  ])('for a new invoice %s', async (_, wrong) => {
    const batch = await done(
      await send('POST', '/invoices', {
        invoices: [{ originalInvoiceAmount: 1, currency: 'NOK', ...wrong }],
      }),
    )
    expect(batch).toMatchObject({
      status: 'FAILED',
      failed: [{ index: 0, code: 'VALIDATION_FAILED' }],
    })
  })
})

describe('a request is refused as a whole', () => {
  test.each<[string, string, object, number, string]>([
    ['without a row', '/corrections', { corrections: [] }, 422, 'corrections'],
    ['without the list', '/payments', {}, 400, 'payments'],
    [
      'for a row that names no invoice',
      '/payments',
      { payments: [{ amount: 1 }] },
      422,
      'payments.0.invoiceId',
    ],
    [
      'for a row without an amount',
      '/corrections',
      { corrections: [{ invoiceId: '8c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a21' }] },
      422,
      'corrections.0.amount',
    ],
    [
      'for an invoice without an amount',
      '/invoices',
      { invoices: [{ currency: 'NOK' }] },
      422,
      'invoices.0.originalInvoiceAmount',
    ],
    [
      'for an amount that is no number',
      '/corrections',
      { corrections: [{ amount: '1' }] },
      400,
      'corrections.0.amount',
    ],
  ])('%s', async (_, path, body, status, field) => {
    expect(await send('POST', path, body)).toMatchObject({
      status,
      body: { fields: { [field]: expect.any(String) } },
    })
  })
})

describe('a source id', () => {
  const row = (invoiceId: string, id: string, amount = 10) => ({
    invoiceId,
    amount,
    currency: 'NOK',
    uniqueSourceCorrectionId: id,
  })

  test('that comes again, waiting or booked, is a conflict', async () => {
    const invoiceId = await invoice()
    const first = await correct(row(invoiceId, 'a'), row(invoiceId, 'b'))
    expect(await correct(row(invoiceId, 'b'))).toMatchObject({
      status: 409,
      body: { errorCode: 'DUPLICATE_UNIQUE_SOURCE_PAYMENT_ID' },
    })
    await done(first)
    expect((await correct(row(invoiceId, 'a'), row(invoiceId, 'b'))).status).toBe(409)
    expect(await ledger()).toHaveLength(2)
  })

  test('that comes again beside a new one fails its row', async () => {
    const invoiceId = await invoice()
    await done(await correct(row(invoiceId, 'a')))
    expect(
      await done(await correct(row(invoiceId, 'a'), row(invoiceId, 'c'), row(invoiceId, 'c'))),
    ).toMatchObject({
      status: 'PARTIAL',
      succeeded: [{ index: 1 }],
      failed: [
        { index: 0, code: 'DUPLICATE_UNIQUE_SOURCE_PAYMENT_ID' },
        { index: 2, code: 'DUPLICATE_UNIQUE_SOURCE_PAYMENT_ID' },
      ],
    })
    expect(
      (await ledger()).map(({ uniqueSourceId }: { uniqueSourceId: string }) => uniqueSourceId),
    ).toEqual(['a', 'c'])
  })

  test('of a row that failed is free again', async () => {
    await done(await correct(row(crypto.randomUUID(), 'a')))
    expect(await done(await correct(row(await invoice(), 'a')))).toMatchObject({
      status: 'SUCCESS',
    })
  })

  test('of an invoice makes one invoice', async () => {
    const invoices = [{ originalInvoiceAmount: 5, currency: 'NOK', uniqueSourceInvoiceId: 'same' }]
    const first = await send('POST', '/invoices', { invoices })
    expect((await send('POST', '/invoices', { invoices })).status).toBe(409)
    expect(await done(first)).toMatchObject({
      status: 'SUCCESS',
      succeeded: [{ uniqueSourceInvoiceId: 'same' }],
    })
    const both = await send('POST', '/invoices', {
      invoices: [...invoices, { ...invoices[0], uniqueSourceInvoiceId: 'other' }],
    })
    expect(await done(both)).toMatchObject({
      status: 'PARTIAL',
      failed: [{ index: 0, code: 'DUPLICATE_UNIQUE_SOURCE_PAYMENT_ID' }],
    })
  })
})

test('batches are listed newest first, a page at a time, by state and type, and no other organization’s', async () => {
  const made: string[] = []
  for (const amount of [1, 2, 3])
    made.unshift((await correct({ invoiceId: crypto.randomUUID(), amount })).body.data.batchId)
  await sandbox.control(tenant, 'collection', { holdBatches: true })
  sandbox.clock.at += 1001
  await sandbox.tick()
  const ids = async (query: string) => {
    const { body } = await send('GET', `/batches?${query}`)
    return {
      ids: body.data.map(({ batchId }: { batchId: string }) => batchId),
      next: body.summary.nextPageToken,
    }
  }
  expect(await ids('State=QUEUED&Type=CORRECTION')).toEqual({ ids: made, next: null })
  const first = await ids('PageSize=2')
  expect(first).toEqual({ ids: made.slice(0, 2), next: expect.any(String) })
  expect((await ids(`PageSize=1&PageToken=${first.next}`)).ids).toEqual([made[2]])
  expect((await ids('SortDirection=asc&PageSize=2')).ids).toEqual([made[2], made[1]])
  expect((await ids('Type=PAYMENT')).ids).toEqual([])

  await sandbox.control(tenant, 'collection', { holdBatches: false })
  await sandbox.tick()
  expect((await ids('State=FAILED')).ids).toEqual(made)

  const other = await sandbox.newTenant()
  const { access_token } = await sandbox.signIn(other)
  for (const path of [`/orgs/${other.organizationId}/batches/${made[0]}`, `/batches/${made[0]}`])
    expect(
      (await sandbox.send('GET', `/collection/v1${path}`, { token: access_token })).status,
    ).toBe(404)
  expect(
    (await sandbox.send('GET', `/webapi/api/Batch?batchId=${made[0]}`, { token: access_token }))
      .status,
  ).toBe(404)
})

test('the legacy form tells failed rows by their place and shows the cases of the others', async () => {
  const accepted = await send('POST', '/invoices', {
    invoices: [
      { originalInvoiceAmount: -5, currency: 'NOK' },
      {
        originalInvoiceAmount: 5,
        currency: 'NOK',
        invoiceNumber: 'L-1',
        attachments: [{ filename: 'a.txt', contentType: 'text/plain', content: 'aGVp' }],
      },
    ],
  })
  await done(accepted)
  const { body } = await sandbox.send(
    'GET',
    `/webapi/api/Batch?batchId=${accepted.body.data.batchId}`,
    { token },
  )
  expect(body).toMatchObject({
    organizationId: tenant.organizationId,
    status: {
      statuscode: 206,
      errors: [{ objectindex: 0 }],
      responses: [{ invoices: [{ invoiceNumber: 'L-1', originalAmount: 5 }] }],
    },
  })
  expect((await sandbox.send('GET', '/webapi/api/Ping')).body).toEqual({ status: 'ok' })
})
