import { sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { openPagedList } from '@/lib/client/lists/testing/open-paged-list'
import { getResultRows } from '@/sandbox/database/result-rows'
import type { TestTenant } from '@/sandbox/testing/test-sandbox'
import { checkCounts, drawFilters, listValues } from '@/tests/support/random-filters'
import { createSandboxReads, type ReadInput } from '@/tests/support/sandbox-reads'
import { sandboxUnderTest } from '@/tests/support/sandbox-under-test'
import { getInvoicePagesQuery } from './collection-invoices'
import {
  type InvoiceFilter,
  type InvoicesView,
  toInvoicesQuestion,
} from './collection-invoices-view'

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

type Stored = Record<Exclude<InvoiceFilter, 'From' | 'To'>, string | null> & { day: string }
let invoices: Stored[]

beforeAll(async () => {
  tenant = await sandbox.newTenant()
  service.send = createSandboxReads(sandbox, (await sandbox.signIn(tenant)).access_token)
  await sandbox.database.db.execute(sql`
    update sandbox.collection_invoices set created_at = created_at - 3600000::bigint * (seq % 900)
    where organization_id = ${tenant.organizationId}`)
  invoices = getResultRows<Stored>(
    await sandbox.database.db.execute(sql`
      select status as "Status", type as "Type", invoice_number as "InvoiceNumber", customer_number as "CustomerNumber",
        unique_source_invoice_id as "UniqueSourceInvoiceId",
        to_char(to_timestamp(created_at / 1000.0) at time zone 'UTC', 'YYYY-MM-DD') as day
      from sandbox.collection_invoices where organization_id = ${tenant.organizationId}`),
  )
})

const fields = [
  'Status',
  'Type',
  'InvoiceNumber',
  'UniqueSourceInvoiceId',
  'CustomerNumber',
] as const

/** The same filters by hand: what is no day narrows nothing. */
const isMeant = (row: Stored, view: Record<InvoiceFilter, string>) => {
  const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)
  return (
    fields.every((field) => view[field].trim() === '' || row[field] === view[field].trim()) &&
    (!isDay(view.From) || row.day >= view.From) &&
    (!isDay(view.To) || row.day <= view.To)
  )
}

test('what is loaded of the collection invoices to the end is what the database counts, under 200 random filters', async () => {
  const valuesOf = (field: keyof Stored) => listValues(invoices.map((row) => row[field]))
  const filters = drawFilters({
    ...{ Status: valuesOf('Status'), Type: valuesOf('Type'), From: valuesOf('day') },
    ...{ InvoiceNumber: valuesOf('InvoiceNumber'), CustomerNumber: valuesOf('CustomerNumber') },
    ...{ UniqueSourceInvoiceId: valuesOf('UniqueSourceInvoiceId'), To: valuesOf('day') },
  })
  await checkCounts(filters, async (view) => {
    const question = toInvoicesQuestion(view as InvoicesView)
    const list = openPagedList(getInvoicePagesQuery(tenant.organizationId, question))
    const expected = invoices.filter((row) => isMeant(row, view)).length
    await list.more()
    while (!list.getState().isAtEnd) {
      // What is loaded so far is said to be that, and more to follow.
      expect(list.getState().rows.length).toBeLessThanOrEqual(expected)
      await list.more()
    }
    const { rows, doubles, failure, findings } = list.getState()
    list.close()
    expect({ count: rows.length, doubles, failure, strangers: findings.strangers }).toEqual({
      ...{ count: expected, doubles: 0, failure: null, strangers: 0 },
    })
    return expected
  })
})
