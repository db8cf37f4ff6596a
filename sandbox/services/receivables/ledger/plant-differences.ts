import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'

/** The client of the seed whose ledgers differ, so that a comparison has something to find. */
const differingClient = 1002

/**
 * Makes the ledgers of one client of the seed differ: its general ledger has one document less and
 * a digit of another wrong, its movements a booking that no line tells of, its aging an item too
 * high. Any other client's agree.
 */
export async function plantDifferences(db: Database, clientNo: number): Promise<void> {
  if (clientNo !== differingClient) return
  await db.execute(sql`
    with documents as (
      select posting_id, amount, row_number() over (order by posting_id desc) as place from sandbox.ar_postings as posting
      join sandbox.ar_items using (ar_item_id)
      where posting.client_no = ${clientNo} and kind = 'INVOICE' and data->>'status' = 'OPEN' and amount > 100
    )
    insert into sandbox.ledger_differences (client_no, ledger, posting_id, amount)
    select ${clientNo}::int, ledger, posting_id, case when change = 0 then -amount else change end
    from documents join (values (12, 'gl', 0), (40, 'gl', 9.00), (1000, 'aging', 54.00), (150, 'movements', -1250.50))
      as planted (place, ledger, change) using (place)`)
}
