import { beforeAll, expect, test } from 'vitest'
import type { ArItem } from '@/lib/contracts/receivables/ar-items'
import type { LogItem } from '@/lib/contracts/receivables/log-items'
import { sandboxUnderTest } from '@/tests/support/sandbox-under-test'
import type { TestTenant } from '../../../testing/test-sandbox'
import { reportDelayMs } from './action-routes'

const sandbox = sandboxUnderTest()
let tenant: TestTenant
let token: string
let open: ArItem[]
beforeAll(async () => {
  tenant = await sandbox.newTenant()
  token = (await sandbox.signIn(tenant)).access_token
  const { body } = await send('GET', '/aritems?pagesize=1000')
  open = (body.arItems as ArItem[]).filter(
    ({ status, documentType, originalAmount }) =>
      status === 'OPEN' && documentType === 'IN' && Number(originalAmount) > 100,
  )
})

const send = (method: string, path: string, body?: unknown) =>
  sandbox.send(method, `/arm/v1/clients/${tenant.clientNo}${path}`, { token, body })
const readItem = async ({ arItemId }: ArItem): Promise<ArItem> =>
  (await send('GET', `/aritems/${arItemId}`)).body
const listLog = async (query: string): Promise<LogItem[]> =>
  (await send('GET', `/logitems?${query}`)).body.logItems
const reserve = (change: object) =>
  send('POST', '/paymentreservations', {
    metadata: { userId: 'test' },
    paymentReservation: { currency: 'NOK', paymentDate: '2026-11-20', amount: 10.1, ...change },
  })
const toPosting = ({ customerNo, documentNo, currency, documentDate }: ArItem, change = {}) => ({
  ...{ customerNo, documentNo, currency, postingDate: documentDate, amount: 10.1, ...change },
})
const post = (...autoPostings: object[]) => send('POST', '/autopostings/PAYMENT', { autoPostings })

test('a reservation lowers nothing and stands on its item, once under one id', async () => {
  const item = open[0]!
  const asked = { paymentId: 'pay-1', arItemId: item.arItemId, currency: item.currency }
  const [first, second] = [await reserve(asked), await reserve(asked)]
  expect([first.status, second.body]).toEqual([200, first.body])
  await reserve({ ...asked, paymentId: 'pay-2', amount: 0.2 })
  expect(await readItem(item)).toEqual({ ...item, reservedAmount: 10.3 })
  expect(await listLog('reference=pay-1')).toMatchObject([
    { type: 'RESERVATION', arItemId: item.arItemId, documentNo: item.documentNo, userId: 'test' },
  ])
})

test('the same id for another payment is a conflict, and nothing is reserved', async () => {
  const item = open[1]!
  const asked = { paymentId: 'pay-3', arItemId: item.arItemId, currency: item.currency }
  await reserve(asked)
  expect((await reserve({ ...asked, amount: 11 })).status).toBe(409)
  expect((await readItem(item)).reservedAmount).toBe(10.1)
})

test('two arrivals at once reserve once', async () => {
  const item = open[2]!
  const asked = { paymentId: 'pay-4', arItemId: item.arItemId, currency: item.currency }
  await Promise.all([reserve(asked), reserve(asked), reserve(asked)])
  expect((await readItem(item)).reservedAmount).toBe(10.1)
  expect(await listLog('reference=pay-4')).toHaveLength(1)
})

test.each(['documentUuid', 'accountNo', 'customerNo'] as const)(
  'a document or a customer is found by its %s',
  async (field) => {
    const item = open[3]!
    const { status, body } = await reserve({
      ...{ paymentId: `by-${field}`, [field]: item[field], currency: item.currency },
    })
    expect([status, body.customerNo]).toEqual([200, item.customerNo])
  },
)

test.each([
  ['no identifier', {}],
  ['two identifiers', { customerNo: '1', kid: '2' }],
  ['an amount of zero', { customerNo: '1', amount: 0 }],
])('%s is refused', async (_, change) =>
  expect((await reserve({ paymentId: 'wrong', ...change })).status).toBe(422),
)

test('postings are booked together, and lower what remains to the last digit', async () => {
  const [one, other] = [open[4]!, open[5]!]
  const { status, body } = await post(
    toPosting(one),
    toPosting(one, { amount: 0.2 }),
    toPosting(other),
  )
  expect([status, body.status]).toEqual([200, 'PROCESSED'])
  expect(body.results.map((row: { resultType: string }) => row.resultType)).toEqual([
    'POSTED',
    'POSTED',
    'POSTED',
  ])
  const cents = (amount: unknown) => Math.round(Number(amount) * 100)
  expect(cents((await readItem(one)).remainingAmount)).toBe(cents(one.remainingAmount) - 1030)
  expect(cents((await readItem(other)).remainingAmount)).toBe(cents(other.remainingAmount) - 1010)
  expect(await listLog(`aritemid=${one.arItemId}`)).toMatchObject([
    { type: 'POSTING' },
    { type: 'POSTING' },
  ])
})

test('one bad row rejects all, itself as rejected and the others with the set', async () => {
  const item = open[6]!
  const { status, body } = await post(
    toPosting(item),
    toPosting(item, { documentNo: 'nowhere' }),
    toPosting(item),
  )
  expect([status, body.status]).toEqual([200, 'FAILED'])
  expect(
    body.results.map((row: { status: string; resultType: string }) => [row.status, row.resultType]),
  ).toEqual([
    ['FAILED', 'BATCH-REJECTED'],
    ['FAILED', 'REJECTED'],
    ['FAILED', 'BATCH-REJECTED'],
  ])
  expect(await readItem(item)).toEqual(item)
})

test.each([
  ['more than remains', (item: ArItem) => ({ amount: Number(item.remainingAmount) + 0.01 })],
  ['nothing', () => ({ amount: 0 })],
  ['another currency', () => ({ currency: 'XXX' })],
  ['a day to come', () => ({ postingDate: '2099-01-01' })],
  ['a day before the document', () => ({ postingDate: '1999-01-01' })],
])('a posting of %s is rejected', async (_, change) => {
  const item = open[7]!
  expect((await post(toPosting(item, change(item)))).body.status).toBe('FAILED')
})

test('what an earlier row takes is gone for a later one of the same set', async () => {
  const item = open[7]!
  const whole = toPosting(item, { amount: item.remainingAmount })
  const { body } = await post(whole, toPosting(item, { amount: 0.01 }))
  expect(body.results[1]).toMatchObject({ resultType: 'REJECTED', message: 'Only 0 NOK remain' })
  expect((await post(whole)).body.status).toBe('PROCESSED')
  expect(await readItem(item)).toMatchObject({ remainingAmount: 0, status: 'PAID' })
})

test('validateOnly on one row books none of the set', async () => {
  const item = open[8]!
  const { body } = await post(toPosting(item), toPosting(item, { validateOnly: true }))
  expect(body).toMatchObject({ status: 'VALIDATED', results: [{}, { resultType: 'VALID' }] })
  expect(await readItem(item)).toEqual(item)
  expect(await listLog(`aritemid=${item.arItemId}`)).toEqual([])
})

test('a report is told as ordered at once, and as ready under the same id later', async () => {
  const report = { reportType: 'OPEN_ITEMS', fromDate: '2026-11-01', toDate: '2026-11-20' }
  const { status, body } = await send('POST', '/actions/reports', { report })
  expect(status).toBe(202)
  const types = async () =>
    (await listLog(`reference=${body.actionId}`)).map(({ type, fileId }) => [type, fileId])
  expect(await types()).toEqual([['ACTION', null]])
  sandbox.clock.at += reportDelayMs
  expect(await types()).toEqual([
    ['REPORT', body.fileId],
    ['ACTION', null],
  ])
  const file = await send('GET', `/files/${body.fileId}`)
  expect(file.body).toMatchObject({
    fileName: 'OPEN_ITEMS-2026-11-20.csv',
    contentType: 'text/csv',
  })
})

test('the log is read page by page, newest first', async () => {
  for (let at = 0; at < 12; at += 1)
    await send('POST', '/actions', { action: { actionType: 'REVIEW', text: String(at) } })
  const { body } = await send('GET', '/logitems?pagesize=10')
  expect(body.logItems).toHaveLength(10)
  expect(body.logItems[0].message).toBe('REVIEW created: 11')
  const [, query] = body.summary.nextPage.split('?')
  const next = await send('GET', `/logitems?${query}`)
  expect(next.body.logItems[0].logItemId).toBeLessThan(body.logItems[9].logItemId)
})
