import { eq, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { arPostings, type PostingKind } from '../../../database/ledger-schema'
import { arItems } from '../../../database/sent-schema'
import type { DecimalText } from '../../../database/stored-collection'

type NewPosting = {
  arItemId: number
  /** A calendar date, YYYY-MM-DD. Its month is the period. */
  date: string
  kind: PostingKind
  /** Above zero it raises what the customer owes, below it lowers it. */
  amount: DecimalText
  /** A number of its own where the caller has none. */
  voucherNo?: string
}

/**
 * Books an amount on an item, and has what remains of it and its status follow, to the last digit.
 * Two calls belong to one transaction of the caller's where they are one write.
 *
 * @throws Error when there is no such item.
 */
export async function addPosting(
  db: Database,
  { arItemId, date, kind, amount, voucherNo }: NewPosting,
): Promise<typeof arPostings.$inferSelect> {
  const remaining = sql`((${arItems.data}->>'remainingAmount')::numeric + ${amount}::numeric)`
  const status = sql`case when ${remaining} = 0 then 'PAID'
    when ${remaining} = (${arItems.data}->>'originalAmount')::numeric then 'OPEN' else 'PARTLY_PAID' end`
  const [item] = await db
    .update(arItems)
    .set({
      data: sql`${arItems.data} || jsonb_build_object('remainingAmount', ${remaining}, 'status', ${status})`,
    })
    .where(eq(arItems.arItemId, arItemId))
    .returning()
  if (!item) throw new Error(`There is no receivable item ${arItemId} to book on`)
  const [posting] = await db
    .insert(arPostings)
    .values({
      clientNo: item.clientNo,
      arItemId,
      customerNo: item.customerNo,
      postingDate: date,
      year: Number(date.slice(0, 4)),
      period: Number(date.slice(5, 7)),
      kind,
      amount,
      currency: item.data.currency,
      ...(voucherNo !== undefined && { voucherNo }),
    })
    .returning()
  return posting!
}
