import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasPostgres, temporaryDatabase } from '@/tests/support/postgres'
import { findExpectedRows, type Row, type Search } from '../../testing/search-oracle'
import { createTestSandbox, type TestSandbox, type TestTenant } from '../../testing/test-sandbox'

const kinds = [
  { kind: 'PGlite', url: false },
  ...(hasPostgres ? [{ kind: 'PostgreSQL', url: true }] : []),
]

const times = [
  '2026-11-01T00:00:00',
  '2026-11-01T23:59:59',
  '2026-11-05T10:30:00',
  '2026-11-09T07:00:01',
  null,
]
const texts = [
  '2026-100',
  'Å-7',
  '0042',
  'kommune_100%',
  'Malmö kommun',
  'MALMO KOMMUN',
  'Øst\\Vest',
  'ab',
  '',
  null,
]
const given = (companyIds: number[]) =>
  fc.record({
    CompanyId: fc.constantFrom(...companyIds),
    DirectionCode: fc.constantFrom(1, 2, null),
    LogTime: fc.constantFrom(...times),
    ChannelUpdateTime: fc.constantFrom(...times),
    Status: fc.constantFrom('OK', 'OK', 'Failed', 'Pending', 'Held', null),
    RequestedChannel: fc.constantFrom('Peppol', 'Print', null),
    ActualChannel: fc.constantFrom('Print', 'E-mail', null),
    InvoiceType: fc.constantFrom('Invoice', 'CreditNote', null),
    InvoiceNumber: fc.constantFrom(...texts),
    KID: fc.constantFrom(...texts),
    Filename: fc.constantFrom(...texts),
    InvoiceeName: fc.constantFrom(...texts),
    Amount: fc.constantFrom(-10, 0, 12.5, 12.5, 1000, null),
    DueDate: fc.constantFrom('2026-11-20', '2026-12-01', null),
    ChannelStatus: fc.constantFrom('Delivered', 'Queued', null),
    CorrelationStatus: fc.constantFrom('Matched', 'Unmatched', null),
    ParentTransactionRid: fc.constantFrom(77, 78, null),
  })

const words = (...some: string[]) => fc.subarray(some, { minLength: 0 })
const moment = fc.constantFrom(
  '2026-11-01T00:00:00',
  '2026-11-01T00:00:00Z',
  '2026-11-05T11:30:00+01:00',
  '2026-11-05T23:59:59.999',
  '2026-11-09T07:00:01',
)
const text = fc.constantFrom(
  '2026',
  'malmö',
  'MALMO K',
  '%',
  '_',
  '\\',
  'a',
  '100%',
  'zzz',
  '0042',
  'å-',
  ' ',
)
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 })
const searches = ({
  companyIds,
  rows,
}: {
  companyIds: number[]
  rows: Row[]
}): fc.Arbitrary<Search> =>
  fc
    .record({
      CompanyIds: maybe(fc.subarray<number | string>([companyIds[0]!, String(companyIds[1])])),
      Statuses: maybe(words('OK', 'Failed', 'Pending', 'Held', 'Nope')),
      ChannelStatuses: maybe(words('Delivered', 'Nope')),
      Endpoints: maybe(words('Print', 'Peppol')),
      DocumentType: maybe(words('Invoice', 'CreditNote')),
      Direction: maybe(fc.constantFrom(1, 2, 3)),
      CorrelationStatus: maybe(fc.constantFrom('Matched', 'Nope')),
      ParentTransactionRid: maybe(fc.constantFrom(77, 5)),
      FromDate: maybe(moment),
      ToDate: maybe(moment),
      FromChannelUpdateTime: maybe(moment),
      ToChannelUpdateTime: maybe(moment),
      SearchType: maybe(
        fc.constantFrom('InvoiceNumber', 'KID', 'Filename', 'TransactionRid', 'InvoiceeName'),
      ),
      Search: maybe(
        fc.oneof(text, fc.constantFrom(...rows.map((row) => String(row.TransactionRid)))),
      ),
      Searches: maybe(
        fc.array(
          fc.oneof(
            text,
            fc.constantFrom('malmo kommun', '2026-100', String(rows[0]!.TransactionRid)),
          ),
          { maxLength: 3 },
        ),
      ),
      OrderBy: maybe(fc.constantFrom('asc', 'desc')),
      SortableColId: maybe(fc.constantFrom('RowId', 'Amount', 'DueDate')),
      PageSize: maybe(fc.integer({ min: 1, max: 40 })),
      Offset: maybe(fc.integer({ min: 0, max: 12 })),
      RowId: maybe(
        fc.constantFrom(
          ...rows.filter((row) => row.CompanyId === companyIds[0]).map((row) => row.RowId),
        ),
      ),
    })
    .map(thinned)

/** Most of what could be asked is not: with everything asked nothing is found. */
const thinned = (search: Record<string, unknown>): Search => {
  const asked = Object.entries(search).filter(([, value]) => value !== undefined)
  const hash = asked.length * 7
  return Object.fromEntries(
    asked.filter(
      ([name], index) =>
        (index + hash) % 4 === 0 ||
        ['OrderBy', 'SortableColId', 'PageSize', 'CompanyIds'].includes(name),
    ),
  )
}

describe.each(kinds)('the search on $kind', ({ url }) => {
  let sandbox: TestSandbox
  let tenant: TestTenant
  let token: string
  let drop = async () => {}
  const stored = async () =>
    (await sandbox.send('GET', `/sandbox/tenants/${tenant.clientNo}/transactions`)).body as Row[]
  const search = (body: object) =>
    sandbox.send('POST', '/distribution/api/Invoice/SummaryInvoice', { token, body })
  const add = async (...rows: object[]) =>
    (await sandbox.control(tenant, 'transactions', rows)).body as Row[]

  beforeAll(async () => {
    const database = url ? await temporaryDatabase() : undefined
    drop = database?.drop ?? drop
    sandbox = await createTestSandbox({ url: database?.url })
    tenant = await sandbox.newTenant()
    token = (await sandbox.signIn(tenant, 'support')).access_token
    await add(...fc.sample(given(tenant.companyIds), { numRuns: 150, seed: 7 }))
  })
  afterAll(async () => {
    await sandbox.close()
    await drop()
  })

  test('finds what a plain look through all rows finds, in the same order', async () => {
    const rows = await stored()
    let hits = 0
    await fc.assert(
      fc.asyncProperty(searches({ companyIds: tenant.companyIds, rows }), async (asked) => {
        const { status, body } = await search(asked)
        const { page, all } = findExpectedRows(rows, tenant.companyIds, asked)
        expect(status).toBe(200)
        expect(body.Rows.map((row: Row) => row.RowId)).toEqual(page.map((row) => row.RowId))
        if (asked.RowId === undefined && !asked.Offset)
          expect([body.TotalCount, body.TotalCountIs]).toEqual([all.length, 'exact'])
        else expect(body.TotalCount).toBeUndefined()
        hits += page.length > 0 ? 1 : 0
      }),
      { numRuns: 400 },
    )
    expect(hits).toBeGreaterThan(100)
  })

  test('agrees with itself after a transaction was changed', async () => {
    const [one] = await add({
      InvoiceNumber: 'CHANGED-1',
      LogTime: '2026-11-02T12:00:00',
      Status: 'Pending',
    })
    const path = `/sandbox/tenants/${tenant.clientNo}/transactions/${one!.TransactionRid}`
    expect(
      (
        await sandbox.send('PUT', path, {
          body: {
            Status: 'Failed',
            LogText: 'x',
            InvoiceNumber: 'Changed-Ö',
            LogTime: '2026-11-03T12:00:00',
          },
        })
      ).status,
    ).toBe(200)
    expect((await search({ Search: 'changed-o', Statuses: ['Failed'] })).body.Rows).toMatchObject([
      { RowId: one!.RowId, LogText: 'x' },
    ])
    const day = { FromDate: '2026-11-03T00:00:00', ToDate: '2026-11-03T23:59:59', PageSize: 1 }
    expect((await search(day)).body.TotalCount).toBe(
      (await stored()).filter((row) => String(row.LogTime).startsWith('2026-11-03')).length,
    )
  })

  test.each([
    { SortableColId: 'KID' },
    { OrderBy: 'up' },
    { SearchType: 'LogText' },
    { Searches: Array(101).fill('1') },
    { PageSize: 0 },
    { Offset: -1 },
    { SortableColId: 'Amount', RowId: 1 },
  ])('refuses %o', async (asked) =>
    expect(await search(asked)).toMatchObject({
      status: 400,
      body: { fields: expect.any(Object) },
    }),
  )

  test.each(['desc', 'asc'] as const)(
    'paging by RowId, %s, misses nothing while others add and change rows',
    async (OrderBy) => {
      const before = (await stored()).map((row) => row.RowId)
      const seen: number[] = []
      for (let RowId: number | undefined; ; ) {
        const [{ body }, added] = await Promise.all([
          search({ OrderBy, PageSize: 20, RowId }),
          Promise.all([add({}), add({}, {})]),
        ])
        expect(added.flat()).toHaveLength(3)
        if (body.Rows.length === 0 || seen.length > 2 * before.length) break
        seen.push(...body.Rows.map((row: Row) => row.RowId))
        RowId = seen.at(-1)
      }
      expect(new Set(seen).size).toBe(seen.length)
      expect(before.filter((rowId) => !seen.includes(rowId))).toEqual([])
    },
  )

  test('“newer than” never passes over a row that is stored late', async () => {
    const last = (await stored()).at(-1)!.RowId
    const writers = Array.from({ length: 20 }, (_, index) =>
      add(...Array.from({ length: 1 + (index % 4) }, () => ({}))),
    )
    const seen: number[] = []
    let isWriting = true
    const done = Promise.all(writers).finally(() => {
      isWriting = false
    })
    for (let more = true; more; ) {
      const wasWriting = isWriting
      const { body } = await search({ OrderBy: 'asc', PageSize: 7, RowId: seen.at(-1) ?? last })
      seen.push(...body.Rows.map((row: Row) => row.RowId))
      more = wasWriting || body.Rows.length > 0
    }
    const added = (await done).flat().map((row) => row.RowId)
    expect(seen).toEqual(added.toSorted((a, b) => a - b))
  })

  test('pages by Offset, newest first, show a row again for each that came; oldest first they hold', async () => {
    const page = async (OrderBy: string, Offset: number) =>
      (await search({ OrderBy, Offset, PageSize: 10 })).body.Rows.map(
        (row: Row) => row.RowId,
      ) as number[]
    const [down, up] = [await page('desc', 0), await page('asc', 0)]
    await add({})
    expect((await page('desc', 10))[0]).toBe(down.at(-1))
    expect(up).not.toContain((await page('asc', 10))[0])
  })
})
