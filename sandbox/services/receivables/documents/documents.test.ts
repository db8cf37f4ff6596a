import { beforeEach, expect, test } from 'vitest'
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
  sandbox.send(method, `/arm/v1/clients/${tenant.clientNo}${path}`, { token, body })
const invoice = {
  ...{ documentType: 'IN', customerNo: '1', documentNo: 'N-1', documentDate: '2026-11-20' },
  ...{ dueDate: '2026-12-04', currency: 'NOK', kid: '12345674' },
  currencyAmounts: { exclVat: 1000, vat: 250.1, inclVat: 1250.1 },
}
const create = (change: object = {}) =>
  send('POST', '/documents', { documents: [{ ...invoice, ...change }] })

test('each item has a document of its number and amount', async () => {
  const { arItems } = (await send('GET', '/aritems?pagesize=1000')).body
  const { documents, summary } = (await send('GET', '/documents?pagesize=1000')).body
  expect(summary.totalCount).toBe(arItems.length)
  const amounts = (rows: { arItemId: number; amount: number }[]) =>
    rows.map(({ arItemId, amount }) => `${arItemId} ${amount}`).sort()
  expect(
    amounts(
      documents.map(({ arItemId, currencyAmounts }: never) => ({
        arItemId,
        amount: (currencyAmounts as { inclVat: number }).inclVat,
      })),
    ),
  ).toEqual(
    amounts(
      arItems.map(({ arItemId, originalAmount }: never) => ({ arItemId, amount: originalAmount })),
    ),
  )
})

test('a document that is created is read, listed, bundled, and booked as an item', async () => {
  await send('GET', '/documents')
  expect((await create()).body).toMatchObject({ result: 'CREATED', documentNo: 'N-1' })
  const { body: read } = await send('GET', '/documents/N-1')
  expect(read).toMatchObject({ ...invoice, bundleId: 'DB-2026-11-20' })
  expect((await send('GET', '/documents?customerno=1&documentno=N-1')).body.documents).toEqual([
    read,
  ])
  expect((await send('GET', '/documentbundles/DB-2026-11-20')).body.documentNos).toContain('N-1')
  const { arItems } = (await send('GET', '/aritems?documentno=N-1')).body
  expect(arItems).toMatchObject([
    { arItemId: read.arItemId, remainingAmount: 1250.1, status: 'OPEN', kid: '12345674' },
  ])
})

test.each([
  ['a customer that is not there', { customerNo: 'nobody' }, 'customerNo'],
  ['another type', { documentType: 'XX' }, 'documentType'],
  ['a day before its own', { dueDate: '2026-11-19' }, 'dueDate'],
  ['an invoice of less than nothing', { currencyAmounts: { inclVat: -1 } }, 'currencyAmounts'],
  ['a credit note of more', { documentType: 'CN' }, 'currencyAmounts'],
])('%s is refused, and nothing is booked', async (_, change, field) => {
  expect(await create(change)).toMatchObject({
    status: 422,
    body: { fields: { [`documents.0.${field}`]: expect.any(String) } },
  })
  expect((await send('GET', '/aritems?documentno=N-1')).body.arItems).toEqual([])
})

test('a number is taken once', async () => {
  expect((await create()).status).toBe(200)
  expect((await create()).status).toBe(422)
  expect((await send('GET', '/aritems?documentno=N-1')).body.arItems).toHaveLength(1)
})

const batch = async (documents: object[]) => {
  const { status, body } = await send('POST', '/documents/batches', { documents })
  expect(status).toBe(202)
  const read = () => send('GET', `/batches/${body.batchUuid}`)
  return { read, batchUuid: body.batchUuid as string }
}

test('amounts that do not add up are refused', async () => {
  expect(
    await create({ currencyAmounts: { exclVat: 1000, vat: 250, inclVat: 1250.1 } }),
  ).toMatchObject({
    status: 422,
    body: { fields: { 'documents.0.currencyAmounts': 'does not add up' } },
  })
})

test('a batch is booked later, row by row: a refused one leaves the others alone', async () => {
  const { read, batchUuid } = await batch([
    { ...invoice, documentNo: 'B-1' },
    { ...invoice, documentNo: 'B-2', customerNo: 'nobody' },
    { ...invoice, documentNo: 'B-1' },
    { ...invoice, documentNo: 'B-3', kid: null },
  ])
  expect(await read()).toMatchObject({ status: 202, body: { status: 'QUEUED', total: 4 } })
  expect((await send('GET', '/documents/B-1')).status).toBe(404)
  sandbox.clock.at += 1001
  await sandbox.tick()
  const created = { status: 'PROCESSED', result: 'CREATED' }
  const rejected = { status: 'FAILED', result: 'REJECTED' }
  expect(await read()).toMatchObject({
    status: 206,
    body: {
      ...{ batchUuid, status: 'PARTIAL', processed: 4, failed: 2 },
      results: [
        { index: 0, documentNo: 'B-1', customerNo: '1', ...created },
        { index: 1, documentNo: 'B-2', ...rejected, message: 'customerNo: does not exist' },
        { index: 2, documentNo: 'B-1', ...rejected, message: 'documentNo: is taken' },
        { index: 3, documentNo: 'B-3', ...created },
      ],
    },
  })
  for (const [number, items] of [
    ['B-1', 1],
    ['B-2', 0],
    ['B-3', 1],
  ] as const)
    expect((await send('GET', `/aritems?documentno=${number}`)).body.arItems).toHaveLength(items)
})

test('a batch of documents alone is done, and nothing of it is booked twice', async () => {
  const { read } = await batch([{ ...invoice, documentNo: 'B-4' }])
  sandbox.clock.at += 1001
  await Promise.all([sandbox.tick(), sandbox.tick()])
  expect(await read()).toMatchObject({ status: 200, body: { status: 'DONE', failed: 0 } })
  expect((await send('GET', '/aritems?documentno=B-4')).body.arItems).toHaveLength(1)
})
