import { and, asc, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { NewCollectionInvoice } from '@/lib/contracts/collection/create-invoices'
import type { Database } from '@/lib/platform/database/open'
import type { Clock } from '../../../clock'
import { collectionBatches, collectionBatchRows } from '../../../database/collection-schema'
import type { Directory } from '../../../directory'
import { filterByProcessingDelay } from '../../processing-delay'
import { applyBatchEffects } from '../cases/case-closing'
import type { OrganizationContext } from '../cases/case-state'
import { lockOrganization } from '../organization'
import { announce } from '../webhooks/webhook-outbox'
import { canRepeatSourceIds } from './batch-intake'
import { bookAdjustments, type RowOutcome, type Terms } from './book-adjustments'
import { registerInvoices } from './register-invoices'

const chunk = 200

type Parts = { db: Database; directory: Directory; clock: Clock }
type Batch = typeof collectionBatches.$inferSelect
type Row = typeof collectionBatchRows.$inferSelect

/**
 * Processes what has rested long enough and is not held by its tenant, a chunk at a time, until
 * nothing waits. Any number of workers may run: a batch that one has in hand is skipped by others.
 */
export async function processCollectionBatches(parts: Parts): Promise<void> {
  for (;;) {
    const due = await listDueBatches(parts)
    let done = 0
    for (const batch of due) done += await processChunk(parts, batch)
    if (done === 0) return
  }
}

function listDueBatches({ db, directory, clock }: Parts): Promise<Batch[]> {
  const idsOnHold = directory
    .organizations()
    .filter(({ tenant }) => tenant.settings.holdBatches)
    .map(({ organizationId }) => organizationId)
  return db
    .select()
    .from(collectionBatches)
    .where(
      and(
        isNull(collectionBatches.finishedAt),
        filterByProcessingDelay(
          directory,
          {
            receivedAt: collectionBatches.receivedAt,
            owner: collectionBatches.organizationId,
            field: 'organizationId',
          },
          clock.now(),
        ),
        idsOnHold.length > 0 ? notInArray(collectionBatches.organizationId, idsOnHold) : undefined,
      ),
    )
    .orderBy(asc(collectionBatches.receivedAt), asc(collectionBatches.seq))
    .limit(20)
}

function resolveOrganizationContext(
  { directory, clock }: Omit<Parts, 'db'>,
  { organizationId }: Batch,
): OrganizationContext {
  const own = directory.organizations().find((one) => one.organizationId === organizationId)
  return {
    organizationId,
    tenant: own?.tenant.id,
    now: clock.now() + (own?.tenant.settings.clockOffset ?? 0),
  }
}

/** @returns how many rows it processed; none where another worker has the batch. */
async function processChunk({ db, directory, clock }: Parts, { batchId }: Batch): Promise<number> {
  return db.transaction(async (tx) => {
    const [batch] = await tx
      .select()
      .from(collectionBatches)
      .where(and(eq(collectionBatches.batchId, batchId), isNull(collectionBatches.finishedAt)))
      .for('update', { skipLocked: true })
    if (!batch) return 0
    await lockOrganization(tx, batch.organizationId)
    const rows = await tx
      .select()
      .from(collectionBatchRows)
      .where(
        and(eq(collectionBatchRows.batchId, batchId), eq(collectionBatchRows.status, 'QUEUED')),
      )
      .orderBy(asc(collectionBatchRows.index))
      .limit(chunk)
    const place = resolveOrganizationContext({ directory, clock }, batch)
    const outcomes = await applyBatchRows(tx, batch, rows, {
      now: place.now,
      takesAgain: canRepeatSourceIds(directory.tenant(place.tenant ?? '')),
    })
    await writeOutcomes(tx, rows, outcomes)
    const invoiceIds = outcomes.flatMap((outcome) =>
      'invoiceId' in outcome ? [outcome.invoiceId] : [],
    )
    await applyBatchEffects(tx, place, batch.type, invoiceIds)
    await finishIfDone(tx, batch, place)
    return rows.length
  })
}

function applyBatchRows(
  tx: Database,
  batch: Batch,
  rows: Row[],
  terms: Terms,
): Promise<RowOutcome[]> {
  if (batch.type === 'INVOICE') {
    const given = rows.map(({ row, uniqueSourceId }) => ({
      row: row as NewCollectionInvoice,
      sourceId: uniqueSourceId,
    }))
    return registerInvoices(tx, batch, given, terms)
  }
  const kind = batch.type === 'PAYMENT' ? 'payment' : 'correction'
  return bookAdjustments(
    tx,
    batch,
    rows.map(({ row, uniqueSourceId }) => ({ kind, sourceId: uniqueSourceId, row })),
    terms,
  )
}

async function writeOutcomes(tx: Database, rows: Row[], outcomes: RowOutcome[]) {
  const [first] = rows
  if (!first) return
  const done = rows.map(({ index }, at) => ({ index, ...outcomes[at] }))
  await tx.execute(sql`
    update sandbox.collection_batch_rows as row
    set status = case when done.code is null then 'SUCCEEDED' else 'FAILED' end, invoice_id = done."invoiceId", code = done.code, message = done.message
    from jsonb_to_recordset(${JSON.stringify(done)}::text::jsonb) as done(index int, "invoiceId" uuid, code text, message text)
    where row.batch_id = ${first.batchId}::uuid and row.index = done.index`)
}

/** Sets the batch's status once no row of it waits, and tells its tenant. */
async function finishIfDone(
  tx: Database,
  { batchId, organizationId }: Batch,
  { tenant, now }: OrganizationContext,
) {
  const counts = await tx
    .select({ status: collectionBatchRows.status, count: sql<number>`count(*)::int` })
    .from(collectionBatchRows)
    .where(eq(collectionBatchRows.batchId, batchId))
    .groupBy(collectionBatchRows.status)
  const count = (wanted: Row['status']) =>
    counts.find(({ status }) => status === wanted)?.count ?? 0
  if (count('QUEUED') > 0) return
  const status = count('FAILED') === 0 ? 'SUCCESS' : count('SUCCEEDED') === 0 ? 'FAILED' : 'PARTIAL'
  await tx
    .update(collectionBatches)
    .set({ status, finishedAt: now })
    .where(eq(collectionBatches.batchId, batchId))
  if (tenant)
    await announce(
      tx,
      tenant,
      { type: 'BATCH_COMPLETED', data: { batchId, organizationId, status } },
      now,
    )
}
