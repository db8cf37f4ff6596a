import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { Uuid } from '@/lib/contracts/formats'
import type { CustomerUpdate } from '@/lib/contracts/receivables/customers'
import type { DocumentToCreate } from '@/lib/contracts/receivables/documents'
import type { Database } from '@/lib/platform/database/open'
import type { Clock } from '../../../clock'
import { batches, batchRows } from '../../../database/schema'
import type { Directory } from '../../../directory'
import { filterByProcessingDelay } from '../../processing-delay'
import { bookRows, type RowResult } from '../documents/book-rows'
import { applyRows, type RowOutcome } from './apply-rows'

const chunk = 200

export type BatchParts = { db: Database; directory: Directory; clock: Clock }

/** Stores a batch. Nothing is processed yet. */
export async function enqueueBatch(
  { db, clock }: BatchParts,
  clientNo: number,
  ...[effect, given]:
    | [effect: 'create' | 'update', updates: CustomerUpdate[]]
    | [effect: 'documents', documents: DocumentToCreate[]]
): Promise<string> {
  const batchUuid = randomUUID()
  await db.transaction(async (tx) => {
    await tx
      .insert(batches)
      .values({ batchUuid, clientNo, effect, receivedAt: clock.now(), total: given.length })
    await tx.execute(sql`
      insert into sandbox.batch_rows (batch_uuid, index, customer, status)
      select ${batchUuid}::uuid, place - 1, customer, 'QUEUED' from jsonb_array_elements(${JSON.stringify(given)}::text::jsonb) with ordinality as given(customer, place)`)
  })
  return batchUuid
}

/**
 * Processes what has rested long enough, a chunk at a time, until nothing waits. Any number of
 * workers may run: rows that one has are skipped by others.
 */
export async function processBatches(parts: BatchParts): Promise<void> {
  for (;;) {
    const due = await parts.db
      .select()
      .from(batches)
      .where(
        and(
          isNull(batches.finishedAt),
          filterByProcessingDelay(
            parts.directory,
            { receivedAt: batches.receivedAt, owner: batches.clientNo, field: 'clientNo' },
            parts.clock.now(),
          ),
        ),
      )
      .orderBy(asc(batches.receivedAt))
      .limit(20)
    let done = 0
    for (const batch of due) done += await processChunk(parts, batch)
    if (done === 0) return
  }
}

async function processChunk(
  { db, directory, clock }: BatchParts,
  batch: typeof batches.$inferSelect,
): Promise<number> {
  const { batchUuid, clientNo, effect } = batch
  const settings = directory.tenantOfClient(clientNo)?.settings
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(batchRows)
      .where(and(eq(batchRows.batchUuid, batchUuid), eq(batchRows.status, 'QUEUED')))
      .orderBy(asc(batchRows.index))
      .limit(chunk)
      .for('update', { skipLocked: true })
    if (rows.length > 0) {
      const now = clock.now() + (settings?.clockOffset ?? 0)
      const given = rows.map((row) => row.given)
      const results =
        effect === 'documents'
          ? await bookRows(tx, given as DocumentToCreate[], { clientNo, now })
          : (
              await applyRows(tx, given as CustomerUpdate[], {
                ...{ clientNo, effect, now, clearing: settings?.clearing ?? 'applied' },
              })
            ).map(toRowResult)
      await writeOutcomes(
        tx,
        batchUuid,
        rows.map(({ index }, at) => ({ index, ...results[at]! })),
      )
    }
    await tx
      .update(batches)
      .set({ finishedAt: clock.now() })
      .where(
        and(
          eq(batches.batchUuid, batchUuid),
          sql`not exists (select 1 from sandbox.batch_rows where batch_uuid = ${batchUuid}::uuid and status = 'QUEUED')`,
        ),
      )
    return rows.length
  })
}

function toRowResult(outcome: RowOutcome): RowResult {
  if (outcome.kind === 'stored')
    return {
      status: 'PROCESSED',
      result: outcome.result,
      message: `Customer ${outcome.result.toLowerCase()}`,
      warnings: outcome.warnings,
    }
  const message =
    outcome.kind === 'missing'
      ? 'The customer does not exist'
      : Object.entries(outcome.fields)
          .map((entry) => entry.join(' '))
          .join('; ')
  return { status: 'FAILED', result: 'REJECTED', message, warnings: [] }
}

async function writeOutcomes(
  tx: Database,
  batchUuid: string,
  rows: (RowResult & { index: number })[],
) {
  await tx.execute(sql`
    update sandbox.batch_rows as row set status = done.status, result = done.result, message = done.message, warnings = done.warnings
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as done(index int, status text, result text, message text, warnings jsonb)
    where row.batch_uuid = ${batchUuid}::uuid and row.index = done.index`)
}

/**
 * A batch as it is read: 202 while it runs, 206 when part of it failed, 200 when all is done. The
 * body is assumed.
 */
export async function readBatch(db: Database, clientNo: number, batchUuid: string) {
  if (!Uuid.safeParse(batchUuid).success) return undefined
  const [batch] = await db
    .select()
    .from(batches)
    .where(and(eq(batches.batchUuid, batchUuid), eq(batches.clientNo, clientNo)))
  if (!batch) return undefined
  const rows = await db
    .select()
    .from(batchRows)
    .where(
      and(eq(batchRows.batchUuid, batchUuid), inArray(batchRows.status, ['PROCESSED', 'FAILED'])),
    )
    .orderBy(asc(batchRows.index))
  const failed = rows.filter((row) => row.status === 'FAILED').length
  const isRunning = rows.length < batch.total
  const body = {
    batchUuid,
    status: isRunning
      ? rows.length === 0
        ? 'QUEUED'
        : 'RUNNING'
      : failed > 0
        ? 'PARTIAL'
        : 'DONE',
    receivedAt: new Date(batch.receivedAt).toISOString(),
    finishedAt: batch.finishedAt === null ? null : new Date(batch.finishedAt).toISOString(),
    total: batch.total,
    processed: rows.length,
    failed,
    results: rows.map(({ index, given, status, result, message, warnings }) => ({
      index,
      customerNo: given.customerNo,
      ...('documentNo' in given && { documentNo: given.documentNo }),
      status,
      result,
      message,
      warnings,
    })),
  }
  return { status: isRunning ? (202 as const) : failed > 0 ? (206 as const) : (200 as const), body }
}
