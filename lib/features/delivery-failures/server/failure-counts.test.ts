import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import { buildDayBars } from '@/lib/features/delivery-failures/domain/day-bars'
import { findCause } from '@/lib/features/delivery-failures/domain/failure-causes'
import { foldGroups, sumRows } from '@/lib/features/delivery-failures/domain/failure-rows'
import type { Session } from '@/lib/platform/session/current-session'
import { causes } from '@/sandbox/seed/failure-text'
import type { TestTenant } from '@/sandbox/testing/test-sandbox'
import { createSandboxReads } from '@/tests/support/sandbox-reads'
import { sandboxUnderTest } from '@/tests/support/sandbox-under-test'
import { useSettings } from '@/tests/support/settings'
import { failureHandlers } from './failure-handlers'
import type { HandledCause } from './handled-causes'

type Send = ReturnType<typeof createSandboxReads>
const service = vi.hoisted(() => ({
  send: null as Send | null,
  marks: [] as HandledCause[],
}))

vi.mock('@/lib/platform/gateway/search-as-person', () => ({
  searchAsPerson: async (search: object) => {
    const { status, body } = await service.send!('searchInvoiceSummary', { body: search })
    expect(status).toBe(200)
    return { ok: true, value: body }
  },
}))
vi.mock('./handled-causes', async (original) => ({
  ...(await original<object>()),
  readHandledCauses: async (companyIds: number[]) =>
    service.marks.filter(({ companyId }) => companyIds.includes(companyId)),
}))

const sandbox = sandboxUnderTest()
let tenant: TestTenant
let rows: (SummaryRow & { RowId: number })[]

const maybe = <Value>(values: readonly Value[]) => fc.constantFrom(...values, null)
const transaction = (companyIds: number[]) =>
  fc.record({
    CompanyId: fc.constantFrom(...companyIds),
    Status: fc.constantFrom('Failed', 'Failed', 'Failed', 'OK', 'Handled', 'Pending'),
    LogTime: fc
      .tuple(fc.integer({ min: 1, max: 28 }), fc.constantFrom('00:00:00', '12:30:00', '23:59:59'))
      .map(([day, time]) => `2026-10-${String(day).padStart(2, '0')}T${time}`),
    RequestedChannel: maybe(['Peppol', 'E-mail', 'Print']),
    InvoiceeName: maybe(['Kari Moen', 'Ola Berg', ' Kari Moen', '']),
    LogText: maybe([
      'Mailbox full',
      'Faktura 2026-1042 er allerede mottatt (duplikat av 7)',
      'Gateway said quux 12',
      'Gateway said quux 9',
      'Se vedlegg',
      '',
    ]),
  })

beforeAll(async () => {
  useSettings()
  tenant = await sandbox.newTenant()
  const { access_token: token } = await sandbox.signIn(tenant, 'support')
  service.send = createSandboxReads(sandbox, token)
  await sandbox.control(
    tenant,
    'transactions',
    fc.sample(transaction(tenant.companyIds), { numRuns: 400, seed: 9 }),
  )
  rows = (await sandbox.send('GET', `/sandbox/tenants/${tenant.clientNo}/transactions`))
    .body as typeof rows
})

const session = { userName: 'kari', workspaces: null } as unknown as Session
const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0)

/** How often each value stands there, counted anew and in another way than the page does. */
function countEach(values: (string | number | null | undefined)[]) {
  const counts: Record<string, number> = {}
  for (const value of values) if (value) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

const day = fc
  .integer({ min: -3, max: 33 })
  .map((at) => new Date(Date.UTC(2026, 9, 1 + at)).toISOString().slice(0, 10))

test('every number of the page is what a count of the service’s rows gives, under 200 random filters', async () => {
  const filters = fc.record({
    days: fc.tuple(day, day).map((both) => both.sort() as [string, string]),
    companies: fc.subarray(tenant.companyIds, { minLength: 1 }),
    channel: fc.option(fc.constantFrom('Peppol', 'E-mail', 'Print', 'Kivra'), { nil: undefined }),
    upTo: fc.constantFrom(0, ...rows.map(({ RowId }) => RowId)),
    marked: fc.constantFrom(...tenant.companyIds),
  })
  let hits = 0
  await fc.assert(
    fc.asyncProperty(filters, async ({ days: [from, to], companies, channel, upTo, marked }) => {
      const mark = { companyId: marked, cause: 'silent', upToRowId: upTo, person: 'ola' }
      service.marks = [{ ...mark, note: null, handledAt: new Date() }]
      const result = await failureHandlers.listFailuresByCause(
        { body: { FromDate: from, ToDate: to, CompanyIds: companies, Channel: channel } },
        session,
      )
      if (!result.ok) throw new Error(JSON.stringify(result.failure))
      const { groups, failed, read, channels, all } = result.value

      const ofPeriod = rows.filter(
        (row) =>
          row.Status === 'Failed' &&
          companies.includes(row.CompanyId!) &&
          row.LogTime!.slice(0, 10) >= from &&
          row.LogTime!.slice(0, 10) <= to,
      )
      const counted = ofPeriod.filter(
        ({ RequestedChannel }) => channel === undefined || RequestedChannel === channel,
      )
      const handled = counted.filter(
        ({ CompanyId, LogText, RowId }) =>
          CompanyId === marked && RowId <= upTo && !LogText?.trim(),
      )
      expect({ all, read, failed }).toEqual({
        all: true,
        read: ofPeriod.length,
        failed: counted.length,
      })
      expect(Object.fromEntries(channels.map((each) => [each.channel, each.count]))).toEqual(
        countEach(ofPeriod.map(({ RequestedChannel }) => RequestedChannel)),
      )

      const page = foldGroups(groups)
      expect(sumRows(page)).toMatchObject({
        failed: counted.length,
        unhandled: counted.length - handled.length,
      })
      const merge = (pick: (row: (typeof page)[number]) => [string | number, number][]) => {
        const merged: Record<string, number> = {}
        for (const [key, count] of page.flatMap(pick)) merged[key] = (merged[key] ?? 0) + count
        return merged
      }
      expect(merge((row) => row.companies.map((each) => [each.companyId, each.count]))).toEqual(
        countEach(counted.map(({ CompanyId }) => CompanyId)),
      )
      expect(merge((row) => row.channels.map((each) => [each.channel, each.count]))).toEqual(
        countEach(counted.map(({ RequestedChannel }) => RequestedChannel)),
      )
      expect(
        sum(
          page.flatMap((row) => buildDayBars(row.days, { from, to }, 28)).map((bar) => bar.count),
        ),
      ).toBe(counted.length)
      const byText = (text: RegExp) =>
        counted.filter(({ LogText }) => text.test(LogText ?? '')).length
      const rowOf = (key: string) => page.find((row) => row.key === key)?.count ?? 0
      expect(rowOf('silent')).toBe(byText(/^\s*$/))
      expect(rowOf('cause:alreadyReceived')).toBeGreaterThanOrEqual(byText(/er allerede mottatt/))
      for (const { key, receivers } of groups)
        if (key === 'silent')
          expect(receivers.count).toBe(
            new Set(
              counted
                .filter(({ LogText, InvoiceeName }) => !LogText?.trim() && InvoiceeName?.trim())
                .map(({ CompanyId, InvoiceeName }) => `${CompanyId} ${InvoiceeName?.trim()}`),
            ).size,
          )
      hits += counted.length > 0 ? 1 : 0
    }),
    { numRuns: 200, seed: 20261125 },
  )
  expect(hits).toBeGreaterThan(100)
})

test('duplicates are known in the words of every language that the service writes', () => {
  const texts = Object.values(causes.duplicate!.texts).flat()
  expect(texts.length).toBeGreaterThanOrEqual(6)
  for (const text of texts) {
    const cause = findCause(text.replaceAll(/\{\w+\}/g, '2026-1042'))?.cause
    expect(['alreadyReceived', 'numberUsedTwice'], text).toContain(cause)
  }
})
