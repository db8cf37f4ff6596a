import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '@/lib/platform/database/open'
import { openSandboxDatabase } from '@/sandbox/database/open-sandbox'
import { createSandbox } from '@/sandbox/sandbox'
import { getResultRows } from '../database/result-rows'
import { seedClients } from './seed'

const now = Date.parse('2026-11-20T12:00:00Z')
const [first] = seedClients
let store: OpenDatabase
let close: () => Promise<void>
beforeAll(async () => {
  store = await openSandboxDatabase({})
  const sandbox = await createSandbox({
    database: store.db,
    clock: { now: () => now },
    scale: 0.1,
    works: false,
  })
  const request = (path: string, init: RequestInit = {}) => sandbox.app.request(path, init)
  const signIn = await request('/auth/token', {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', username: 'lead', password: 'sandbox' }),
  })
  const { access_token } = (await signIn.json()) as { access_token: string }
  await request(`/arm/v1/clients/${first!.clientNo}/aritems`, {
    headers: { authorization: `Bearer ${access_token}` },
  })
  close = sandbox.close
})
afterAll(async () => {
  await close()
  await store.close()
})

/** Numbers by the areas in which they stand with one payment reference: `sent ledger`. */
async function countCombinations() {
  const rows = getResultRows<{ areas: string; count: number }>(
    await store.db.execute(sql`
      with known as (
        select invoice_number as number, kid, 'a sent' as area from sandbox.transactions
          where company_id = any(${sql.param(first!.companyIds)}::int[]) and direction = 1
        union select document_no, kid, 'b ledger' from sandbox.ar_items where client_no = ${first!.clientNo}
        union select invoice_number, data->>'ocrReferenceNumber', 'c collection' from sandbox.collection_invoices
          where organization_id = ${first!.organizationId}
      ), joined as (
        select string_agg(distinct area, ' ' order by area) as areas from known where number is not null group by number, kid
      )
      select areas, count(*)::int as count from joined group by areas`),
  )
  return Object.fromEntries(
    rows.map(({ areas, count }) => [areas.replaceAll(/\b[abc] /g, ''), count]),
  )
}

test('the first client has invoices in every combination of the three areas', async () => {
  const counts = await countCombinations()
  for (const areas of [
    'sent',
    'ledger',
    'collection',
    'sent ledger',
    'sent collection',
    'ledger collection',
    'sent ledger collection',
  ])
    expect(counts[areas] ?? 0, areas).toBeGreaterThanOrEqual(3)
})

test('no amount of the seed is one that no person of such a company would meet', async () => {
  const [row] = getResultRows<{ most: number }>(
    await store.db.execute(sql`
      select greatest(
        (select max(abs(amount::numeric)) from sandbox.transactions),
        (select max(abs(original_invoice_amount::numeric)) from sandbox.collection_invoices)
      )::float8 as most`),
  )
  expect(row!.most).toBeGreaterThan(10_000)
  expect(row!.most).toBeLessThan(10_000_000)
})

test('invoices in collection were sent before the others: the search stands in the order of storing', async () => {
  const [row] = getResultRows<{ old: number; young: number }>(
    await store.db.execute(sql`
      select max(row_id) filter (where log_time < ${daysAgo(61)}::timestamp)::int as old,
        min(row_id) filter (where log_time >= ${daysAgo(60)}::timestamp)::int as young
      from sandbox.transactions`),
  )
  expect(row!.old).toBeGreaterThan(30)
  expect(row!.young).toBeGreaterThan(row!.old)
})

const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString().slice(0, 10)
