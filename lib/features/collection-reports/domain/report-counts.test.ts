import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '@/lib/shared/dates/calendar-date'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import { sumDecimals } from '@/lib/shared/numbers/money'
import { getResultRows } from '@/sandbox/database/result-rows'
import type { TestTenant } from '@/sandbox/testing/test-sandbox'
import { createSandboxReads } from '@/tests/support/sandbox-reads'
import { sandboxUnderTest } from '@/tests/support/sandbox-under-test'
import { drawInvoices } from './invoice-pictures'
import { drawReports, listReportCurrencies } from './report-pictures'

const sandbox = sandboxUnderTest()
let tenant: TestTenant
let send: ReturnType<typeof createSandboxReads>

/** Invoices of two currencies over a year, and payments of them. */
beforeAll(async () => {
  tenant = await sandbox.newTenant()
  send = createSandboxReads(sandbox, (await sandbox.signIn(tenant)).access_token)
  await sandbox.database.db.execute(sql`
    update sandbox.collection_invoices set currency = 'EUR',
      created_at = created_at - 86400000::bigint * (seq % 300)
    where organization_id = ${tenant.organizationId} and seq % 3 = 0`)
  await sandbox.database.db.execute(sql`
    update sandbox.collection_postings as posting set currency = invoice.currency
    from sandbox.collection_invoices as invoice
    where invoice.id = posting.invoice_id and invoice.organization_id = ${tenant.organizationId}`)
})

const find = async <Row>(query: ReturnType<typeof sql>) =>
  getResultRows<Row>(await sandbox.database.db.execute(query))

async function readAll(name: string, query: object, token: 'pageToken' | 'PageToken') {
  const rows: Record<string, unknown>[] = []
  for (let next: string | null | undefined; next !== null; ) {
    const { status, body } = await send(name, {
      params: { organizationId: tenant.organizationId },
      query: { ...query, ...(next && { [token]: next }) },
    })
    expect(status).toBe(200)
    rows.push(...body.data)
    next = body.summary.nextPageToken ?? null
  }
  return rows
}

/** What was handed over or collected in the months whose report was made within some days. */
const sumMonths = (table: 'invoices' | 'payments', currency: string, from: string, to: string) =>
  find<{ total: string }>(sql`
    with flows as (${
      table === 'invoices'
        ? sql`select created_at as at, currency, (select sum((claim->>'originalAmount')::numeric) from jsonb_array_elements(data->'claims') as claim) as amount
            from sandbox.collection_invoices where organization_id = ${tenant.organizationId}`
        : sql`select at, currency, amount::numeric from sandbox.collection_postings where organization_id = ${tenant.organizationId} and kind = 'payment'`
    }), made as (
      select currency, amount, to_char(date_trunc('month', to_timestamp(at / 1000.0) at time zone 'UTC') + interval '1 month', 'YYYY-MM-DD') as made
      from flows
    ) select trim_scale(coalesce(sum(amount), 0))::text as total from made
      where currency = ${currency} and made >= ${from} and made <= ${to} and made <= '2026-11-20'`)

const day = fc.option(fc.nat(400).map((days) => addDays('2025-11-01', days)))

test('flows equal the database’s under 200 random periods', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(day, day, async (from, to) => {
      const period = { ...(from && { fromDate: from }), ...(to && { toDate: to }) }
      const all = await readAll('listOrganizationReports', period, 'pageToken')
      const reports = verifyFilters('listOrganizationReports', period, all).fitting
      for (const currency of listReportCurrencies(reports)) {
        const pictures = drawReports(reports, currency)
        const bounds = [currency, from ?? '', to ?? '9999'] as const
        const [[registered], [collected]] = await Promise.all([
          sumMonths('invoices', ...bounds),
          sumMonths('payments', ...bounds),
        ])
        expect(pictures?.registered?.total).toBe(registered!.total)
        expect(pictures?.collected?.total).toBe(collected!.total)
        seen.add(currency)
      }
    }),
    { numRuns: 200, seed: 20261125 },
  )
  expect([...seen].toSorted()).toEqual(['EUR', 'NOK'])
})

type Stored = { id: string; currency: string; late: number | null; open: string; status: string }

test('what is open by age equals the database’s, whatever the day', async () => {
  const invoices = await readAll('listCollectionInvoices', {}, 'PageToken')
  await fc.assert(
    fc.asyncProperty(
      fc.nat(500).map((days) => addDays('2026-01-01', days)),
      fc.constantFrom('NOK', 'EUR'),
      async (today, currency) => {
        const { aged, openCount, outliers } = drawInvoices(invoices, currency, today)
        const left = outliers.map((each) => (each as { id: string }).id)
        const stored = await find<Stored>(sql`
          select invoice.id::text, currency, status, ${today}::date - left(data->>'dueDate', 10)::date as late,
            ((select sum((claim->>'originalAmount')::numeric) from jsonb_array_elements(data->'claims') as claim)
              - coalesce((select sum(amount::numeric) from sandbox.collection_postings as posting where posting.invoice_id = invoice.id), 0))::text as open
          from sandbox.collection_invoices as invoice
          where organization_id = ${tenant.organizationId} and currency = ${currency} and status not in ('CLOSED', 'WITHDRAWN')`)
        const own = stored.filter(({ id }) => !left.includes(id))
        const owed = own.filter(({ open }) => Number(open) > 0)
        const sum = (from: number, to: number) =>
          sumDecimals(
            owed.flatMap(({ late, open }) =>
              late !== null && late >= from && late <= to ? open : [],
            ),
          )
        expect(openCount).toBe(own.length)
        expect(aged?.byAge).toEqual({
          notDue: sum(-9999, 0),
          to30: sum(1, 30),
          to60: sum(31, 60),
          to90: sum(61, 90),
          over90: sum(91, 9999),
          unknown: sumDecimals(owed.flatMap(({ late, open }) => (late === null ? open : []))),
        })
      },
    ),
    { numRuns: 200, seed: 20261125 },
  )
})
