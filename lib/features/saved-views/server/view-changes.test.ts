import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ViewChanges } from '@/lib/contracts/desk/views'
import type { InvoiceSummarySearch } from '@/lib/contracts/partner/invoice-summary'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import {
  arrivedAt,
  asKari,
  asOla,
  deskUnderTest,
  upstreamAnswers,
} from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { storedText, storeKinds } from '@/tests/support/stores'

const ofSearch = { list: 'search', clientNo: null, organizationId: null } as const
const search: InvoiceSummarySearch = { CompanyIds: [501], PageSize: 100, OrderBy: 'asc' }
const start = new Date('2026-11-20T14:02:00Z')
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000)

describe.each(storeKinds)('a view, with what is remembered of it on %s,', (kind) => {
  const desk = deskUnderTest(kind)
  type Row = {
    TransactionRid: number
    RowId: number
    CompanyId: number
    Status: string
    LogTime: string
  }
  let rows: Row[]
  let pageMax: number
  let rowsGiven: number
  let ignoresNumbers: boolean

  /**
   * An upstream with rows that a test changes as it goes; it hands out `pageMax` rows at once, and
   * `rowsGiven` in all, at most.
   */
  function answer(asked: InvoiceSummarySearch) {
    const matching = rows
      .filter(({ Status }) => !asked.Statuses || asked.Statuses.includes(Status))
      .filter(
        ({ TransactionRid }) =>
          ignoresNumbers || !asked.Searches || asked.Searches.includes(String(TransactionRid)),
      )
      .filter(({ LogTime }) => !asked.ToDate || `${LogTime}Z` <= asked.ToDate)
      .sort((one, other) => other.RowId - one.RowId)
    const after = matching.filter(({ RowId }) => asked.RowId === undefined || RowId < asked.RowId)
    return {
      Rows: after
        .filter((each) => matching.indexOf(each) < rowsGiven)
        .slice(0, Math.min(asked.PageSize ?? 100, pageMax)),
      TotalCount: matching.length,
      TotalCountIs: 'exact',
    }
  }

  const row = (rid: number, Status: string, at: Date = start): Row => ({
    TransactionRid: rid,
    RowId: rid,
    CompanyId: 501,
    Status,
    LogTime: at.toISOString().replace('Z', ''),
  })
  const become = (rid: number, Status: string) => {
    rows = rows.map((each) => (each.TransactionRid === rid ? { ...each, Status } : each))
  }

  let viewId: string
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    rows = []
    pageMax = 1_000
    rowsGiven = Number.POSITIVE_INFINITY
    ignoresNumbers = false
    upstreamAnswers(desk, ({ text }, response) => json(response, 200, answer(JSON.parse(text))))
    await asKari({ seconds: 1_000_000 })
    const saved = await executeOperation(
      'saveView',
      {
        body: {
          ...ofSearch,
          name: 'Fjellheim',
          query: 'companies=501',
          companyIds: [501],
          shared: true,
        },
      },
      { idempotencyKey: randomUUID() },
    )
    viewId = saved.ok ? saved.value.viewId : ''
  })
  afterEach(() => vi.useRealTimers())

  const ask = (asked: InvoiceSummarySearch = search) =>
    executeOperation('getViewChanges', { params: { viewId }, body: { search: asked } })
  const keep = (look: string) =>
    executeOperation('visitView', { params: { viewId }, body: { look } })

  async function changes(asked = search): Promise<ViewChanges> {
    const result = await ask(asked)
    if (!result.ok) throw new Error(JSON.stringify(result.failure))
    return result.value
  }

  /** Opens the view as a page does: asks what changed, then notes that it was seen. */
  async function open(asked = search): Promise<ViewChanges> {
    const told = await changes(asked)
    expect(await keep(told.look!)).toEqual({ ok: true, value: null })
    return told
  }

  /**
   * Goes on as the same person after an hour or more. Sessions end after one without activity, so
   * the person signs in again.
   */
  async function later(at: Date) {
    vi.setSystemTime(at)
    await asKari({ seconds: 1_000_000 })
  }

  describe('opening a view', () => {
    test('for the first time compares with nothing, and is remembered', async () => {
      rows = [row(1, 'Failed')]
      expect(await open()).toMatchObject({ kind: 'first', since: null, newFailures: { count: 0 } })
      const views = await executeOperation('listViews', { body: {} })
      expect(views).toMatchObject({ value: { views: [{ visitedAt: start.toISOString() }] } })
    })

    test('tells what failed, what recovered and as what, and what waits for long, since the last look', async () => {
      rows = [
        row(1, 'Failed'),
        row(2, 'Failed'),
        row(3, 'Failed'),
        row(4, 'OK'),
        row(5, 'Pending', hours(-30)),
        row(6, 'Pending', hours(-23)),
      ]
      await open()
      await later(hours(2))
      become(2, 'Handled')
      become(3, 'OK')
      become(4, 'Failed')
      rows.push(row(7, 'Failed', hours(1)), row(8, 'Pending', hours(1)))
      expect(await open()).toEqual({
        kind: 'compared',
        since: start.toISOString(),
        look: expect.stringMatching(/^v2\./),
        newFailures: { rids: [7, 4], count: 2, atLeast: false },
        recovered: {
          rows: [
            { rid: 3, status: 'OK' },
            { rid: 2, status: 'Handled' },
          ],
          count: 2,
          atLeast: false,
        },
        gone: 0,
        pendingLong: {
          count: 2,
          is: 'exact',
          fresh: { count: 1, atLeast: false },
          before: hours(-22).toISOString(),
        },
        rows: { now: { count: 8, is: 'exact' }, earlier: { count: 6, is: 'exact' } },
      })
      expect(await changes()).toMatchObject({
        since: hours(2).toISOString(),
        newFailures: { count: 0 },
        recovered: { count: 0 },
      })
    })

    test('counts what waits for long up to a whole minute, as an address can say it', async () => {
      const seconds = (count: number) => new Date(hours(-24).getTime() + count * 1_000)
      rows = [row(1, 'Pending', seconds(0)), row(2, 'Pending', seconds(30))]
      vi.setSystemTime(new Date(start.getTime() + 59_000))
      const { pendingLong } = await open()
      expect(pendingLong).toMatchObject({ count: 1, before: hours(-24).toISOString() })
      vi.setSystemTime(new Date(start.getTime() + 60_000))
      expect((await changes()).pendingLong).toMatchObject({
        count: 2,
        fresh: { count: 1, atLeast: false },
        before: seconds(60).toISOString(),
      })
    })

    test('compares with what was told, not with what came while it was read', async () => {
      const told = await changes()
      rows = [row(1, 'Failed')]
      await keep(told.look!)
      expect(await changes()).toMatchObject({ newFailures: { rids: [1], atLeast: false } })
    })

    test('is remembered as of the later look, whichever arrives first', async () => {
      const first = await changes()
      await later(hours(2))
      rows = [row(1, 'Failed')]
      const second = await changes()
      await keep(second.look!)
      await keep(first.look!)
      expect(await changes()).toMatchObject({
        since: hours(2).toISOString(),
        newFailures: { count: 0 },
      })
    })

    test('reads three pages of failures, and says where more may be', async () => {
      pageMax = 2
      rows = Array.from({ length: 9 }, (_, at) => row(at + 1, 'Failed'))
      await open()
      rows.push(row(10, 'Failed'))
      become(9, 'OK')
      expect(await changes()).toMatchObject({
        newFailures: { rids: [10], atLeast: true },
        recovered: { rows: [{ rid: 9, status: 'OK' }], atLeast: true },
        gone: 0,
      })
      const failedPages = arrivedAt(desk).filter(
        ({ text }) => JSON.parse(text).Statuses?.[0] === 'Failed',
      )
      expect(failedPages).toHaveLength(6)
    })

    test('says that there may be more failures where fewer come than are counted', async () => {
      rows = [row(1, 'Failed'), row(2, 'Failed'), row(3, 'Failed')]
      await open()
      rows.push(row(4, 'Failed'))
      rowsGiven = 2
      expect(await changes()).toMatchObject({ newFailures: { rids: [4], atLeast: true } })
    })

    test('tells of a failure that is not found any more apart from one that recovered', async () => {
      rows = [row(1, 'Failed'), row(2, 'Failed')]
      await open()
      rows = [row(2, 'OK')]
      expect(await changes()).toMatchObject({ recovered: { rows: [{ rid: 2 }] }, gone: 1 })
    })

    test('counts no row as recovered that tells no status, and says that there may be more', async () => {
      rows = [row(1, 'Failed'), row(2, 'Failed')]
      await open()
      become(1, 'OK')
      become(2, '')
      expect(await changes()).toMatchObject({
        recovered: { count: 1, atLeast: true, rows: [{ rid: 1, status: 'OK' }] },
        gone: 0,
      })
    })

    test('reads on where a service gives few rows at once of those that are asked for', async () => {
      rows = Array.from({ length: 60 }, (_, at) => row(at + 1, 'Failed'))
      await open()
      rows = rows.map((each) => ({ ...each, Status: 'OK' })).slice(1)
      pageMax = 25
      expect(await changes()).toMatchObject({ recovered: { count: 59 }, gone: 1 })
    })

    test('says nothing of what recovered where a service ignores what it was asked for', async () => {
      rows = [row(1, 'Failed'), row(2, 'OK')]
      await open()
      become(1, 'OK')
      ignoresNumbers = true
      expect(await ask()).toMatchObject({ failure: { code: 'filter-ignored' } })
    })

    test('asks about former failures a hundred at a time, in the view’s companies alone', async () => {
      rows = Array.from({ length: 250 }, (_, at) => row(at + 1, 'Failed'))
      await open({ ...search, Search: 'Nordmann', SearchType: 'InvoiceeName' })
      rows = rows.map((each) => ({ ...each, Status: 'OK' }))
      expect(
        await changes({ ...search, Search: 'Nordmann', SearchType: 'InvoiceeName' }),
      ).toMatchObject({
        recovered: { count: 250, atLeast: false },
      })
      const asked = arrivedAt(desk).map(({ text }) => JSON.parse(text))
      const byRid = asked.filter(({ Searches }) => Searches)
      expect(byRid.map(({ Searches }) => Searches.length)).toEqual([100, 100, 50])
      expect(byRid[0]).toEqual({
        CompanyIds: [501],
        SearchType: 'TransactionRid',
        ...{ OrderBy: 'desc', SortableColId: 'RowId' },
        PageSize: 1_000,
        Searches: expect.any(Array),
      })
    })

    test.each<[string, InvoiceSummarySearch]>([
      ['other filters', { ...search, Statuses: ['Failed'] }],
      ['other companies', { ...search, CompanyIds: [501, 502] }],
      ['earlier days', { ...search, FromDate: '2026-01-01T00:00:00Z' }],
    ])('with %s than then compares nothing, and begins anew', async (_, other) => {
      const first = { ...search, FromDate: '2026-11-01T00:00:00Z' }
      await open(first)
      rows = [row(1, 'Failed')]
      expect(
        await open({ ...first, ...other, FromDate: other.FromDate ?? first.FromDate }),
      ).toMatchObject({
        kind: 'changed',
        newFailures: { count: 0 },
      })
      expect(
        await changes({ ...first, ...other, FromDate: other.FromDate ?? first.FromDate }),
      ).toMatchObject({ kind: 'compared' })
    })

    test('takes another place in it, another order and another page for the same view', async () => {
      await open()
      expect(
        await changes({
          CompanyIds: ['501'],
          RowId: 7,
          OrderBy: 'desc',
          SortableColId: 'Amount',
          Offset: 100,
        }),
      ).toMatchObject({
        kind: 'compared',
      })
    })

    test('that names no company is a view of the person’s own', async () => {
      rows = [row(1, 'Failed')]
      await open({})
      expect(JSON.parse(arrivedAt(desk)[0]!.text).CompanyIds).toEqual([501, 502])
    })

    test('asks for no failures and nothing pending where the view shows neither', async () => {
      await open({ ...search, Statuses: ['OK'] })
      expect(arrivedAt(desk)).toHaveLength(1)
    })
  })

  describe('what stands in the way of it', () => {
    test('an upstream that answers without rows tells nothing, and what was known stays', async () => {
      rows = [row(1, 'Failed')]
      await open()
      upstreamAnswers(desk, (_, response) => void response.writeHead(200).end())
      expect(await changes()).toMatchObject({
        kind: 'silent',
        since: start.toISOString(),
        look: null,
      })
    })

    test('a row of a company of others is not told', async () => {
      rows = [{ ...row(1, 'Failed'), CompanyId: 999 }]
      expect(await ask()).toEqual({
        ok: false,
        failure: { kind: 'forbidden', code: 'scope-of-answer' },
      })
    })

    test('companies of others are not asked about', async () => {
      expect(await ask({ CompanyIds: [999] })).toMatchObject({
        failure: { kind: 'forbidden', code: 'scope' },
      })
      expect(arrivedAt(desk)).toEqual([])
    })

    test('a search that fails half-way is told as what it is', async () => {
      upstreamAnswers(desk, ({ text }, response) =>
        JSON.parse(text).Statuses
          ? json(response, 429, {}, { 'retry-after': '7' })
          : json(response, 200, { Rows: [] }),
      )
      expect(await ask()).toMatchObject({ failure: { kind: 'throttled', retryAfter: 7 } })
    })

    test('nobody keeps a look that was made for another person or another view, or made up', async () => {
      const { look } = await changes()
      const other = await executeOperation(
        'saveView',
        { body: { ...ofSearch, name: 'Other', query: '', companyIds: [501], shared: false } },
        { idempotencyKey: randomUUID() },
      )
      const otherId = other.ok ? other.value.viewId : ''
      const noVisit = { failure: { kind: 'invalid', code: 'no-look' } }
      expect(
        await executeOperation('visitView', {
          params: { viewId: otherId },
          body: { look: look! },
        }),
      ).toMatchObject(noVisit)
      expect(await keep('v1.bm90aGluZw')).toMatchObject(noVisit)
      expect(await keep('nothing')).toMatchObject(noVisit)
      await asOla({ seconds: 1_000_000 })
      expect(await keep(look!)).toMatchObject(noVisit)
      expect(await storedText(desk.db, 'desk.view_visit')).toBe('')
    })

    test('each person has a memory of their own, and a deleted view is forgotten', async () => {
      rows = [row(1, 'Failed')]
      await open()
      await asOla({ seconds: 1_000_000 })
      expect(await open()).toMatchObject({ kind: 'first' })
      expect(await storedText(desk.db, 'desk.view_visit')).not.toContain('"rids"')
      await asKari({ seconds: 1_000_000 })
      await executeOperation('deleteView', { params: { viewId } }, { idempotencyKey: randomUUID() })
      expect(await storedText(desk.db, 'desk.view_visit')).toBe('')
    })
  })
})
