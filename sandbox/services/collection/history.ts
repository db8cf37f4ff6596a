import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import type { HistoryEntry } from '@/lib/contracts/collection/history'
import type { Database } from '@/lib/platform/database/open'
import { collectionHistory } from '../../database/collection-schema'
import type { StoredHistory } from '../../database/stored-collection'
import { parsePageToken } from './cursor'
import { toIsoTimestamp } from './invoices/invoice-view'

type HistoryRow = typeof collectionHistory.$inferSelect

/** Something that happened to a case, or to an invoice of it. What is left out is not known. */
export type NewHistoryEntry = {
  caseId: string
  invoiceId?: string
  type: string
  at: number
} & Partial<StoredHistory>

/** What of a history entry no list filters or orders by, with null for what is left out. */
export const toStoredHistory = (known: Partial<StoredHistory>): StoredHistory => ({
  subject: null,
  message: null,
  createdBy: null,
  amount: null,
  currency: null,
  batchId: null,
  uniqueSourcePaymentId: null,
  uniqueSourceCorrectionId: null,
  attachmentId: null,
  ...known,
})

/** Writes down what happened, in the order given. */
export async function addHistory(db: Database, happenings: NewHistoryEntry[]): Promise<void> {
  if (happenings.length === 0) return
  await db.insert(collectionHistory).values(
    happenings.map(({ caseId, invoiceId = null, type, at, ...known }) => ({
      historyId: randomUUID(),
      caseId,
      invoiceId,
      type,
      at,
      data: toStoredHistory(known),
    })),
  )
}

/**
 * A page of what happened to an invoice, and to its case as a whole, newest first; one more where
 * the list goes on.
 */
export function listInvoiceHistoryRows(
  db: Database,
  { id, caseId }: { id: string; caseId: string },
  token: string | undefined,
  size: number,
): Promise<HistoryRow[]> {
  const before = parsePageToken(token)
  return db
    .select()
    .from(collectionHistory)
    .where(
      and(
        eq(collectionHistory.caseId, caseId),
        or(isNull(collectionHistory.invoiceId), eq(collectionHistory.invoiceId, id)),
        before === undefined ? undefined : lt(collectionHistory.seq, before),
      ),
    )
    .orderBy(desc(collectionHistory.seq))
    .limit(size + 1)
}

/** All that happened to some cases and their invoices, newest first. */
export function listCaseHistoryRows(db: Database, caseIds: string[]): Promise<HistoryRow[]> {
  if (caseIds.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(collectionHistory)
    .where(inArray(collectionHistory.caseId, caseIds))
    .orderBy(desc(collectionHistory.seq))
}

export const toHistoryEntry = ({
  historyId,
  invoiceId,
  type,
  at,
  data: { amount, ...data },
}: HistoryRow): HistoryEntry => ({
  historyId,
  type,
  loggedAt: toIsoTimestamp(at),
  invoiceId,
  amount: amount === null ? null : Number(amount),
  ...data,
})
