import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { summarizeReceipt } from '@/components/exports/describe-export'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import { t } from '@/tests/support/english'
import {
  exportId,
  exportsUnderTest,
  lines,
  sha256,
  storedFile,
} from '@/tests/support/exports-under-test'
import { json } from '@/tests/support/fake-upstream'
import { storedText } from '@/tests/support/stores'
import {
  down,
  failingAfter,
  rowIds,
  servingSummary,
  startSummaryExport,
} from '@/tests/support/summary-exports'

const desk = deskUnderTest()
const { exported, goOn } = exportsUnderTest(startSummaryExport)
const serving = (count: number, pageMax?: number) => servingSummary(desk, count, pageMax)

describe('an export', () => {
  test('holds every row once, newest first, and its receipt tells how it came about', async () => {
    await asKari()
    const model = serving(10)
    const told = await exported({ Statuses: ['Failed'] })
    expect(await rowIds()).toEqual(down(10))
    expect((await lines()).slice(0, 2)).toEqual([
      '"RowId","TransactionRid","Amount"',
      '"10","9000009",0.09',
    ])
    expect((await lines()).at(-1)).toBe('"1","9000000",-1250.5')
    expect(told).toMatchObject({
      ...{
        state: 'complete',
        pages: 3,
        rows: 10,
        doubles: 0,
        firstRowId: 10,
        lastRowId: 1,
        newer: { count: 0, is: 'exact' },
        companyIds: [501],
      },
      ...{
        expected: { count: 10, is: 'exact' },
        hasFile: true,
        canContinue: false,
        parts: [{ fromRowId: 10, toRowId: 1, rows: 10, why: 'complete' }],
      },
      search: { CompanyIds: [501], Statuses: ['Failed'] },
      sha256: sha256(await storedFile()),
    })
    expect(model.asked[0]).toEqual({
      CompanyIds: [501],
      Statuses: ['Failed'],
      SortableColId: 'RowId',
      OrderBy: 'desc',
      PageSize: 1000,
    })
    expect(await desk.journalRows()).toMatchObject([
      { operation: 'startExport', state: 'done', idempotencyKey: exportId },
    ])
  })

  test('of nothing is complete only when the upstream says that there is nothing', async () => {
    await asKari()
    serving(0)
    expect(await exported()).toMatchObject({ state: 'complete', rows: 0, newer: null })
    expect(await lines()).toEqual(['"RowId","TransactionRid","Amount"'])
  })

  test.each([
    ['without a body', (response: ServerResponse) => void response.writeHead(200).end()],
    ['without rows', (response: ServerResponse) => json(response, 200, { TotalCount: 7 })],
  ])('answered %s is not complete', async (_, answer) => {
    await asKari()
    failingAfter(serving(10), 7, answer)
    expect(await exported()).toMatchObject({
      state: 'failed',
      why: { kind: 'off-contract', code: 'answered-without-rows' },
      rows: 4,
      hasFile: true,
    })
  })

  const statuses = { Statuses: ['Failed'] }
  const moved = 'The service gave 7 of 10 rows. Rows that changed during the export may be missing.'
  test.each([
    [10, 7, {}, 'Not complete: the service gave 7 of 10 rows.'],
    [3, 0, {}, 'Not complete: the service gave 0 of 3 rows.'],
    [10, 7, statuses, moved],
  ])(
    'of which %i are counted and %i come keeps those, and is not told as complete: %j',
    async (counted, come, search, sentence) => {
      await asKari()
      const model = serving(come)
      model.before = ({ RowId = 99, OrderBy }, [, response]) => {
        if (OrderBy === 'asc') return false
        const below = model.rows.filter((row) => Number(row.RowId) < RowId).reverse()
        json(response, 200, {
          Rows: below.slice(0, 4),
          TotalCount: counted,
          TotalCountIs: 'exact',
        })
        return true
      }
      const told = await exported(search)
      expect(told).toMatchObject({ rows: come, expected: { count: counted }, hasFile: true })
      expect(await rowIds()).toEqual(down(come))
      expect(summarizeReceipt(t, told)).toBe(sentence)
      expect(told.fileName.includes('-not-complete')).toBe(sentence !== moved)
    },
  )

  test('drops what comes again under another RowId, and counts it', async () => {
    await asKari()
    const model = serving(10)
    model.rows = model.rows.map((row) =>
      row.RowId === 2 ? { ...row, TransactionRid: 9_000_008 } : row,
    )
    expect(await exported()).toMatchObject({ state: 'complete', rows: 9, doubles: 1 })
    expect(await rowIds()).toEqual(down(10).filter((id) => id !== 2))
  })

  test('drops it also when it was seen before a break', async () => {
    const out = { isOut: true }
    await asKari()
    const model = serving(10)
    model.rows = model.rows.map((row) =>
      row.RowId === 2 ? { ...row, TransactionRid: 9_000_008 } : row,
    )
    failingAfter(
      model,
      7,
      (response) => json(response, 400, {}),
      () => out.isOut,
    )
    expect(await exported()).toMatchObject({
      state: 'failed',
      why: { kind: 'invalid', status: 400 },
      canContinue: true,
    })
    out.isOut = false
    expect(await goOn()).toMatchObject({ state: 'complete', rows: 9, doubles: 1 })
  })

  test.each([
    ['the same page for ever', 'no-progress', (rows: object[]) => rows.slice(0, 3)],
    ['a page out of order', 'order-broken', (rows: object[]) => [rows[4], rows[6], rows[5]]],
    ['rows without a place', 'no-row-id', () => [{ TransactionRid: 1 }]],
  ])('ends at %s, and never goes on in a circle', async (_, code, page) => {
    await asKari()
    const model = serving(10, 3)
    failingAfter(model, 8, (response) =>
      json(response, 200, { Rows: page([...model.rows].reverse()) }),
    )
    expect(await exported()).toMatchObject({
      state: 'failed',
      why: { code },
      rows: 3,
      canContinue: false,
    })
    expect(await rowIds()).toEqual([10, 9, 8])
  })

  test('leaves out what arrives meanwhile, and counts it', async () => {
    await asKari()
    const model = serving(10)
    model.before = (asked) => {
      if (asked.OrderBy === 'desc')
        model.insert({ TransactionRid: 1_000 + model.rows.length, CompanyId: 501 })
      return false
    }
    expect(await exported()).toMatchObject({
      state: 'complete',
      rows: 11,
      newer: { count: 3, is: 'exact' },
    })
    expect(await rowIds()).toEqual(down(11))
  })
})

test('nothing of a row or of what was searched for stands in the log, the journal or the store', async () => {
  await asKari()
  const model = serving(6)
  model.rows = model.rows.map((row) => ({ ...row, InvoiceeName: 'Kari Nordmann' }))
  await exported({ Search: 'Solveig Haugen', file: { format: 'csv', style: { kind: 'iso' } } })
  const all = [
    desk.log.join(),
    await storedText(desk.db, 'desk.export'),
    await storedText(desk.db, 'desk.journal'),
  ].join()
  expect(all).not.toMatch(/Solveig|Nordmann|9000001/)
  expect((await storedFile()).toString('utf8')).toContain('Kari Nordmann')
})
