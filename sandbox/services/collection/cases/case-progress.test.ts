import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '@/lib/platform/database/open'
import { openSandboxDatabase } from '../../../database/open-sandbox'
import { getResultRows } from '../../../database/result-rows'
import { buildDueQuery } from './case-progress'

test('what is due is found by an index, however many organizations came since the seed', async () => {
  const { db, close } = await openSandboxDatabase({})
  await addCases(db, 1, 60)
  await db.execute(sql`vacuum (analyze) sandbox.collection_cases, sandbox.collection_invoices`)
  await addCases(db, 61, 5000)

  const places = Array.from({ length: 100 }, (_, at) => ({
    ...{ organizationId: String(at + 1), tenant: 'tenant', now: 0 },
  }))
  const plan = JSON.stringify(
    getResultRows(await db.execute(sql`explain ${buildDueQuery(places)}`)),
  )
  expect(plan).toMatch(/collection_cases_going_on.*collection_invoices_paused/)
  expect(plan).not.toMatch(/Seq Scan|Sort/)
  await close()
})

/** Adds cases, each with a paused invoice: sixty in every organization. */
async function addCases(db: Database, first: number, last: number) {
  await db.execute(sql`
    insert into sandbox.collection_cases
      (case_id, organization_id, type, status, sub_status, created_at, next_at, search, data)
    select n, 1 + (n - 1) / 60, 'PAYMENT_REMINDER', 'OPEN', 'REGISTERED', 0, n, '', '{}'
    from generate_series(${first}::int, ${last}::int) n`)
  await db.execute(sql`
    insert into sandbox.collection_invoices
      (id, organization_id, case_id, type, status, currency, original_invoice_amount, created_at,
        paused_until, data)
    select gen_random_uuid(), 1 + (n - 1) / 60, n, 'PAYMENT_REMINDER', 'PAUSED', 'NOK', '1', 0,
      '2026-12-24', '{}'
    from generate_series(${first}::int, ${last}::int) n`)
}
