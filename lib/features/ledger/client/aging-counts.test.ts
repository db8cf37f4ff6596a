import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { getAgingQuery } from '@/lib/features/ledger/client/ledger'
import { isOverdue, readIntervals } from '@/lib/features/ledger/domain/aging-intervals'
import { groupByCurrency } from '@/lib/features/ledger/domain/aging-totals'
import { addDays } from '@/lib/shared/dates/calendar-date'
import { sumDecimals } from '@/lib/shared/numbers/money'
import { getResultRows } from '@/sandbox/database/result-rows'
import { seedClients } from '@/sandbox/seed/seed'
import { createSandboxReads } from '@/tests/support/sandbox-reads'
import { sandboxUnderTest } from '@/tests/support/sandbox-under-test'

const sandbox = sandboxUnderTest()
const today = '2026-11-20'
/** Clients of the seed whose ledgers agree. */
const clients = seedClients.map(({ clientNo }) => clientNo).filter((clientNo) => clientNo !== 1002)
let send: ReturnType<typeof createSandboxReads>

beforeAll(async () => {
  const { body } = await sandbox.signInAs('lead', 'sandbox')
  send = createSandboxReads(sandbox, body.access_token)
  for (const clientNo of clients) await readAging(clientNo, today)
})

async function readAging(clientNo: number, asOf: string) {
  const [name, input] = getAgingQuery(String(clientNo), asOf).queryKey
  const { body, status } = await send(name as string, input as object)
  expect(status).toBe(200)
  return groupByCurrency(readIntervals(body.adbIntervals)).map(
    ({ currency, intervals, open, overdue }) => ({
      ...{ currency, open, overdue },
      byAge: intervals.map(({ amount }) => amount),
    }),
  )
}

/** The same by the items and what was booked on them, counted by the due date and not by its age. */
async function countInDatabase(clientNo: number, asOf: string) {
  const rows = getResultRows<{ currency: string; due: string; amount: string }>(
    await sandbox.database.db.execute(sql`
      select data->>'currency' as currency, data->>'dueDate' as due, sum(amount)::text as amount
      from sandbox.ar_items join sandbox.ar_postings using (ar_item_id)
      where ar_items.client_no = ${clientNo} and posting_date <= ${asOf} group by 1, 2`),
  )
  const sums = [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, own]) => {
    const sum = (from: string, to: string) =>
      sumDecimals(own.filter(({ due }) => due >= from && due <= to).map(({ amount }) => amount))
    const day = (late: number) => addDays(asOf, -late)
    return {
      currency,
      open: sum('', '9'),
      overdue: sum('', day(1)),
      byAge: [
        sum(day(0), '9'),
        sum(day(30), day(1)),
        sum(day(60), day(31)),
        sum(day(90), day(61)),
        sum('', day(91)),
      ],
    }
  })
  return sums
}

test('aging of the seed equals the database’s, by currency, on each boundary day of its due dates', async () => {
  let compared = 0
  for (const clientNo of clients) {
    const dues = getResultRows<{ due: string }>(
      await sandbox.database.db.execute(sql`
        select data->>'dueDate' as due from sandbox.ar_items
        where client_no = ${clientNo} group by 1 order by count(*) desc, 1 limit 4`),
    )
    for (const { due } of dues)
      for (const late of [-1, 0, 1, 30, 31, 60, 61, 90, 91]) {
        const asOf = addDays(due, late)
        const counted = await readAging(clientNo, asOf)
        expect(counted, `${clientNo} ${asOf}`).toEqual(await countInDatabase(clientNo, asOf))
        compared += counted.length
      }
    expect(await readAging(clientNo, today)).toEqual(await countInDatabase(clientNo, today))
  }
  expect(compared).toBeGreaterThan(30)
})

test('what is overdue is the sum of the intervals that are', async () => {
  const [name, input] = getAgingQuery(String(clients[0]), today).queryKey
  const { body } = await send(name as string, input as object)
  const intervals = readIntervals(body.adbIntervals)
  expect(groupByCurrency(intervals)[0]!.overdue).toBe(
    sumDecimals(intervals.filter(isOverdue).map(({ amount }) => amount!)),
  )
})
