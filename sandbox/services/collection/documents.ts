import { and, desc, eq, lt } from 'drizzle-orm'
import type { InvoiceDocument } from '@/lib/contracts/collection/invoice-details'
import type { Database } from '@/lib/platform/database/open'
import { collectionDocuments } from '../../database/collection-schema'
import { parsePageToken } from './cursor'
import { toIsoTimestamp } from './invoices/invoice-view'

type DocumentRow = typeof collectionDocuments.$inferSelect

/** A page of the documents of an invoice, newest first, and one more where the list goes on. */
export function listDocumentRows(
  db: Database,
  invoiceId: string,
  token: string | undefined,
  size: number,
): Promise<DocumentRow[]> {
  const before = parsePageToken(token)
  return db
    .select()
    .from(collectionDocuments)
    .where(
      and(
        eq(collectionDocuments.invoiceId, invoiceId),
        before === undefined ? undefined : lt(collectionDocuments.seq, before),
      ),
    )
    .orderBy(desc(collectionDocuments.seq))
    .limit(size + 1)
}

export const toInvoiceDocument = ({
  documentId,
  invoiceId,
  type,
  filename,
  contentType,
  size,
  createdAt,
  attachmentId,
}: DocumentRow): InvoiceDocument => ({
  documentId,
  invoiceId,
  type,
  filename,
  contentType,
  size,
  createdAt: toIsoTimestamp(createdAt),
  attachmentId,
})
