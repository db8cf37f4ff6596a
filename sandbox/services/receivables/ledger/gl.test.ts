import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AdbInterval } from '@/lib/contracts/receivables/adb-intervals'
import type { ArItem } from '@/lib/contracts/receivables/ar-items'
import type { GlItem } from '@/lib/contracts/receivables/gl-items'
import type { GlMovement } from '@/lib/contracts/receivables/gl-movements'
import { sandboxUnderTest } from '@/tests/support/sandbox-under-test'
import { getResultRows } from '../../../database/result-rows'
import type { TestTenant } from '../../../testing/test-sandbox'

const sandbox = sandboxUnderTest()
let tenant: TestTenant
let token: string
let items: ArItem[]
let gl: GlItem[]
beforeAll(async () => {
  tenant = await sandbox.newTenant()
  token = (await sandbox.signIn(tenant)).access_token
  items = (await read('/aritems?pagesize=1000')).arItems
  gl = (await read('/glitems?pagesize=1000')).glItems
})

const read = async (path: string) =>
  (await sandbox.send('GET', `/arm/v1/clients/${tenant.clientNo}${path}`, { token })).body
const toCents = (amount: unknown) => Math.round(Number(amount) * 100)
const sum = <Row>(rows: readonly Row[], toAmount: (row: Row) => unknown) =>
  rows.reduce((total, row) => total + toCents(toAmount(row)), 0)
const toAmount = ({ debitAmount, creditAmount }: GlItem) =>
  (toCents(debitAmount) - toCents(creditAmount)) / 100

describe('general-ledger items', () => {
  test('balance, voucher by voucher, and on receivables come to what remains of each item', () => {
    for (const lines of Map.groupBy(gl, ({ voucherNo }) => voucherNo).values()) {
      expect(lines).toHaveLength(2)
      expect(sum(lines, toAmount)).toBe(0)
    }
    const receivables = gl.filter(({ glAccountNo }) => glAccountNo === '1500')
    for (const { arItemId, remainingAmount } of items)
      expect(
        sum(
          receivables.filter((line) => line.arItemId === arItemId),
          toAmount,
        ),
      ).toBe(toCents(remainingAmount))
  })

  test.each([
    ['glaccountno=1500', ({ glAccountNo }: GlItem) => glAccountNo === '1500'],
    ['year=2026&period=10', ({ period }: GlItem) => period === 10],
    ['fromdate=2026-10-15', ({ postingDate }: GlItem) => postingDate! >= '2026-10-15'],
    ['todate=2026-10-15', ({ postingDate }: GlItem) => postingDate! <= '2026-10-15'],
    ['customerno=1', ({ customerNo }: GlItem) => customerNo === '1'],
    ['currency=SEK', ({ currency }: GlItem) => currency === 'SEK'],
  ])('asked by %s are those alone', async (query, fits) => {
    const { glItems, summary } = await read(`/glitems?pagesize=1000&${query}`)
    expect(glItems).toEqual(gl.filter(fits))
    expect(summary.totalCount).toBe(glItems.length)
  })

  test('come newest first, a page at a time, and one by its id', async () => {
    const first = await read('/glitems?pagesize=20')
    const next = await read(`/glitems${new URL(first.summary.nextPage).search}`)
    expect([...first.glItems, ...next.glItems]).toEqual(gl.slice(0, 40))
    expect(await read(`/glitems/${gl[7]!.glItemId}`)).toEqual(gl[7])
  })
})

test('movements carry each balance on, and the last closing balance is the sum of all lines', async () => {
  const { glMovements } = (await read('/glmovements')) as { glMovements: GlMovement[] }
  for (const [account, own] of Map.groupBy(glMovements, ({ glAccountNo }) => glAccountNo)) {
    const rows = own.toReversed()
    expect(rows[0]!.openingBalance).toBe(0)
    for (const [at, row] of rows.entries()) {
      if (at > 0) expect(row.openingBalance).toBe(rows[at - 1]!.closingBalance)
      expect(
        toCents(row.openingBalance) + toCents(row.debitAmount) - toCents(row.creditAmount),
      ).toBe(toCents(row.closingBalance))
    }
    expect([rows.at(-1)!.year, rows.at(-1)!.period]).toEqual([2026, 11])
    expect(toCents(rows.at(-1)!.closingBalance)).toBe(
      sum(
        gl.filter(({ glAccountNo }) => glAccountNo === account),
        toAmount,
      ),
    )
  }
  expect(await read('/glmovements/latest')).toMatchObject({ year: 2026, period: 10 })
})

/** The same by the items and the postings, one interval by another rule of the calendar. */
async function countInDatabase(asOf: string) {
  return getResultRows<{ interval: string; currency: string; cents: number; items: number }>(
    await sandbox.database.db.execute(sql`
      with open as (
        select item.data->>'currency' as currency, (item.data->>'dueDate')::date as due,
          (select sum(amount) from sandbox.ar_postings as posting where posting.ar_item_id = item.ar_item_id and posting_date <= ${asOf}) as amount
        from sandbox.ar_items as item where client_no = ${Number(tenant.clientNo)}
      )
      select case when due >= ${asOf}::date then 'NOT_DUE' when due >= ${asOf}::date - 30 then 'DUE_1_30'
          when due >= ${asOf}::date - 60 then 'DUE_31_60' when due >= ${asOf}::date - 90 then 'DUE_61_90' else 'DUE_91' end as interval,
        currency, round(sum(amount) * 100)::float8 as cents, count(*)::int as items
      from open where amount <> 0 group by 1, 2`),
  )
}

describe('aging', () => {
  const readAging = async (query: string) =>
    ((await read(`/insights/adb${query}`)).adbIntervals as AdbInterval[])
      .filter(({ itemCount }) => itemCount !== 0)
      .map(({ interval, currency, amount, itemCount }) => ({
        ...{ interval, currency, cents: toCents(amount), items: itemCount },
      }))
  const inOrder = (rows: { interval?: string | null }[]) =>
    rows.toSorted((a, b) => String(a.interval).localeCompare(String(b.interval)))

  test('equals the database’s on each boundary day of many due dates', async () => {
    const dues = [...new Set(items.map(({ dueDate }) => dueDate!))].slice(0, 6)
    for (const due of dues)
      for (const days of [0, 1, 30, 31, 60, 61, 90, 91]) {
        const asOf = new Date(Date.parse(due) + days * 86_400_000).toISOString().slice(0, 10)
        expect(inOrder(await readAging(`?asof=${asOf}`)), asOf).toEqual(
          inOrder(await countInDatabase(asOf)),
        )
      }
  })

  test('of today is what remains of all items, and of a customer that of its own', async () => {
    const remaining = (own: ArItem[]) => sum(own, ({ remainingAmount }) => remainingAmount)
    const total = (rows: { cents: number }[]) => rows.reduce((all, { cents }) => all + cents, 0)
    expect(total(await readAging(''))).toBe(remaining(items))
    const { customerNo } = items.find(({ status }) => status === 'OPEN')!
    expect(total(await readAging(`?customerno=${customerNo}`))).toBe(
      remaining(items.filter((item) => item.customerNo === customerNo)),
    )
  })
})

test('ledgers that were made to differ do, each by what was planted, until that ends', async () => {
  const [one, two, three] = items.filter(({ status }) => status === 'OPEN')
  const total = async () => {
    const [movements, aging, lines] = [
      (await read('/glmovements?glaccountno=1500&year=2026&period=11')).glMovements,
      (await read('/insights/adb')).adbIntervals as AdbInterval[],
      (await read('/glitems?pagesize=1000&glaccountno=1500')).glItems as GlItem[],
    ]
    return [
      sum(lines, toAmount),
      toCents(movements[0].closingBalance),
      sum(aging, ({ amount }) => amount),
    ]
  }
  const [gl0, movements0, aging0] = (await total()) as [number, number, number]
  const plant = (differences: unknown[]) =>
    sandbox.control(tenant, 'ledger-differences', differences)
  await plant([
    { ledger: 'gl', arItemId: one!.arItemId, amount: 0.01 },
    { ledger: 'movements', arItemId: two!.arItemId, amount: -5 },
    { ledger: 'aging', arItemId: three!.arItemId, amount: 7.5 },
  ])
  expect(await total()).toEqual([gl0 + 1, movements0 + 1 - 500, aging0 + 750])
  await plant([])
  expect(await total()).toEqual([gl0, movements0, aging0])
})
