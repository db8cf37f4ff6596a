import { beforeEach, describe, expect, test, vi } from 'vitest'
import { OperationFailed } from '@/lib/client/operation-failed'
import type { Failure } from '@/lib/contracts/result'
import { findOnlyHit, type LookupAccess, lookUp } from './lookup'

const upstream = vi.hoisted(() => ({
  asked: [] as { name: string; body: Record<string, unknown> }[],
  running: 0,
  most: 0,
  answer: (_: Asked): unknown => null,
}))
type Asked = { name: string; body: Record<string, unknown> }

vi.mock('@/lib/client/read', async (original) => ({
  ...(await original<object>()),
  read: async (name: string, { body = {} }: { body?: Record<string, unknown> }) => {
    upstream.asked.push({ name, body })
    upstream.most = Math.max(upstream.most, ++upstream.running)
    await new Promise((resolve) => setImmediate(resolve))
    upstream.running -= 1
    const answer = upstream.answer({ name, body })
    if (answer instanceof OperationFailed) throw answer
    return answer
  },
}))

const fails = (kind: Failure['kind']) => new OperationFailed({ kind })
const row = (CompanyId: number, InvoiceNumber = 'A-1', more = {}) => ({
  RowId: CompanyId,
  CompanyId,
  InvoiceNumber,
  Status: 'OK',
  ...more,
})
const rows = (...Rows: object[]) => ({ Rows, TotalCount: Rows.length, TotalCountIs: 'exact' })
const rights = (more: Partial<LookupAccess['may']> = {}): LookupAccess['may'] => ({
  ...{ status: true, search: true, ledger: false, collection: false },
  ...more,
})
const asker = (more: Partial<LookupAccess> = {}): LookupAccess => ({
  ...{ companyIds: [501, 502], clientNos: ['1001'], organizationIds: ['org'] },
  may: rights(),
  ...more,
})
const look = (has: Parameters<typeof lookUp>[0]['has'], text: string, by = asker()) =>
  lookUp({ has, text }, by, new AbortController().signal)
const status = (company: number) => ({ ReceiptId: `R-${company}`, CompanyId: company, Status: 1 })

/** What answers the two questions: the search, and the status by company. */
function answers(search: unknown, byCompany: Record<string, unknown> = {}) {
  upstream.answer = ({ name, body }) =>
    name === 'searchInvoiceSummary'
      ? search
      : (byCompany[String(body.CompanyId ?? body.Identifier ?? 'any')] ?? fails('not-found'))
}

beforeEach(() => {
  Object.assign(upstream, { asked: [], running: 0, most: 0 })
})

describe('looking up', () => {
  test('a receipt id asks the status by its identifier', async () => {
    answers(null, { 'R-7': { ReceiptId: 'R-7', Status: 1 } })
    const found = await look('receiptId', 'R-7')
    expect(upstream.asked).toEqual([{ name: 'getInvoiceStatus', body: { Identifier: 'R-7' } }])
    expect(findOnlyHit(found)?.page).toEqual({ identifier: 'R-7' })
  })

  test.each([
    ['kid', 'KID', { Searches: ['123'] }],
    ['fileName', 'Filename', { Searches: ['123'] }],
    ['transactionRid', 'TransactionRid', { Searches: ['123'] }],
    ['invoiceeName', 'InvoiceeName', { Search: '123' }],
  ] as const)('%s asks the search alone', async (has, SearchType, asked) => {
    answers(rows(row(501)))
    const found = await look(has, '123')
    expect(upstream.asked.map(({ body }) => body)).toEqual([
      expect.objectContaining({ SearchType, ...asked }),
    ])
    expect(findOnlyHit(found)?.page).toEqual({ number: 'A-1', company: 501 })
  })

  test('a number that one company sent and another has accepted finds both, and neither is guessed', async () => {
    answers(rows(row(501)), { 502: status(502) })
    const found = await look('invoiceNumber', 'A-1')
    expect(upstream.asked.slice(1)).toEqual([
      { name: 'getInvoiceStatus', body: { InvoiceNumber: 'A-1', CompanyId: 502 } },
    ])
    expect(found.hits.map(({ companyId }) => companyId)).toEqual([501, 502])
    expect(findOnlyHit(found)).toBeNull()
  })

  test('a number that nobody has is found by no company', async () => {
    answers(rows())
    expect(await look('invoiceNumber', 'A-1')).toMatchObject({ hits: [], isWhole: true })
    expect(upstream.asked).toHaveLength(3)
  })

  test('a number without the right to the search asks each company, six at once', async () => {
    const companyIds = Array.from({ length: 9 }, (_, at) => at + 1)
    answers(fails('forbidden'), { 4: status(4) })
    const found = await look(
      'invoiceNumber',
      'A-1',
      asker({ companyIds, may: rights({ search: false }) }),
    )
    expect(upstream.asked.map(({ body }) => body.CompanyId)).toEqual(companyIds)
    expect(upstream.most).toBe(6)
    expect(findOnlyHit(found)?.page).toEqual({ number: 'A-1', company: 4 })
  })

  test('a number whose companies nothing tells is asked for once, and what is found is not taken for the one', async () => {
    answers(rows(), { any: status(777) })
    const found = await look('invoiceNumber', 'A-1', asker({ companyIds: null }))
    expect(found).toMatchObject({ hits: [{ companyId: 777 }], isWhole: false })
    expect(findOnlyHit(found)).toBeNull()
  })

  test('what nobody may be asked asks nothing', async () => {
    expect(await look('kid', '1', asker({ may: rights({ search: false }) }))).toEqual({
      hits: [],
      elsewhere: [],
      asked: [],
      isWhole: true,
    })
    expect(await look('receiptId', '1', asker({ may: rights({ status: false }) }))).toMatchObject({
      asked: [],
    })
    expect(upstream.asked).toEqual([])
  })

  test('what distribution does not know is asked of the ledger and of collection, as far as the person may', async () => {
    const item = { arItemId: 7, documentNo: 'A-1', customerNo: '10001', currency: 'NOK' }
    answers(rows())
    const status = upstream.answer
    upstream.answer = (asked) =>
      asked.name === 'listArItems' ? { arItems: [item], summary: { totalCount: 1 } } : status(asked)
    const found = await look('invoiceNumber', 'A-1', asker({ may: rights({ ledger: true }) }))
    expect(found).toMatchObject({
      hits: [],
      elsewhere: [{ number: 'A-1', currency: 'NOK', href: '/clients/1001/customers/10001' }],
    })
    expect(upstream.asked.map(({ name }) => name)).not.toContain('listCollectionInvoices')
    await look('fileName', 'A-1', asker({ may: rights({ ledger: true, collection: true }) }))
    expect(upstream.asked.filter(({ name }) => name === 'listArItems')).toHaveLength(1)
  })

  test('shows no page that the person may not read', async () => {
    answers(rows(row(501)))
    const found = await look('kid', '1', asker({ may: rights({ status: false }) }))
    expect(found.hits).toMatchObject([{ number: 'A-1', page: null }])
    expect(findOnlyHit(found)).toBeNull()
  })

  test('an answer without rows is told from one without invoices', async () => {
    answers(null)
    expect((await look('kid', '1')).asked).toEqual([
      { operation: 'searchInvoiceSummary', failure: null, isSilent: true, isIgnored: false },
    ])
    answers({ ...rows(), TotalCount: 3 })
    expect((await look('kid', '1')).asked).toMatchObject([{ isSilent: true }])
    answers(rows())
    expect((await look('kid', '1')).asked).toMatchObject([{ isSilent: false }])
  })

  test('more rows than are read leave it open whether there are others', async () => {
    answers({ ...rows(row(501)), TotalCount: 2 })
    expect(findOnlyHit(await look('kid', '1'))).toBeNull()
    answers({ Rows: Array.from({ length: 50 }, () => row(501)) })
    expect(await look('kid', '1')).toMatchObject({ hits: { length: 1 }, isWhole: false })
  })

  test.each([
    ['nothing is behind them', {}, [], true],
    ['about as many are counted', { TotalCount: 9, TotalCountIs: 'about' }, [], true],
    ['another is behind them', {}, [row(400)], false],
    ['more are counted', { TotalCount: 9, TotalCountIs: 'moreThan' }, [], false],
  ])('fewer rows than were asked for are all where %s', async (_, count, behind, isWhole) => {
    upstream.answer = ({ body }) => ({
      Rows: body.RowId === 501 ? behind : [row(501)],
      ...count,
    })
    expect(await look('kid', '1')).toMatchObject({ hits: { length: 1 }, isWhole })
  })

  test('rows that were not asked for are no hits, and whether there is one behind them is not known', async () => {
    answers(rows(row(501, 'B-2'), row(502, 'A-1')))
    expect(await look('invoiceNumber', 'A-1')).toMatchObject({
      hits: [{ number: 'A-1' }],
      asked: [{ isIgnored: true }, {}],
      isWhole: true,
    })
    answers({ Rows: Array.from({ length: 50 }, (_, at) => row(501, `B-${at}`)) })
    expect(await look('invoiceNumber', 'A-1')).toMatchObject({
      hits: [],
      asked: [{ isIgnored: true }, {}],
      isWhole: false,
    })
  })

  test('a status of another number, or of another company, is no hit', async () => {
    const other = { ...status(501), Transaction: { InvoiceNumber: 'B-2' } }
    answers(rows(), { 501: other, 502: { ...status(501), Transaction: { InvoiceNumber: 'A-1' } } })
    expect(await look('invoiceNumber', 'A-1')).toMatchObject({
      hits: [],
      asked: [{}, { isIgnored: true }],
      isWhole: false,
    })
  })

  test('one question that fails leaves what the other found, which is not taken for the one', async () => {
    answers(fails('unreachable'), { 501: status(501) })
    const found = await look('invoiceNumber', 'A-1')
    expect(found).toMatchObject({
      hits: [{ companyId: 501 }],
      asked: [{ failure: { kind: 'unreachable' } }, { failure: null }],
    })
    expect(findOnlyHit(found)).toBeNull()
  })

  test('fails where no question was answered, and wherever the session has ended', async () => {
    answers(fails('unreachable'), { 501: fails('throttled'), 502: fails('throttled') })
    await expect(look('invoiceNumber', 'A-1')).rejects.toMatchObject({
      failure: { kind: 'unreachable' },
    })
    answers(rows(row(501)), { 502: fails('unauthenticated') })
    await expect(look('invoiceNumber', 'A-1')).rejects.toMatchObject({
      failure: { kind: 'unauthenticated' },
    })
  })
})
