import 'server-only'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { RowState } from '@/lib/contracts/desk/batches'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { journal, journalSourceIds } from '@/lib/platform/database/schema'
import { isVisibleTo, type JournalScope } from './journal-filter'
import { toSentBatch } from './sent-batches'

/**
 * The payments under some ids of ours that other writes of an organization hold, oldest first, as
 * far as the reader may see them, with what is known of each write.
 */
export async function readSentPayments(
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
        eq(journal.operation, 'createPayments'),
        eq(journalSourceIds.organizationId, organizationId),
        sql`${journalSourceIds.sourceId} = any(${sql.param([...sourceIds])}::text[])`,
      ),
    )
    .orderBy(asc(journal.sentAt))
  return rows.map(({ sourceId, write }) => ({
    sourceId,
    sent: toSentBatch(write),
    state: write.state,
    sourceIds: write.sourceIds ?? [],
    rowStates: (write.look?.stored.rowStates as RowState[] | undefined) ?? null,
    record: write.record,
  }))
}
