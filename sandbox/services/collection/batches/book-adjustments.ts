import { randomUUID } from 'node:crypto'
import Big from 'big.js'
import { and, eq, inArray } from 'drizzle-orm'
import type { Correction } from '@/lib/contracts/collection/corrections'
import type { Payment } from '@/lib/contracts/collection/payments'
import type { Database } from '@/lib/platform/database/open'
import { collectionInvoices, collectionPostings } from '../../../database/collection-schema'
import { addHistory, type NewHistoryEntry } from '../history'
import {
  type AdjustmentKind,
  findAdjustmentFailure,
  type RowFailure,
  type SubmittedAdjustment,
} from './adjustment-rules'
import { readBookedSourceIds } from './batch-intake'

export type RowOutcome = { invoiceId: string } | RowFailure
export type Batch = { batchId: string; organizationId: string; createdBy: string }
/**
 * The time by the tenant's clock, and whether its service books a source id each time that it is
 * sent.
 */
export type Terms = { now: number; takesAgain: boolean }
type Invoice = typeof collectionInvoices.$inferSelect
/** What is booked, and what its history tells of it. */
type NewPosting = Required<Omit<typeof collectionPostings.$inferInsert, 'seq'>> & {
  createdBy: string
  caseId: string
}

/**
 * Books rows of a batch in their order, each source id once where the terms are the usual, inside
 * the caller's transaction, which holds the organization. The amounts of invoices and claims follow
 * from what is booked.
 *
 * @returns what became of each row.
 */
export async function bookAdjustments(
  tx: Database,
  batch: Batch,
  rows: SubmittedAdjustment[],
  { now, takesAgain }: Terms,
): Promise<RowOutcome[]> {
  const invoices = await lockInvoices(
    tx,
    batch.organizationId,
    rows.map(({ row }) => row.invoiceId ?? ''),
  )
  const ids = rows.map(({ sourceId }) => sourceId)
  const kind = rows[0]?.kind ?? 'payment'
  const taken = new Set(
    await readBookedSourceIds(
      tx,
      batch.organizationId,
      kind === 'payment' ? 'PAYMENT' : 'CORRECTION',
      ids,
    ),
  )

  const postings: NewPosting[] = []
  const outcomes = rows.map((posted): RowOutcome => {
    const invoice = invoices.get(posted.row.invoiceId?.toLowerCase() ?? '')
    const isTaken = posted.sourceId !== null && taken.has(posted.sourceId)
    const failure = findAdjustmentFailure(posted, invoice, isTaken && !takesAgain)
    if (failure || !invoice) return failure ?? { code: 'NOT_FOUND', message: '' }
    if (posted.sourceId !== null) taken.add(posted.sourceId)
    postings.push({ ...buildPosting(batch, posted, invoice, now), repeated: isTaken })
    return { invoiceId: invoice.id }
  })
  if (postings.length > 0) {
    await tx.insert(collectionPostings).values(postings)
    await addHistory(tx, postings.map(toNewHistoryEntry))
  }
  return outcomes
}

/**
 * Invoices of the organization, locked in one order until the transaction ends, so that none of
 * them is withdrawn meanwhile.
 */
async function lockInvoices(
  tx: Database,
  organizationId: string,
  ids: string[],
): Promise<Map<string, Invoice>> {
  const rows = await tx
    .select()
    .from(collectionInvoices)
    .where(
      and(
        eq(collectionInvoices.organizationId, organizationId),
        inArray(collectionInvoices.id, [...new Set(ids)]),
      ),
    )
    .orderBy(collectionInvoices.id)
    .for('update')
  return new Map(rows.map((row) => [row.id, row]))
}

function buildPosting(
  { batchId, organizationId, createdBy }: Batch,
  { kind, sourceId, row }: SubmittedAdjustment,
  invoice: Invoice,
  now: number,
): Omit<NewPosting, 'repeated'> {
  return {
    id: randomUUID(),
    organizationId,
    invoiceId: invoice.id,
    caseId: invoice.caseId,
    kind,
    type: kind === 'payment' ? ((row as Payment).type ?? 'DIRECT_PAYMENT') : null,
    amount: new Big(row.amount ?? 0).toFixed(),
    currency: invoice.currency,
    date: findAdjustmentDate(kind, row),
    description: row.description ?? null,
    uniqueSourceId: sourceId,
    batchId,
    createdBy,
    at: now,
  }
}

const findAdjustmentDate = (kind: AdjustmentKind, row: Payment | Correction) =>
  (kind === 'payment' ? (row as Payment).paymentDate : (row as Correction).correctionDate) ?? null

const toNewHistoryEntry = ({
  caseId,
  invoiceId,
  kind,
  amount,
  currency,
  description,
  uniqueSourceId,
  batchId,
  createdBy,
  at,
}: NewPosting): NewHistoryEntry => ({
  caseId,
  invoiceId,
  type: kind === 'payment' ? 'PAYMENT' : 'CORRECTION',
  at,
  subject: kind === 'payment' ? 'Payment' : 'Correction',
  message: description,
  createdBy,
  amount,
  currency,
  batchId,
  [kind === 'payment' ? 'uniqueSourcePaymentId' : 'uniqueSourceCorrectionId']: uniqueSourceId,
})
