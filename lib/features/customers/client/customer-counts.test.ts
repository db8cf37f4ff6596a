import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { createElement } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { CustomerPager } from '@/components/customers/list/customer-pager'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import { getResultRows } from '@/sandbox/database/result-rows'
import type { TestTenant } from '@/sandbox/testing/test-sandbox'
import { checkCounts, drawFilters, listValues } from '@/tests/support/random-filters'
import { renderEnglish } from '@/tests/support/render-english'
import { createSandboxReads } from '@/tests/support/sandbox-reads'
import { sandboxUnderTest } from '@/tests/support/sandbox-under-test'
import { customerOrders, customerPageSizes, toCustomersQuestion } from './customer-list-view'
import { getCustomersQuery } from './customers'

const sandbox = sandboxUnderTest()
let tenant: TestTenant
let send: ReturnType<typeof createSandboxReads>

type Stored = {
  customerNo: string
  name?: string | null
  organizationNo?: string | null
  emailAddressDocument?: string[] | null
  secondaryEmailAddress?: string[] | null
}
let customers: Stored[]

beforeAll(async () => {
  tenant = await sandbox.newTenant()
  send = createSandboxReads(sandbox, (await sandbox.signIn(tenant)).access_token)
  await addCustomers(160)
  customers = getResultRows<{ data: Stored }>(
    await sandbox.database.db.execute(
      sql`select data from sandbox.customers where client_no = ${tenant.clientNo}`,
    ),
  ).map(({ data }) => data)
})

/** More than fit on a page. */
const addCustomers = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      sandbox.send('PUT', `/sandbox/tenants/${tenant.clientNo}/customers/${50_000 + 7 * at}`, {
        body: {
          customerNo: String(50_000 + 7 * at),
          name: `${['Åse Berg', 'Nordlys Bygg AS', 'Kari_Moen', 'Ola 100 % AS'][at % 4]} ${at}`,
          organizationNo: at % 3 === 0 ? String(910_000_000 + at) : null,
          emailAddressDocument: at % 5 === 0 ? [`Faktura${at}@example.test`] : [],
        },
      }),
    ),
  )

const listSearched = ({
  customerNo,
  name,
  organizationNo,
  emailAddressDocument,
  secondaryEmailAddress,
}: Stored) =>
  [
    ...[customerNo, name, organizationNo],
    ...(emailAddressDocument ?? []),
    ...(secondaryEmailAddress ?? []),
  ].map((text) => (text ?? '').toLowerCase())

/** What the foot says: the rows of the page, and of how many. */
const readNumbers = (html: string) =>
  (/role="status">([^<]*)</.exec(html)?.[1] ?? '').replace(/\D+/g, ' ').trim()

test('the foot of the customers counts those that a search finds, under 200 random searches', async () => {
  const views = fc.record({
    filters: drawFilters({ q: listValues(customers.flatMap(listSearched)) }),
    order: fc.constantFrom(...customerOrders),
    page: fc.constantFrom(1, 1, 2, 3),
    size: fc.constantFrom(...customerPageSizes),
  })
  await checkCounts(views, async ({ filters: { q }, order, page, size }) => {
    const question = toCustomersQuestion({ q, order, page, size })
    const [name, input] = getCustomersQuery(tenant.clientNo, question).queryKey
    const { status, body } = await send(name as string, input as object)
    expect(status).toBe(200)
    const { fitting, findings } = verifyFilters('listCustomers', question, body.customers)
    expect(findings).toMatchObject({ strangers: 0 })

    const part = /^\d[\d\s]*$/.test(q) ? q.replace(/\s/g, '') : q.trim().toLowerCase()
    const found = customers.filter((each) => listSearched(each).some((text) => text.includes(part)))
    const shown = Math.max(0, Math.min(size, found.length - (page - 1) * size))
    expect(fitting).toHaveLength(shown)
    const foot = renderEnglish(
      createElement(CustomerPager, {
        ...{ list: body, page, pageSize: size, readAt: 0 },
        hrefOf: () => '/',
      }),
    )
    const first = (page - 1) * size + 1
    expect(readNumbers(foot)).toBe(shown > 0 ? `${first} ${first + shown - 1} ${found.length}` : '')
    return found.length
  })
})
