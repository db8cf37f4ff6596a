import { eq, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { toCalendarDate } from '../clock'
import { arPostings, ledgerDifferences } from '../database/ledger-schema'
import { arItems } from '../database/sent-schema'
import { derivePostings } from '../services/receivables/ledger/derive-postings'
import { getCurrency } from './currency'
import { seedClients } from './seed'
import { dropIndexes } from './transaction-fill'

/**
 * Makes so many receivable items of the first client of the seed in place of those that it has, and
 * what is booked on them: documents of the last three years on all of its customers, a third of them
 * paid, a third in part. They follow from no transaction and no case; a large store is tried with
 * them.
 */
export async function fillItems(db: Database, count: number, now: number): Promise<void> {
  const { clientNo, country } = seedClients[0]!
  const today = toCalendarDate(now)
  await db.transaction(async (tx) => {
    await tx.delete(ledgerDifferences).where(eq(ledgerDifferences.clientNo, clientNo))
    await tx.delete(arPostings).where(eq(arPostings.clientNo, clientNo))
    await tx.delete(arItems).where(eq(arItems.clientNo, clientNo))
    const indexes = await dropIndexes(tx, ['ar_items'])
    await tx.execute(sql`
      with customer as (
        select customer_no, row_number() over (order by customer_no) - 1 as place, count(*) over () as all_of_them
        from sandbox.customers where client_no = ${clientNo}
      ), made as (
        select number, 10 + (number * 7919 % 9000000) / 100.0 as original, number % 3 as paid, number % 11 = 0 as is_reminded,
          ${today}::date - ((${count}::bigint - number) * 1095 / ${count}::bigint)::int as day
        from generate_series(1, ${count}::bigint) as number
      )
      insert into sandbox.ar_items (client_no, customer_no, document_no, kid, data)
      select ${clientNo}::int, customer_no, 'L' || number, lpad(number::text, 12, '0'), jsonb_build_object('documentUuid', gen_random_uuid(),
        'documentType', case when number % 40 = 0 then 'RN' else 'IN' end, 'documentDate', day::text, 'dueDate', (day + 14)::text,
        'currency', ${getCurrency(country)}::text, 'originalAmount', original,
        'remainingAmount', case paid when 0 then 0 when 1 then round(original * 0.4, 2) else original end,
        'status', case paid when 0 then 'PAID' when 1 then 'PARTLY_PAID' else 'OPEN' end,
        'collectionLevel', case when is_reminded then 'REMINDER' else 'NONE' end, 'reminderCount', is_reminded::int, 'lastReminderDate', null)
      from made join customer on place = number % all_of_them order by number`)
    for (const index of indexes) await tx.execute(sql.raw(index))
    await derivePostings(tx, clientNo, now)
  })
  await db.execute(sql`vacuum (analyze) sandbox.ar_items, sandbox.ar_postings`)
}
