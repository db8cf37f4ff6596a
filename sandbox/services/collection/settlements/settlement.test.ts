import { beforeEach, describe, expect, test } from 'vitest'
import { sandboxUnderTest } from '@/tests/support/sandbox-under-test'
import type { TestTenant } from '../../../testing/test-sandbox'
import { computeAllocations } from './settlement-rules'

const sandbox = sandboxUnderTest()
let tenant: TestTenant
let token: string

beforeEach(async () => {
  sandbox.clock.at = Date.parse('2026-11-20T12:00:00Z')
  tenant = await sandbox.newTenant()
  token = (await sandbox.signIn(tenant)).access_token
})

const send = (method: string, path: string, body?: unknown) =>
  sandbox.send(method, `/collection/v1/orgs/${tenant.organizationId}${path}`, { token, body })
const later = async (seconds: number) =>
  (await sandbox.control(tenant, 'clock', { advanceSeconds: seconds })).body
async function done(path: string, body: object) {
  const { batchId } = (await send('POST', path, body)).body.data
  sandbox.clock.at += 1001
  await sandbox.tick()
  return (await send('GET', `/batches/${batchId}`)).body.data
}
type Listed = { settlementId: string; invoiceNumber: string; settlementDate: string }
const listed = async (query = ''): Promise<Listed[]> =>
  (await send('GET', `/settlements${query}`)).body.data
const ofInvoice = async (invoiceNumber: string) =>
  (await listed()).filter((one) => one.invoiceNumber === invoiceNumber)

describe('what a payment was for', () => {
  const claims = [
    { type: 'PRINCIPAL', originalAmount: '1000' },
    { type: 'FEE', originalAmount: '35' },
    { type: 'INTEREST', originalAmount: '12.5' },
  ]
  test.each([
    ['fees first', '0', '0', '20', [['FEES', '20']]],
    [
      'then interest',
      '20',
      '0',
      '20',
      [
        ['FEES', '15'],
        ['INTEREST', '5'],
      ],
    ],
    [
      'then the principal',
      '40',
      '0',
      '100',
      [
        ['CAPITAL', '92.5'],
        ['INTEREST', '7.5'],
      ],
    ],
    ['and all that is above the claims', '1047.5', '0', '0.1', [['CAPITAL', '0.1']]],
  ])('%s', (_, paid, credited, amount, parts) => {
    const found = computeAllocations(claims, { paid, credited }, amount).map((part) => [
      part.type,
      part.amount,
    ])
    expect(found.sort()).toEqual(parts.sort())
  })
})

test('what a debtor paid to the collector is settled once the day is over by the tenant’s clock; what the creditor got is not', async () => {
  const claims = [{ type: 'FEE', amount: 35 }]
  const { succeeded } = await done('/invoices', {
    invoices: [{ originalInvoiceAmount: 500, currency: 'NOK', invoiceNumber: 'S-1', claims }],
  })
  const { invoiceId, caseNumber } = succeeded[0]
  const payments = [
    { invoiceId, amount: 100.25, type: 'COLLECTOR_PAYMENT' },
    { invoiceId, amount: 50, type: 'DIRECT_PAYMENT' },
  ]
  await done('/payments', { payments })
  expect(await ofInvoice('S-1')).toEqual([])

  await later(86_400)
  const [settlement, ...others] = await ofInvoice('S-1')
  expect(others).toEqual([])
  expect(settlement).toMatchObject({
    organizationId: tenant.organizationId,
    settlementDate: '2026-11-21',
    caseNumber,
    collectionType: 'REMINDER',
    currency: 'NOK',
    settlementAmount: 100.25,
    invoiceId,
    allocations: [
      { type: 'CAPITAL', amount: 65.25, currency: 'NOK', invoiceId, caseNumber },
      { type: 'FEES', amount: 35 },
    ],
  })
  expect((await send('GET', `/settlements/${settlement!.settlementId}`)).body.data).toEqual(
    settlement,
  )

  await later(86_400)
  expect(await ofInvoice('S-1')).toHaveLength(1)

  const other = await sandbox.newTenant()
  const { access_token } = await sandbox.signIn(other)
  const foreign = `/collection/v1/orgs/${other.organizationId}/settlements/${settlement!.settlementId}`
  expect((await sandbox.send('GET', foreign, { token: access_token })).status).toBe(404)
})

test('what debtors paid before the seed was made is settled already', async () => {
  const { access_token } = (await sandbox.signInAs('lead', 'sandbox')).body
  const path = '/collection/v1/orgs/0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10/settlements'
  const { data } = (await sandbox.send('GET', path, { token: access_token })).body
  expect(data.length).toBeGreaterThan(0)
  for (const { settlementAmount, allocations } of data) {
    const cents = allocations.map(({ amount }: { amount: number }) => Math.round(amount * 100))
    expect(cents.reduce((sum: number, each: number) => sum + each, 0)).toBe(
      Math.round(settlementAmount * 100),
    )
  }
})

test('settlements are listed newest first, by days and a page at a time', async () => {
  const { body } = await sandbox.send('GET', `/sandbox/tenants/${tenant.clientNo}/ledger`)
  const [{ invoiceId }] = body.invoices
  for (const settlementDate of ['2031-01-01', '2031-01-02', '2031-01-03'])
    await sandbox.control(tenant, 'settlements', { invoiceId, amount: 10.5, settlementDate })
  const dates = async (query: string) =>
    (await listed(query)).map(({ settlementDate }) => settlementDate)
  expect(await dates('?fromDate=2031-01-01&toDate=2031-01-02')).toEqual([
    '2031-01-02',
    '2031-01-01',
  ])
  const first = (await send('GET', '/settlements?fromDate=2031-01-01&pageSize=2')).body
  expect(first.data).toHaveLength(2)
  expect(
    await dates(`?fromDate=2031-01-01&pageSize=2&pageToken=${first.summary.nextPageToken}`),
  ).toEqual(['2031-01-01'])
  expect((await send('GET', '/settlements?pageToken=made-up')).status).toBe(400)
})

test('a report adds up what happened in a month, and is made when it is over', async () => {
  const row = (amount: number) => ({
    originalInvoiceAmount: amount,
    currency: 'ISK',
    invoiceNumber: `R-${amount}`,
  })
  const { succeeded } = await done('/invoices', { invoices: [row(500.1), row(500.2)] })
  const { invoiceId } = succeeded[0]
  await done('/payments', { payments: [{ invoiceId, amount: 0.3, type: 'COLLECTOR_PAYMENT' }] })
  await done('/corrections', { corrections: [{ invoiceId, amount: 100 }] })
  const reports = async (query = '') =>
    (await send('GET', `/reports${query}`)).body.data.filter(
      ({ currency }: { currency: string }) => currency === 'ISK',
    )
  expect(await reports()).toEqual([])

  await later(86_400 * 33)
  expect(await reports()).toMatchObject([
    {
      organizationId: tenant.organizationId,
      type: 'MONTHLY',
      periodFrom: '2026-11-01',
      periodTo: '2026-11-30',
      createdAt: '2026-12-01T00:00:00.000Z',
      invoices: 2,
      openCases: 2,
      closedCases: 0,
      originalAmount: 1000.3,
      paidAmount: 0.3,
      creditedAmount: 100,
      remainingAmount: 900,
      settledAmount: 0.3,
    },
  ])
  expect(await reports('?toDate=2026-11-30')).toEqual([])
  const page = (await send('GET', '/reports?pageSize=1')).body
  const next = (await send('GET', `/reports?pageSize=1&pageToken=${page.summary.nextPageToken}`))
    .body
  expect(next.data[0].reportId).not.toBe(page.data[0].reportId)
})
