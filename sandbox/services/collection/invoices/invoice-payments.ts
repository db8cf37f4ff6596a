import { and, desc, eq, lt } from 'drizzle-orm'
import type { InvoicePayment } from '@/lib/contracts/collection/invoice-details'
import type { Database } from '@/lib/platform/database/open'
import { collectionPostings } from '../../../database/collection-schema'
import { parsePageToken } from '../cursor'
import { toIsoTimestamp } from './invoice-view'

type PostingRow = typeof collectionPostings.$inferSelect

/** A page of the payments of an invoice, newest first, and one more where the list goes on. */
export function listPaymentRows(
  db: Database,
  invoiceId: string,
  token: string | undefined,
  size: number,
): Promise<PostingRow[]> {
  const before = parsePageToken(token)
  return db
    .select()
    .from(collectionPostings)
    .where(
      and(
        eq(collectionPostings.invoiceId, invoiceId),
        eq(collectionPostings.kind, 'payment'),
        before === undefined ? undefined : lt(collectionPostings.seq, before),
      ),
    )
    .orderBy(desc(collectionPostings.seq))
    .limit(size + 1)
}

export const toInvoicePayment = (row: PostingRow): InvoicePayment => ({
  paymentId: row.id,
  invoiceId: row.invoiceId,
  type: row.type,
  amount: Number(row.amount),
  currency: row.currency,
  paymentDate: row.date,
  registeredAt: toIsoTimestamp(row.at),
  description: row.description,
  uniqueSourcePaymentId: row.uniqueSourceId,
  batchId: row.batchId,
})
