import { describe, expect, test } from 'vitest'
import { arrivedAt, asKari, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { areasAt, useSettings } from '@/tests/support/settings'
import { executeOperation } from './execute-operation'

const desk = deskUnderTest()
const workspaces = [
  { name: 'Fjord', clientNo: '1001', companyIds: [501], organizationId: null },
  { name: 'Nordkust', clientNo: '1002', companyIds: [502, 503], organizationId: null },
]
const bodies = () => arrivedAt(desk).map(({ text }) => JSON.parse(text))

describe('a search that names no company', () => {
  test.each([{}, { CompanyIds: [] }])('is one in the person’s own: %o', async (body) => {
    upstreamAnswers(desk, (_, response) => json(response, 200, { Rows: [] }))
    await asKari({ workspaces })
    expect(await executeOperation('searchInvoiceSummary', { body })).toMatchObject({ ok: true })
    expect(bodies()).toEqual([{ CompanyIds: [501, 502, 503] }])
  })

  test('is refused where the person is known to have none', async () => {
    upstreamAnswers(desk, (_, response) => json(response, 200, { Rows: [] }))
    await asKari({
      workspaces: [{ name: 'Fjord', clientNo: '1001', companyIds: [], organizationId: null }],
    })
    expect(await executeOperation('searchInvoiceSummary', { body: {} })).toMatchObject({
      failure: { kind: 'forbidden', code: 'no-companies' },
    })
    expect(arrivedAt(desk)).toEqual([])
  })
})

test('a search is written in the style of the setting', async () => {
  const { upstream } = desk
  upstreamAnswers(desk, (_, response) => json(response, 200, { Rows: [] }))
  await asKari({ workspaces })
  useSettings({ ...areasAt(upstream.base), PARTNER_WIRE: 'narrative' })
  await asKari({ workspaces })
  await executeOperation('searchInvoiceSummary', {
    body: { CompanyIds: [502], FromDate: '2026-03-01T00:00:00.000Z' },
  })
  expect(bodies()).toEqual([{ CompanyIds: ['502'], FromDate: '2026-03-01T00:00:00.000' }])
})

test('a 200 without a body is an answer without rows', async () => {
  upstreamAnswers(desk, (_, response) => void response.writeHead(200).end())
  await asKari({ workspaces })
  expect(await executeOperation('searchInvoiceSummary', { body: {} })).toEqual({
    ok: true,
    value: null,
  })
})

test.each([
  [
    'a search',
    'searchInvoiceSummary',
    { body: {} },
    {
      Rows: [
        { RowId: 1, CompanyId: 501 },
        { RowId: 2, CompanyId: 999 },
      ],
    },
  ],
  [
    'invoices of a file',
    'listInvoicesByFilename',
    { query: { CompanyId: 501, Filename: 'a.xml' } },
    [{ RowId: 2, CompanyId: 999 }],
  ],
  [
    'invoices by number',
    'listInvoicesByNumber',
    { query: { CompanyId: 501 } },
    [{ RowId: 2, CompanyId: 999 }],
  ],
  [
    'the view of a transaction',
    'getInvoiceView',
    { query: { TransactionRid: 7 } },
    { TransactionRid: 7, CompanyId: 999, Total: '12.00' },
  ],
  [
    'a receipt',
    'getReceipt',
    { query: { TransactionRid: 7, CompanyId: 501 } },
    { TransactionRid: 7, CompanyId: 999, Text: 'taken' },
  ],
  [
    'the status of an invoice',
    'getInvoiceStatus',
    { body: { InvoiceNumber: '7' } },
    { ReceiptId: 'r', CompanyId: 999, InvoiceData: 'aGVp' },
  ],
  [
    'the link of an invoice',
    'getInvoiceLookupLink',
    { query: { Identifier: 'r' } },
    { CompanyId: 999, InvoiceLink: 'https://invoices.example/i/r' },
  ],
  [
    'bundles',
    'listBundles',
    { query: { CompanyId: 501, FromDate: '2026-03-01', ToDate: '2026-03-02' } },
    [{ BundleId: 'b', CompanyId: 999 }],
  ],
] as const)(
  '%s that answers of a company of others is not shown',
  async (_, name, input, answer) => {
    upstreamAnswers(desk, (_, response) => json(response, 200, answer))
    await asKari({ workspaces })
    expect(await executeOperation(name, input as never)).toEqual({
      ok: false,
      failure: { kind: 'forbidden', code: 'scope-of-answer' },
    })
  },
)

test.each(['getInvoiceStatus', 'postInvoiceStatus', 'postInvoicePstatus'] as const)(
  '%s names an own company, and is told what is answered where the answer names none, as interface.md shows it',
  async (name) => {
    upstreamAnswers(desk, (_, response) => json(response, 200, { ReceiptId: 'r', Status: 1 }))
    await asKari({ workspaces })
    expect(await executeOperation(name, { body: { Identifier: 'r' } })).toMatchObject({
      ok: true,
      value: { ReceiptId: 'r', Status: 1 },
    })
    expect(
      await executeOperation(name, { body: { Identifier: 'r', CompanyId: 999 } }),
    ).toMatchObject({ failure: { kind: 'forbidden', code: 'scope' } })
    expect(
      await executeOperation(name, { body: { Identifier: 'r', companyid: 999 } as never }),
    ).toMatchObject({ failure: { kind: 'invalid' } })
    expect(arrivedAt(desk)).toHaveLength(1)
  },
)

test('a search that is given up is given up upstream, once and without a second try', async () => {
  const arrived = Promise.withResolvers<void>()
  const closed = Promise.withResolvers<void>()
  upstreamAnswers(desk, (_, response) => {
    response.on('close', () => closed.resolve())
    arrived.resolve()
  })
  await asKari({ workspaces })
  const leaving = new AbortController()
  const answer = executeOperation('searchInvoiceSummary', { body: {} }, { signal: leaving.signal })
  await arrived.promise
  leaving.abort()
  expect(await answer).toMatchObject({ failure: { kind: 'unreachable', code: 'aborted' } })
  await closed.promise
  expect(arrivedAt(desk)).toHaveLength(1)
})
