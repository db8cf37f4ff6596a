import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { toCalendarDate } from '../../../clock'

/**
 * Books what the items of a client tell, for those that have no postings yet: the document on its
 * own day, then what was paid of it, around its due date and never before the document or after
 * today. The postings of each item add up to what remains of it.
 */
export async function derivePostings(db: Database, clientNo: number, now: number): Promise<void> {
  const today = toCalendarDate(now)
  await db.execute(sql`
    with unbooked as (
      select ar_item_id, customer_no, data->>'documentType' as type, data->>'currency' as currency,
        (data->>'originalAmount')::numeric as original, (data->>'remainingAmount')::numeric as remaining,
        least(coalesce(data->>'documentDate', data->>'dueDate', ${today}), ${today}) as opened,
        coalesce(data->>'dueDate', data->>'documentDate', ${today}) as due
      from sandbox.ar_items as item
      where client_no = ${clientNo} and not exists (select from sandbox.ar_postings where ar_postings.ar_item_id = item.ar_item_id)
    ), booked as (
      select 1 as part, opened as day, case type when 'CN' then 'CREDIT_NOTE' when 'RN' then 'INTEREST_NOTE' else 'INVOICE' end as kind,
        original as amount, ar_item_id, customer_no, currency
      from unbooked
      union all
      select 2, least(${today}, greatest(opened, to_char(due::date + (ar_item_id % 21)::int - 5, 'YYYY-MM-DD'))),
        'PAYMENT', remaining - original, ar_item_id, customer_no, currency
      from unbooked where remaining <> original
    )
    insert into sandbox.ar_postings (client_no, ar_item_id, customer_no, posting_date, year, period, kind, amount, currency)
    select ${clientNo}::int, ar_item_id, customer_no, day, left(day, 4)::int, substr(day, 6, 2)::int, kind, amount, currency
    from booked order by day, ar_item_id, part`)
}
