import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import type { WorkLine } from '@/lib/contracts/desk/work'
import { countWork } from '@/lib/features/today/client/count-work'
import type { Session } from '@/lib/platform/session/current-session'
import { addDays } from '@/lib/shared/dates/calendar-date'
import { getResultRows } from '@/sandbox/database/result-rows'
import type { TestTenant } from '@/sandbox/testing/test-sandbox'
import { checkCounts } from '@/tests/support/random-filters'
import { createSandboxReads, type ReadInput } from '@/tests/support/sandbox-reads'
import { sandboxUnderTest } from '@/tests/support/sandbox-under-test'
import { useSettings } from '@/tests/support/settings'
import { readDecisionWork } from './sources/decisions'
import { readFailureWork } from './sources/failures'
import { readStopWork } from './sources/stops'
import type { WorkReader } from './work-reader'

const service = vi.hoisted(() => ({
  send: {} as Record<'lead' | 'support', ReturnType<typeof createSandboxReads>>,
}))
const answer = async (role: 'lead' | 'support', name: string, input: ReadInput) => {
  const { status, body } = await service.send[role](name, input)
  expect(status).toBe(200)
  return { ok: true, value: body }
}
vi.mock('@/lib/platform/gateway/read-as-person', () => ({
  readAsPerson: (name: string, input: ReadInput) => answer('lead', name, input),
}))
vi.mock('@/lib/platform/gateway/search-as-person', () => ({
  searchAsPerson: (body: object) => answer('support', 'searchInvoiceSummary', { body }),
}))
vi.mock('@/lib/features/delivery-failures/server/handled-causes', async (original) => ({
  ...(await original<object>()),
  readHandledCauses: async () => [],
}))

const sandbox = sandboxUnderTest()
let tenant: TestTenant

type Stops = { reminder: string | null; debtCollection: string | null; interest: string | null }
let stops: Stops[]
let failed: { day: string; company: number }[]
let decisions: number

const find = async <Row>(query: ReturnType<typeof sql>) =>
  getResultRows<Row>(await sandbox.database.db.execute(query))

beforeAll(async () => {
  useSettings()
  tenant = await sandbox.newTenant()
  for (const role of ['lead', 'support'] as const)
    service.send[role] = createSandboxReads(
      sandbox,
      (await sandbox.signIn(tenant, role)).access_token,
    )
  await sandbox.control(
    tenant,
    'transactions',
    Array.from({ length: 300 }, (_, at) => ({
      ...{
        CompanyId: tenant.companyIds[at % tenant.companyIds.length],
        LogText: `Fault ${at % 3}`,
      },
      ...{ Status: at % 2 ? 'Failed' : 'OK' },
      LogTime: `${addDays('2026-10-01', at % 40)}T${at % 7 ? '00:00:00' : '23:59:59'}`,
    })),
  )
  for (const [at, until] of Array.from({ length: 60 }, (_, day) =>
    addDays('2026-10-01', day),
  ).entries())
    await sandbox.send('PUT', `/sandbox/tenants/${tenant.clientNo}/customers/${70_000 + at}`, {
      body: {
        ...{ customerNo: String(70_000 + at), name: `Customer ${at}` },
        stopReminderUntil: until,
        stopDebtCollectionUntil: at % 3 ? null : addDays(until, 2),
        stopInterestCalcUntil: null,
      },
    })
  // A customer that leaves a stop out has no count: another test's matter.
  await sandbox.database.db.execute(sql`
    update sandbox.customers set data = '{"stopReminderUntil": null, "stopDebtCollectionUntil": null, "stopInterestCalcUntil": null}'::jsonb || data
    where client_no = ${tenant.clientNo}`)
  stops = await find<Stops>(sql`
    select data->>'stopReminderUntil' as reminder, data->>'stopDebtCollectionUntil' as "debtCollection",
      data->>'stopInterestCalcUntil' as interest
    from sandbox.customers where client_no = ${tenant.clientNo}`)
  failed = await find<{ day: string; company: number }>(sql`
    select to_char(log_time, 'YYYY-MM-DD') as day, company_id as company from sandbox.transactions
    where status = 'Failed' and company_id = any(${sql.param(tenant.companyIds)}::int[])`)
  decisions = (
    await find<{ count: number }>(sql`
      select count(*)::int as count from sandbox.collection_cases
      where organization_id = ${tenant.organizationId} and status = 'OPEN'
        and sub_status in ('DEBT_COLLECTION_LIST_MANUAL', 'EVICTION_REQUEST', 'EVICTION_CONFIRMATION')`)
  )[0]!.count
})

const toReader = (today: string, companyIds: number[]) =>
  ({
    today,
    now: new Date(`${today}T12:00:00Z`),
    session: {
      userName: 'kari',
      workspaces: [
        {
          ...{ name: 'Here', clientNo: tenant.clientNo, companyIds },
          organizationId: tenant.organizationId,
        },
      ],
    } as unknown as Session,
  }) as unknown as WorkReader

const readings = async (reader: WorkReader) => {
  const sources = { decisions: readDecisionWork, stops: readStopWork, failures: readFailureWork }
  return Promise.all(
    Object.entries(sources).map(async ([source, read]) => {
      const result = await read(reader)
      if (!result.ok) throw new Error(JSON.stringify(result.failure))
      return {
        source: source as WorkLine['source'],
        ...{ work: result.value, isFailed: false, readAt: 1 },
      }
    }),
  )
}

test('the navigation and the page of the day count what the service holds, under 200 random days and companies', async () => {
  expect(decisions).toBeGreaterThan(0)
  const filters = fc.record({
    today: fc.nat(60).map((days) => addDays('2026-09-25', days)),
    companies: fc.subarray(tenant.companyIds, { minLength: 1 }),
  })
  await checkCounts(filters, async ({ today, companies }) => {
    const read = await readings(toReader(today, companies))
    const { counts } = countWork(read, [], { today, organizationId: tenant.organizationId })
    const isSoon = (day: string | null) =>
      day !== null && day.slice(0, 10) >= today && day.slice(0, 10) <= addDays(today, 7)
    const expected = {
      decisions,
      stops: stops
        .flatMap(({ reminder, debtCollection, interest }) => [reminder, debtCollection, interest])
        .filter(isSoon).length,
      failures: failed.filter(
        ({ day, company }) =>
          companies.includes(company) && day >= addDays(today, -6) && day <= today,
      ).length,
    }
    expect(counts).toMatchObject(expected)
    expect(counts.all).toBe(read.flatMap(({ work }) => work.lines).length)
    expect(countWork(read, [], { today, organizationId: 'another' }).counts).toMatchObject({
      ...expected,
      decisions: 0,
    })
    return expected.failures + expected.stops
  })
})
