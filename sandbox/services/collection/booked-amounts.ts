import { inArray, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { collectionPostings } from '../../database/collection-schema'
import { type BookedAmounts, nothingBooked } from './invoices/amounts'

/** What was booked on some invoices, each by its id; those with no posting are not in it. */
export async function readBookedAmounts(
  db: Database,
  invoiceIds: string[],
): Promise<(invoiceId: string) => BookedAmounts> {
  if (invoiceIds.length === 0) return () => nothingBooked
  const rows = await db
    .select({
      invoiceId: collectionPostings.invoiceId,
      paid: sumWhere('payment'),
      credited: sumWhere('correction'),
    })
    .from(collectionPostings)
    .where(inArray(collectionPostings.invoiceId, invoiceIds))
    .groupBy(collectionPostings.invoiceId)
  const byId = new Map(rows.map(({ invoiceId, ...booked }) => [invoiceId, booked]))
  return (invoiceId) => byId.get(invoiceId) ?? nothingBooked
}

const sumWhere = (kind: 'payment' | 'correction') =>
  sql<string>`coalesce(sum(${collectionPostings.amount}::numeric) filter (where ${collectionPostings.kind} = ${kind}), 0)::text`
