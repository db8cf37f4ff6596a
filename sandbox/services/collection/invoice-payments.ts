import { and, desc, eq, lt } from 'drizzle-orm'
import type { InvoicePayment } from '@/lib/contracts/collection/invoice-details'
import type { Database } from '@/lib/database/open'
import { collectionPostings } from '../../database/collection-schema'
import { keyOf } from './cursor'
import { instant } from './invoice-view'

type PostingRow = typeof collectionPostings.$inferSelect

/** A page of the payments of an invoice, newest first, and one more where the list goes on. */
export function paymentsOf(db: Database, invoiceId: string, token: string | undefined, size: number): Promise<PostingRow[]> {
  const before = keyOf(token)
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

export const paymentView = (row: PostingRow): InvoicePayment => ({
  paymentId: row.id,
  invoiceId: row.invoiceId,
  type: row.type,
  amount: Number(row.amount),
  currency: row.currency,
  paymentDate: row.date,
  registeredAt: instant(row.at),
  description: row.description,
  uniqueSourcePaymentId: row.uniqueSourceId,
  batchId: row.batchId,
})
