import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { toCalendarDate, toDatePlusDays } from '../../../clock'
import type { Client } from '../../../directory'
import { getCurrency } from '../../../seed/currency'

type ItemClient = Pick<Client, 'clientNo' | 'country' | 'organizationId' | 'companyIds'>

/** Of so many transactions and collection invoices of a client, the newest, there are items. */
const maxDocuments = 20_000

/**
 * Stores the receivable items of a client: one for each document that was sent to a customer of it
 * or is in collection, with the same number, KID and amount. An invoice to nobody who is known has
 * none. Four more are awkward: two have the number of another customer's, two the KID of another.
 */
export async function deriveItems(
  db: Database,
  { clientNo, country, organizationId, companyIds }: ItemClient,
  now: number,
): Promise<void> {
  const currency = getCurrency(country)
  const today = toCalendarDate(now)
  await db.execute(sql`
    with sent as (
      select * from sandbox.transactions where company_id = any(${sql.param(companyIds)}::int[]) and direction = 1 and invoice_number is not null
        and amount is not null order by row_id desc limit ${maxDocuments}
    ), named as (
      select trim(data->>'name') as name, min(customer_no) as customer_no from sandbox.customers where client_no = ${clientNo} group by 1
    ), handed as (
      select invoice.*, coalesce((select sum(amount::numeric) from sandbox.collection_postings where invoice_id = invoice.id), 0) as booked
      from sandbox.collection_invoices as invoice join sandbox.customers on client_no = ${clientNo} and customer_no = customer_number
      where organization_id = ${organizationId} and invoice_number is not null order by seq desc limit ${maxDocuments}
    ), ledger as (
      select 1 as part, row_id as place, customer_no, invoice_number as document_no, kid,
        case invoice_type when 'CreditNote' then 'CN' when 'Reminder' then 'RN' else 'IN' end as type,
        invoice_date as document_date, due_date, amount::numeric as original,
        case when coalesce(due_date, '9999') >= ${today} or status = 'Failed' or row_id % 5 = 0 then amount
          when row_id % 5 = 1 then round(amount::numeric * 0.4, 2) else 0 end::numeric as remaining, 'NONE' as level
      from sent join named on name = trim(invoicee_name)
      where not exists (select from handed where handed.invoice_number = sent.invoice_number)
      union all
      select 2, seq, customer_number, invoice_number, data->>'ocrReferenceNumber', 'IN', left(data->>'invoiceDate', 10), left(data->>'dueDate', 10),
        original_invoice_amount::numeric, case when original_invoice_amount::numeric > 0
          then greatest(original_invoice_amount::numeric - booked, 0) else original_invoice_amount::numeric - booked end, 'COLLECTION'
      from handed
    ), numbered as (
      select *, row_number() over (order by part, place) as number from ledger
    ), strange as (
      select 3 as part, number as place, (select min(customer_no) from named where customer_no <> numbered.customer_no) as customer_no,
        case when number <= 2 then document_no else document_no || '-B' end as document_no,
        case when number <= 2 then reverse(kid) else kid end as kid,
        type, document_date, due_date, original + 100 as original, original + 100 as remaining, 'NONE' as level
      from numbered where number <= 4
    )
    insert into sandbox.ar_items (client_no, customer_no, document_no, kid, data)
    select ${clientNo}::int, customer_no, document_no, kid, jsonb_build_object('documentUuid', gen_random_uuid(), 'documentType', type,
      'documentDate', document_date, 'dueDate', due_date, 'currency', ${currency}::text, 'originalAmount', original, 'remainingAmount', remaining,
      'status', case when remaining = 0 then 'PAID' when remaining = original then 'OPEN' else 'PARTLY_PAID' end,
      'collectionLevel', case when level = 'NONE' and is_reminded then 'REMINDER' else level end,
      'reminderCount', case when is_reminded or level = 'COLLECTION' then 1 else 0 end,
      'lastReminderDate', case when is_reminded then ${toDatePlusDays(now, -3)}::text end)
    from (
      select part, place, customer_no, document_no, kid, type, document_date, due_date, original, remaining, level from ledger
      union all select * from strange where customer_no is not null
    ) as all_items cross join lateral (select remaining > 0 and level = 'NONE' and coalesce(due_date < ${toDatePlusDays(now, -14)}, false) as is_reminded) as told
    order by part, place`)
}
