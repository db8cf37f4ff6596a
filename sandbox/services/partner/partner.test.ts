import { describe, expect, test } from 'vitest'
import { worldUnderTest } from '@/tests/support/sandbox-under-test'
import type { TestTenant } from '../../testing/test-sandbox'

const world = worldUnderTest()
const { sandbox, tenant, other } = world

type Row = { RowId: number; TransactionRid: number; CompanyId: number; [field: string]: unknown }

const area = '/distribution/api'
const get = (path: string, as = world.support) =>
  sandbox.send('GET', `${area}/${path}`, { token: as })
const search = (body: object, as = world.support) =>
  sandbox.send('POST', `${area}/Invoice/SummaryInvoice`, { token: as, body })
const add = async (...rows: object[]) =>
  (await sandbox.control(tenant, 'transactions', rows)).body as Row[]
const stored = async (of: TestTenant) =>
  (await sandbox.send('GET', `/sandbox/tenants/${of.clientNo}/transactions`)).body as Row[]

describe('whose transactions are found', () => {
  test('those of the person’s own companies, and nobody else’s', async () => {
    const { body } = await search({ PageSize: 1000 })
    expect(new Set(body.Rows.map((row: Row) => row.CompanyId))).toEqual(new Set(tenant.companyIds))
    expect((await get('Company/AvailableCompanies')).body).toMatchObject(
      tenant.companyIds.map((CompanyId) => ({ CompanyId, Name: expect.any(String) })),
    )
  })

  test('a company of others is refused, alone or among own ones', async () => {
    for (const CompanyIds of [[other.companyId], [tenant.companyId, String(other.companyId)]])
      expect((await search({ CompanyIds })).status).toBe(403)
  })

  test('a transaction of others is told like one that does not exist', async () => {
    const [theirs] = await stored(other)
    const [unknown, foreign] = await Promise.all(
      [1, theirs!.TransactionRid].map((rid) => get(`Invoice/InvoiceView?TransactionRid=${rid}`)),
    )
    expect(foreign).toMatchObject({
      status: 404,
      body: { errorMessage: unknown!.body.errorMessage },
    })
    expect(
      (
        await get(
          `Invoice/Receipt?TransactionRid=${theirs!.TransactionRid}&CompanyId=${tenant.companyId}`,
        )
      ).status,
    ).toBe(404)
    expect(
      (await search({ SearchType: 'TransactionRid', Search: String(theirs!.TransactionRid) })).body
        .Rows,
    ).toEqual([])
  })

  test('the support person of the seed looks after forty companies', async () => {
    const { access_token } = (await sandbox.signInAs('support', 'sandbox')).body
    expect((await get('Company/AvailableCompanies', access_token)).body).toHaveLength(40)
  })
})

test('a search may answer without a body, as the interface documents it', async () => {
  await sandbox.control(tenant, 'partner', { summaryWithoutRows: true })
  expect(await search({})).toMatchObject({ status: 200, body: undefined })
  await sandbox.control(tenant, 'partner', { summaryWithoutRows: false })
  expect((await search({})).body.Rows.length).toBeGreaterThan(0)
})

test('the lines and the VAT of a view add up to the amount', async () => {
  for (const row of await stored(tenant)) {
    const { status, body } = await get(`Invoice/InvoiceView?TransactionRid=${row.TransactionRid}`)
    expect(status).toBe(200)
    const cents = [...body.Lines.map((line: { Amount: string }) => line.Amount), body.Vat].map(
      (text: string) => {
        expect(text).toMatch(/^-?\d+\.\d\d$/)
        return Number(text.replace('.', ''))
      },
    )
    expect(cents.reduce((sum, part) => sum + part)).toBe(Math.round(Number(row.Amount ?? 0) * 100))
  }
})

test('a receipt is there once a third party has answered', async () => {
  const [one] = await add({ Status: 'Pending', ChannelStatus: 'WaitingForReceipt' })
  const receipt = () =>
    get(`Invoice/Receipt?TransactionRid=${one!.TransactionRid}&CompanyId=${tenant.companyId}`)
  expect((await receipt()).status).toBe(404)
  await sandbox.send(
    'PUT',
    `/sandbox/tenants/${tenant.clientNo}/transactions/${one!.TransactionRid}`,
    {
      body: {
        Status: 'OK',
        ChannelStatus: 'ReceiptReceived',
        ChannelUpdateTime: '2026-11-20T11:00:00Z',
      },
    },
  )
  expect((await receipt()).body).toMatchObject({
    Status: 'ReceiptReceived',
    ReceivedTime: '2026-11-20T11:00:00',
  })
})

test('invoices are found by their file, their number and their period', async () => {
  const [first, second] = await add(
    { Filename: 'Ålesund-1.xml', InvoiceNumber: 'A-1', LogTime: '2025-01-31T23:59:59Z' },
    { Filename: 'Ålesund-1.xml', InvoiceNumber: 'A-2', LogTime: '2025-02-01T00:00:00Z' },
  )
  const rids = async (path: string) =>
    (await get(`Invoice/${path}&CompanyId=${tenant.companyId}`)).body.map(
      (row: Row) => row.TransactionRid,
    )
  expect(await rids(`InvoicesByFilename?Filename=${encodeURIComponent('Ålesund-1.xml')}`)).toEqual([
    second!.TransactionRid,
    first!.TransactionRid,
  ])
  expect(await rids('Invoices?InvoiceNumber=A-2')).toEqual([second!.TransactionRid])
  expect(await rids('Invoices?FromDate=2025-01-01&ToDate=2025-01-31')).toEqual([
    first!.TransactionRid,
  ])
  expect(await rids('Invoices?FromDate=2024-01-01&ToDate=2024-01-31')).toEqual([])
})

test('bundles and days count what came', async () => {
  const rows = (await stored(tenant)).filter(
    (row) => row.CompanyId === tenant.companyIds[1] && row.LogTime !== null,
  )
  const period = `FromDate=2026-09-01&ToDate=2026-11-20&CompanyId=${tenant.companyIds[1]}`
  const { Days } = (await get(`Bundle/Summary?${period}`)).body as {
    Days: Record<string, number | string>[]
  }
  for (const day of Days) {
    const those = rows.filter((row) => String(row.LogTime).startsWith(String(day.Date)))
    const of = (status: string) => those.filter((row) => row.Status === status).length
    const known = {
      OK: of('OK'),
      Pending: of('Pending'),
      Failed: of('Failed'),
      Handled: of('Handled'),
    }
    expect(day).toEqual({
      Date: day.Date,
      Total: those.length,
      ...known,
      Other: those.length - Object.values(known).reduce((a, b) => a + b),
    })
  }
  expect(Days.reduce((sum, day) => sum + Number(day.Total), 0)).toBe(rows.length)

  const bundles = (await get(`Bundle/List?${period}`)).body as {
    Filename: string
    Invoices: number
    BundleId: string
  }[]
  expect(new Set(bundles.map(({ BundleId }) => BundleId)).size).toBe(bundles.length)
  expect(bundles.reduce((sum, { Invoices }) => sum + Invoices, 0)).toBe(
    rows.filter((row) => row.Filename).length,
  )
  expect(
    (await get(`Bundle/List?FromDate=2026-11-20&ToDate=2026-11-01&CompanyId=${tenant.companyId}`))
      .status,
  ).toBe(400)
})

test('the partner area takes its own token, and where it is told so no other', async () => {
  const user = other.users.find(({ role }) => role === 'support')!
  const identity = (await sandbox.signIn(other, 'support')).access_token
  const { Token, ExpiresIn } = (
    await sandbox.send('POST', `${area}/Token`, {
      body: { UserName: user.userName, Password: user.password },
    })
  ).body
  expect(ExpiresIn).toBe(3600)
  expect([(await search({}, identity)).status, (await search({}, Token)).status]).toEqual([
    200, 200,
  ])

  await sandbox.control(other, 'partner', { partnerTokens: true })
  expect([(await search({}, identity)).status, (await search({}, Token)).status]).toEqual([
    401, 200,
  ])
  expect(
    (await sandbox.send('GET', `/arm/v1/clients/${other.clientNo}/customers`, { token: Token }))
      .status,
  ).toBe(401)
  sandbox.clock.at += 3_601_000
  expect((await search({}, Token)).status).toBe(401)
})
