import { and, asc, desc, eq, gt, lt, ne } from 'drizzle-orm'
import type { CollectionBatch, FailedRow, SucceededRow } from '@/lib/contracts/collection/batches'
import type { Database } from '@/lib/platform/database/open'
import {
  collectionBatches,
  collectionBatchRows,
  collectionCases,
  collectionInvoices,
} from '../../../database/collection-schema'
import { badRequest } from '../../../refusal'
import { buildPage, parsePageToken, resolvePageSize } from '../cursor'
import { sourceIdField } from './batch-rows'

type Row = typeof collectionBatches.$inferSelect
type BatchQuery = {
  State?: string
  Type?: string
  PageToken?: string
  PageSize?: number
  SortDirection?: string
}

/** A page of an organization's batches, without their rows, by when they were taken. */
export async function readBatchPage(
  db: Database,
  organizationId: string,
  { State, Type, PageToken, PageSize, SortDirection = 'desc' }: BatchQuery,
) {
  if (SortDirection !== 'desc' && SortDirection !== 'asc')
    throw badRequest('The request is off the contract', { SortDirection: 'is desc or asc' })
  const size = resolvePageSize(PageSize)
  const after = parsePageToken(PageToken)
  const { seq, status, type } = collectionBatches
  const conditions = [
    eq(collectionBatches.organizationId, organizationId),
    State === undefined ? undefined : eq(status, State as Row['status']),
    Type === undefined ? undefined : eq(type, Type as Row['type']),
    after === undefined ? undefined : SortDirection === 'asc' ? gt(seq, after) : lt(seq, after),
  ]
  const rows = await db
    .select()
    .from(collectionBatches)
    .where(and(...conditions))
    .orderBy(SortDirection === 'asc' ? asc(seq) : desc(seq))
    .limit(size + 1)
  const { page, summary } = buildPage(rows, size, (row) => row.seq)
  return { summary, data: page.map(toCollectionBatch) }
}

/** A batch of an organization; while it waits no row of it has an outcome. */
export async function readBatch(
  db: Database,
  batchId: string,
): Promise<CollectionBatch | undefined> {
  const [batch] = await db
    .select()
    .from(collectionBatches)
    .where(eq(collectionBatches.batchId, batchId))
  if (!batch) return undefined
  const rows = batch.finishedAt === null ? [] : await listRowOutcomes(db, batchId)
  return {
    ...toCollectionBatch(batch),
    succeeded: rows.filter(({ row }) => row.status === 'SUCCEEDED').map(toSucceededRow),
    failed: rows.filter(({ row }) => row.status === 'FAILED').map(toFailedRow),
  }
}

const listRowOutcomes = (db: Database, batchId: string) =>
  db
    .select({
      row: collectionBatchRows,
      invoiceNumber: collectionInvoices.invoiceNumber,
      caseId: collectionCases.caseId,
      caseNumber: collectionCases.caseNumber,
    })
    .from(collectionBatchRows)
    .leftJoin(collectionInvoices, eq(collectionInvoices.id, collectionBatchRows.invoiceId))
    .leftJoin(collectionCases, eq(collectionCases.caseId, collectionInvoices.caseId))
    .where(and(eq(collectionBatchRows.batchId, batchId), ne(collectionBatchRows.status, 'QUEUED')))
    .orderBy(asc(collectionBatchRows.index))

type Outcome = Awaited<ReturnType<typeof listRowOutcomes>>[number]

function toCollectionBatch({
  batchId,
  type,
  status,
  createdAt,
  finishedAt,
  organizationId,
  createdBy,
}: Row): CollectionBatch {
  return {
    batchId,
    type,
    status,
    createdAt: new Date(createdAt).toISOString(),
    finishedAt: finishedAt === null ? null : new Date(finishedAt).toISOString(),
    organizationId,
    createdBy,
  }
}

const toSucceededRow = ({ row, invoiceNumber, caseId, caseNumber }: Outcome): SucceededRow => ({
  index: row.index,
  invoiceId: row.invoiceId,
  invoiceNumber,
  caseId,
  caseNumber,
  [sourceIdField[row.type]]: row.uniqueSourceId,
})

const toFailedRow = ({ row }: Outcome): FailedRow => ({
  index: row.index,
  [sourceIdField[row.type]]: row.uniqueSourceId,
  invoiceId: (row.row as { invoiceId?: string }).invoiceId ?? null,
  code: row.code,
  message: row.message,
})
