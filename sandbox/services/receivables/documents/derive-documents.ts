import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'

/**
 * Stores the documents of items that have none yet: with the number, type, days and amount of the
 * item, one line, and a text. Those of a day went out as one bundle.
 */
export async function deriveDocuments(db: Database, clientNo: number): Promise<void> {
  await db.execute(sql`
    insert into sandbox.documents (client_no, document_no, customer_no, ar_item_id, bundle_id, data)
    select client_no, document_no, customer_no, ar_item_id, 'DB-' || (data->>'documentDate'), jsonb_build_object(
      'documentUuid', data->>'documentUuid', 'documentType', data->>'documentType', 'documentDate', data->>'documentDate',
      'dueDate', data->>'dueDate', 'currency', data->>'currency', 'kid', kid, 'currencyAmounts', amounts,
      'createdAt', coalesce(data->>'documentDate', '2026-01-01') || 'T06:00:00.000Z',
      'attachmentFiles', case when ar_item_id % 4 = 0 then '["terms-of-payment.pdf"]'::jsonb else '[]'::jsonb end,
      'documentLines', jsonb_build_array(
        jsonb_build_object('lineNo', 1, 'lineType', 'PLH', 'articleNo', '100', 'articleName', 'Delivery', 'quantity', 1,
          'price', amounts->'exclVat', 'currencyAmounts', amounts),
        jsonb_build_object('lineNo', 2, 'lineType', 'TXT', 'lineText', 'As agreed')))
    from sandbox.ar_items as item
    cross join lateral (select (data->>'originalAmount')::numeric as gross) as original
    cross join lateral (select jsonb_build_object('exclVat', round(gross / 1.25, 2), 'vat', gross - round(gross / 1.25, 2), 'inclVat', gross) as amounts) as split
    where client_no = ${clientNo} and not exists (select from sandbox.documents where documents.ar_item_id = item.ar_item_id)
    order by data->>'documentDate', ar_item_id`)
}
