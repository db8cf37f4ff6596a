import fc from 'fast-check'
import { createElement } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { SearchListFooter } from '@/components/invoice-search/search-list-footer'
import { KeysetPager } from '@/lib/client/lists/keyset-pager'
import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import type { TestTenant } from '@/sandbox/testing/test-sandbox'
import { checkCounts, drawFilters, listValues } from '@/tests/support/random-filters'
import { renderEnglish } from '@/tests/support/render-english'
import { createSandboxReads } from '@/tests/support/sandbox-reads'
import { sandboxUnderTest } from '@/tests/support/sandbox-under-test'
import { loadPartnerSearchView, type PartnerSearchView, toSearch } from './partner-search-view'

const sandbox = sandboxUnderTest()
let tenant: TestTenant
let send: ReturnType<typeof createSandboxReads>
let rows: (SummaryRow & { ParentTransactionRid?: number | null })[]

const names = ['Ørsta Fisk AS', 'Kari Moen', 'Nordlys Bygg AS', 'Åse & Åse DA']
const channels = ['Peppol', 'E-mail', 'Print', null]

/** Enough for several pages of a search that asks for little. */
const addTransactions = () =>
  sandbox.control(
    tenant,
    'transactions',
    Array.from({ length: 900 }, (_, at) => ({
      CompanyId: tenant.companyIds[at % tenant.companyIds.length],
      Status: ['OK', 'Failed', 'Pending', 'OK', 'Handled'][at % 5],
      LogTime: `2026-10-${String(1 + (at % 28)).padStart(2, '0')}T${at % 2 ? '00:00:00' : '23:59:59'}`,
      RequestedChannel: channels[at % 4],
      ActualChannel: at % 3 ? channels[(at + 1) % 4] : null,
      InvoiceeName: names[at % 4],
      InvoiceNumber: `2026-${70_000 + at}`,
      DirectionCode: 1 + (at % 2),
    })),
  )

beforeAll(async () => {
  tenant = await sandbox.newTenant()
  send = createSandboxReads(sandbox, (await sandbox.signIn(tenant, 'support')).access_token)
  expect((await addTransactions()).status).toBe(201)
  rows = (await sandbox.send('GET', `/sandbox/tenants/${tenant.clientNo}/transactions`))
    .body as typeof rows
})

const fold = (text: string | null | undefined) =>
  (text ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')

/** The same filters by hand. */
function isMeant(row: (typeof rows)[number], view: PartnerSearchView, text: string): boolean {
  const isIn = (value: string | null | undefined, wanted: readonly string[]) =>
    wanted.length === 0 || wanted.includes(value ?? '')
  const day = row.LogTime?.slice(0, 10) ?? null
  const searched = { InvoiceeName: row.InvoiceeName, InvoiceNumber: row.InvoiceNumber }
  return (
    (view.companies.length === 0 || view.companies.includes(row.CompanyId!)) &&
    isIn(row.Status, view.status) &&
    isIn(row.ActualChannel ?? row.RequestedChannel, view.endpoint) &&
    (view.direction === null || row.Direction?.toLowerCase() === view.direction) &&
    (view.from === null || (day !== null && day >= view.from)) &&
    (view.to === null || (day !== null && day <= view.to)) &&
    (text === '' || fold(searched[view.as as keyof typeof searched]).includes(fold(text)))
  )
}

/** What the foot says: so many rows, of how many. */
const readFoot = (html: string) =>
  (/role="status">(.*?)<\/span>/.exec(html)?.[1] ?? '')
    .replace(/<[^>]*>/g, '')
    .replace(/(\d)\s(?=\d{3})/gu, '$1')

async function readOf(view: PartnerSearchView) {
  const search = toSearch(view)
  const pager = new KeysetPager(search, async (body) => {
    const { status, body: answer } = await send('searchInvoiceSummary', { body })
    expect(status).toBe(200)
    return answer
  })
  return { pager, text: search.Search ?? '' }
}

const toFoot = (pager: KeysetPager) =>
  readFoot(
    renderEnglish(
      createElement(SearchListFooter, {
        ...{ list: pager.getState(), newer: null },
        ...{ onShowNewer: () => {}, onKeys: () => {} },
      }),
    ),
  )

test('the foot of the search says how many rows of how many, or that it is no count, under 200 random filters', async () => {
  const blank = loadPartnerSearchView(new URLSearchParams())
  const views = fc
    .record({
      companies: fc.option(fc.subarray(tenant.companyIds, { minLength: 1 }), { nil: [] }),
      text: drawFilters({ q: [...names, ...listValues(rows.map((row) => row.InvoiceNumber))] }),
      as: fc.constantFrom('InvoiceeName' as const, 'InvoiceNumber' as const),
      direction: fc.constantFrom(null, null, 'outgoing' as const, 'incoming' as const),
      filters: drawFilters({
        status: ['OK', 'Failed', 'Pending', 'Handled'],
        endpoint: ['Peppol', 'E-mail', 'Print'],
        from: listValues(rows.map((row) => row.LogTime?.slice(0, 10))),
        to: listValues(rows.map((row) => row.LogTime?.slice(0, 10))),
      }),
    })
    .map(({ companies, text, as, direction, filters: { status, endpoint, from, to } }) => {
      const isDay = (typed: string) => /^\d{4}-\d{2}-\d{2}$/.test(typed)
      const days = [from, to].map((typed) => (isDay(typed) ? typed : null))
      const [first, last] = days.every((day) => day !== null) ? days.toSorted() : days
      return {
        ...{ ...blank, companies, direction, as, q: text.q },
        ...{ status: status ? [status] : [], endpoint: endpoint ? [endpoint] : [] },
        ...{ from: first ?? null, to: last ?? null },
      } satisfies PartnerSearchView
    })
  const words = new Set<string>()
  await checkCounts(views, async (view) => {
    const { pager, text } = await readOf(view)
    const expected = rows.filter((row) => isMeant(row, view, text)).length
    await pager.more()
    while (!pager.getState().isAtEnd) {
      const [, held, how, count] =
        /^(\d+) (of|of about|of more than) (\d+)$/.exec(toFoot(pager)) ?? []
      words.add(how ?? toFoot(pager))
      expect(Number(held)).toBe(pager.getState().rows.length)
      if (how === 'of') expect(Number(count)).toBe(expected)
      if (how === 'of more than') expect(Number(count)).toBeLessThan(expected)
      await pager.more()
    }
    expect(pager.getState()).toMatchObject({
      failure: null,
      doubles: 0,
      findings: { strangers: 0 },
    })
    expect(toFoot(pager)).toBe(`${expected} in total`)
    return expected
  })
  expect([...words]).toContain('of')
})
