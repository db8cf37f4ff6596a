import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { describeAnswers } from '@/components/collection-cases/answers/describe-answers'
import { openPagedList } from '@/lib/client/lists/testing/open-paged-list'
import { fitsAnswerFilters } from '@/lib/features/collection-cases/domain/answer-filters'
import { mayNeedAnswer } from '@/lib/features/collection-cases/domain/case-answers'
import { findCaseQuestion, questions } from '@/lib/features/collection-cases/domain/case-questions'
import { describeHeldCases } from '@/lib/features/collection-cases/messages/describe-held-cases'
import { getResultRows } from '@/sandbox/database/result-rows'
import type { TestTenant } from '@/sandbox/testing/test-sandbox'
import { t } from '@/tests/support/english'
import { checkCounts, drawFilters, listValues } from '@/tests/support/random-filters'
import { createSandboxReads, type ReadInput } from '@/tests/support/sandbox-reads'
import { sandboxUnderTest } from '@/tests/support/sandbox-under-test'
import { getCasePagesQuery } from './cases'
import { type CasesView, openCasesQuestion, toCasesQuestion } from './cases-view'

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

type Stored = {
  status: string
  subStatus: string
  type: string
  number: string
  customer: string | null
  sources: (string | null)[]
  day: string
  /** A line each: the number of the case, those of its invoices, and names. */
  search: string
}
let cases: Stored[]

beforeAll(async () => {
  tenant = await sandbox.newTenant()
  service.send = createSandboxReads(sandbox, (await sandbox.signIn(tenant)).access_token)
  await sandbox.database.db.execute(sql`
    update sandbox.collection_cases set created_at = created_at - 3600000::bigint * (case_number % 900),
      sub_status = case when case_number % 2 = 0 then sub_status
        else (array['DEBT_COLLECTION_LIST_MANUAL', 'EVICTION_REQUEST', 'EVICTION_CONFIRMATION'])[case_number % 3 + 1] end
    where organization_id = ${tenant.organizationId}`)
  cases = getResultRows<Stored>(
    await sandbox.database.db.execute(sql`
      select status, sub_status as "subStatus", type, case_number::text as number, customer_number as customer, search,
        (select json_agg(invoice.unique_source_invoice_id) from sandbox.collection_invoices as invoice where invoice.case_id = cases.case_id) as sources,
        to_char(to_timestamp(created_at / 1000.0) at time zone 'UTC', 'YYYY-MM-DD') as day
      from sandbox.collection_cases as cases where organization_id = ${tenant.organizationId}`),
  )
})

const openCases = (view: Partial<CasesView>) =>
  openPagedList(
    getCasePagesQuery(tenant.organizationId, {
      ...toCasesQuestion({ ...blankView, ...view }),
      PageSize: 9,
    }),
  )
const blankView: CasesView = {
  ...{ q: '', status: '', type: '', number: '', customer: '', source: '', from: '', to: '' },
}
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** The same filters by hand: a number that is none, and a day that is none, narrow nothing. */
const isMeant = (row: Stored, view: CasesView) =>
  (!view.status.trim() || row.status === view.status) &&
  (!view.type.trim() || row.type === view.type) &&
  (!/^\d+$/.test(view.number.trim()) || row.number === view.number.trim()) &&
  (!view.customer.trim() || row.customer === view.customer.trim()) &&
  (!view.source.trim() || row.sources.includes(view.source.trim())) &&
  (!view.q.trim() ||
    row.search.split('\n').some((line) => line.includes(view.q.trim().toLowerCase()))) &&
  (!isDay(view.from) || row.day >= view.from) &&
  (!isDay(view.to) || row.day <= view.to)

test('the foot of the cases counts what is loaded, and says “in total” where the database counts as many, under 200 random filters', async () => {
  const filters = drawFilters<keyof CasesView>({
    status: listValues(cases.map(({ status }) => status)),
    type: listValues(cases.map(({ type }) => type)),
    number: listValues(cases.map(({ number }) => number)),
    customer: listValues(cases.map(({ customer }) => customer)),
    source: listValues(cases.flatMap(({ sources }) => sources ?? [])),
    q: listValues(cases.flatMap(({ search }) => search.split('\n'))),
    from: listValues(cases.map(({ day }) => day)),
    to: listValues(cases.map(({ day }) => day)),
  })
  await checkCounts(filters, async (view) => {
    const expected = cases.filter((row) => isMeant(row, view)).length
    const list = openCases(view)
    await list.more()
    while (!list.getState().isAtEnd) {
      const { rows } = list.getState()
      expect(describeHeldCases(t, list.getState())).toBe(`${rows.length} cases, scroll for more`)
      expect(rows.length).toBeLessThan(expected)
      await list.more()
    }
    expect(list.getState()).toMatchObject({ failure: null, doubles: 0, findings: { strangers: 0 } })
    expect(describeHeldCases(t, list.getState())).toMatch(
      expected === 0 ? /^No cases/ : new RegExp(`^${expected} cases? in total$`),
    )
    list.close()
    return expected
  })
})

test('the cases that need an answer, and those of a filter, are those of the database, under 200 random filters', async () => {
  const list = openPagedList(getCasePagesQuery(tenant.organizationId, openCasesQuestion))
  await list.more()
  while (!list.getState().isAtEnd) await list.more()
  const { rows } = list.getState()
  list.close()
  const waiting = rows.filter((row) => findCaseQuestion(row) !== null)
  const stored = cases.filter(
    ({ status, subStatus }) => status === 'OPEN' && questions.some((each) => each === subStatus),
  )
  expect(stored.length).toBeGreaterThan(2)
  const { title, count } = describeAnswers(t, {
    ...{ rows: waiting, unsure: rows.filter(mayNeedAnswer), today: '2026-11-20' },
    list: { isWhole: true, isReading: false },
  })
  expect([title, count]).toEqual([`${stored.length} cases need your answer`, String(stored.length)])

  const filters = fc.record({
    kind: fc.constantFrom(null, ...questions),
    text: drawFilters({ q: listValues(stored.flatMap(({ search }) => search.split('\n'))) }),
  })
  await checkCounts(filters, async ({ kind, text: { q } }) => {
    const fitting = waiting.filter((row) =>
      fitsAnswerFilters(
        row,
        { kind, by: null, who: null, over: '', text: q },
        { today: '2026-11-20', userName: 'kari', findOwner: () => null },
      ),
    )
    const expected = stored.filter(
      (row) =>
        (kind === null || row.subStatus === kind) &&
        [row.customer ?? '', ...row.search.split('\n')].some((line) =>
          line.includes(q.trim().replace(/\s+/g, ' ')),
        ),
    )
    expect(fitting.map(({ caseNumber }) => String(caseNumber)).toSorted()).toEqual(
      expected.map(({ number }) => number).toSorted(),
    )
    return expected.length
  })
})
