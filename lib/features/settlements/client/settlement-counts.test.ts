import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { openPagedList } from '@/lib/client/lists/testing/open-paged-list'
import { groupByMonth, sumSettled } from '@/lib/features/settlements/domain/settlement-months'
import { buildSettlementSteps } from '@/lib/features/settlements/domain/settlement-steps'
import { addDays } from '@/lib/shared/dates/calendar-date'
import { getResultRows } from '@/sandbox/database/result-rows'
import type { TestTenant } from '@/sandbox/testing/test-sandbox'
import { createSandboxReads, type ReadInput } from '@/tests/support/sandbox-reads'
import { sandboxUnderTest } from '@/tests/support/sandbox-under-test'
import { getSettlementPagesQuery } from './settlements'
import { toPeriod } from './settlements-view'

const service = vi.hoisted(() => ({ send: null as ReturnType<typeof createSandboxReads> | null }))
vi.mock('@/lib/client/read', () => ({
  read: async (name: string, input: ReadInput) => {
    const { status, body } = await service.send!(name, input)
    expect(status).toBe(200)
    return body
  },
}))

const sandbox = sandboxUnderTest()
let tenant: TestTenant

/** Settlements over two years in three currencies, each of two parts, some of them reversed. */
beforeAll(async () => {
  tenant = await sandbox.newTenant()
  service.send = createSandboxReads(sandbox, (await sandbox.signIn(tenant)).access_token)
  await sandbox.database.db.execute(sql`
    insert into sandbox.collection_settlements
      (settlement_id, organization_id, settlement_date, case_number, currency, data)
    select gen_random_uuid()::text, ${tenant.organizationId}, to_char(date '2025-01-01' + n * 37 % 700, 'YYYY-MM-DD'), n,
      (array['NOK', 'NOK', 'NOK', 'EUR', 'SEK'])[n % 5 + 1],
      jsonb_build_object('collectionType', 'DEBT_COLLECTION', 'settlementAmount', (n * 17.37 - 900)::text,
        'allocations', jsonb_build_array(
          jsonb_build_object('type', 'CAPITAL', 'amount', (n * 17 - 900)::text),
          jsonb_build_object('type', 'FEES', 'amount', (n * 0.37)::text)))
    from generate_series(1, 330) as n`)
})

/** The rows of all pages, as the page of settlements holds them. */
async function readAll(view: { from: string | null; to: string | null }) {
  const period = toPeriod(view)
  const list = openPagedList(getSettlementPagesQuery(tenant.organizationId, period))
  await list.more()
  while (!list.getState().isAtEnd) await list.more()
  return { rows: list.getState().rows, period }
}

type Counted = { month: string; currency: string; count: number; total: string }

/** The same by the database alone. */
async function countInDatabase({ fromDate = '', toDate = '9999' }) {
  return getResultRows<Counted>(
    await sandbox.database.db.execute(sql`
      select substr(settlement_date, 1, 7) as month, currency, count(*)::int as count,
        trim_scale(sum((data->>'settlementAmount')::numeric))::text as total
      from sandbox.collection_settlements
      where organization_id = ${tenant.organizationId} and settlement_date >= ${fromDate} and settlement_date <= ${toDate}
      group by 1, 2 order by 1 desc, 2`),
  )
}

const day = fc.option(fc.nat(760).map((days) => addDays('2024-12-15', days)))

test('months, sums and parts equal the database’s under 200 random periods', async () => {
  await fc.assert(
    fc.asyncProperty(day, day, async (from, to) => {
      const { rows, period } = await readAll({ from, to })
      const expected = await countInDatabase(period)
      const currencies = sumSettled(rows).map(({ currency }) => currency)
      const counted = currencies.flatMap((currency) =>
        groupByMonth(rows, currency, { isAtEnd: true, ...period }).flatMap((month) =>
          month.rows.length === 0
            ? []
            : [
                {
                  ...{ month: month.month, currency, count: month.rows.length },
                  total: month.total.total,
                },
              ],
        ),
      )
      const order = (one: { month: string | null; currency: string | null }) =>
        `${one.month} ${one.currency}`
      expect(counted.toSorted((a, b) => order(a).localeCompare(order(b)))).toEqual(
        expected.toSorted((a, b) => order(a).localeCompare(order(b))),
      )
      for (const currency of currencies) {
        const own = rows.filter((row) => row.currency === currency)
        const picture = buildSettlementSteps(own)
        const total = sumSettled(own)[0]!.total
        expect(picture.drawn && picture.steps.at(-1)!.amount).toBe(total)
        expect(picture.drawn && picture.steps.some(({ kind }) => kind === 'unexplained')).toBe(
          false,
        )
      }
    }),
    { numRuns: 200, seed: 20261125 },
  )
})
