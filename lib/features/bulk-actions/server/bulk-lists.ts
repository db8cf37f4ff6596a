import 'server-only'
import { and, desc, eq, inArray, lt, ne, not, type SQL } from 'drizzle-orm'
import { bulkActions } from '@/lib/platform/database/bulk-schema'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { journal } from '@/lib/platform/database/schema'
import { isVisibleTo, type JournalScope } from '@/lib/platform/journal/journal-filter'
import type { BulkActionRecord } from './bulk-records'

/** Of one page: those that ended, unless it asks for less, and those that have something left. */
const pageMax = 50
const openMax = 200

/**
 * Bulk actions whose line in the journal the reader may see: those that have something left to send
 * first, then the newest that ended. A page after a time holds those that ended and began before it.
 */
export async function listBulkRecords(
  reader: JournalScope,
  question: BulkActionsQuestion,
): Promise<{ records: BulkActionRecord[]; more: boolean }> {
  const { before, limit = pageMax } = question
  const read = (condition: SQL | undefined, most: number) =>
    readVisibleRecords(reader, question, condition, most)
  const [open, ended] = await Promise.all([
    before === undefined ? read(hasRowsLeft(), openMax + 1) : [],
    read(
      and(not(hasRowsLeft()), before ? lt(bulkActions.startedAt, new Date(before)) : undefined),
      limit + 1,
    ),
  ])
  return {
    records: [...open.slice(0, openMax), ...ended.slice(0, limit)],
    more: open.length > openMax || ended.length > limit,
  }
}

/** Those that have something left to send and were not stopped, as far as the reader may see them. */
export async function listOpenRecords(
  reader: JournalScope,
): Promise<{ records: BulkActionRecord[]; more: boolean }> {
  const open = await readVisibleRecords(reader, {}, hasRowsLeft(), openMax + 1)
  return { records: open.slice(0, openMax), more: open.length > openMax }
}

const hasRowsLeft = () => inArray(bulkActions.state, ['running', 'waiting', 'halted'])

async function readVisibleRecords(
  reader: JournalScope,
  { ids, person, organizationId }: BulkActionsQuestion,
  condition: SQL | undefined,
  most: number,
): Promise<BulkActionRecord[]> {
  const db = await getDeskDatabase()
  const found = await db
    .select({ action: bulkActions })
    .from(bulkActions)
    .innerJoin(journal, eq(journal.idempotencyKey, bulkActions.id))
    .where(
      and(
        ne(bulkActions.state, 'new'),
        isVisibleTo(reader),
        ids && inArray(bulkActions.id, ids),
        person === undefined ? undefined : eq(bulkActions.person, person),
        organizationId === undefined ? undefined : eq(bulkActions.scopeId, organizationId),
        condition,
      ),
    )
    .orderBy(desc(bulkActions.startedAt))
    .limit(most)
  return found.map(({ action }) => action)
}

export type BulkActionsQuestion = {
  ids?: string[]
  person?: string
  organizationId?: string
  before?: string
  limit?: number
}
