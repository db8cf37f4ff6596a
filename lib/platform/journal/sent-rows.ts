import 'server-only'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { RowState } from '@/lib/contracts/desk/batches'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { journal, journalSourceIds } from '@/lib/platform/database/schema'
import { mayBeThere } from '@/lib/shared/batch-rows/resend-rules'
import { isVisibleTo, type JournalScope } from './read-journal'
import { toSentBatch } from './sent-batches'

/**
 * The rows under some ids of ours that other writes of an organization may have brought to the
 * service, each with the first such write, as far as the reader may see it.
 */
export async function readSentRows(
  reader: JournalScope,
  organizationId: string,
  sourceIds: readonly string[],
) {
  const db = await getDeskDatabase()
  const rows = await db
    .select({ sourceId: journalSourceIds.sourceId, write: journal })
    .from(journalSourceIds)
    .innerJoin(journal, eq(journal.idempotencyKey, journalSourceIds.idempotencyKey))
    .where(
      and(
        isVisibleTo(reader),
        inArray(journal.operation, ['createPayments']),
        eq(journalSourceIds.organizationId, organizationId),
        sql`${journalSourceIds.sourceId} = any(${sql.param([...sourceIds])}::text[])`,
      ),
    )
    .orderBy(asc(journal.sentAt))
  const found = new Map<string, { batchId: string | null; idempotencyKey: string; sentAt: string }>()
  for (const { sourceId, write } of rows) {
    const other = {
      ...{ state: write.state, sourceIds: write.sourceIds ?? [] },
      rowStates: (write.look?.stored.rowStates as RowState[] | undefined) ?? null,
      record: write.record,
    }
    if (found.has(sourceId) || !mayBeThere(other, sourceId)) continue
    const { batchId, idempotencyKey, sentAt } = toSentBatch(write)
    found.set(sourceId, { batchId, idempotencyKey, sentAt })
  }
  return [...found].map(([sourceId, write]) => ({ sourceId, ...write }))
}
