import 'server-only'
import { eq } from 'drizzle-orm'
import type { BulkAction, BulkRow, ImportCounts } from '@/lib/contracts/desk/bulk/bulk-actions'
import type { BatchEnd } from '@/lib/contracts/desk/journal'
import { isImportVerb } from '@/lib/features/bulk-actions/domain/bulk-operations'
import { standingOfBatch } from '@/lib/features/customer-import/domain/public'
import { bulkActionRows } from '@/lib/platform/database/bulk-schema'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { readBatchEnds } from '@/lib/platform/journal/sent-batches'
import { type BulkActionRecord, openCommon } from './bulk-records'
import { withJournalStates } from './row-states'

/** Where the customers of an import stand; null for anything else. */
export async function viewImport(record: BulkActionRecord): Promise<BulkAction['imported']> {
  if (record.verb === null || !isImportVerb(record.verb)) return null
  const common = openCommon(record)
  const { source, customers } = common && 'source' in common ? common : { source: '', customers: 0 }
  return { source, customers, counts: await countCustomers(record.id) }
}

async function countCustomers(bulkActionId: string): Promise<ImportCounts> {
  const db = await getDeskDatabase()
  const { state, operation, idempotencyKey, customers, changed } = bulkActionRows
  const stored = await db
    .select({ state, operation, idempotencyKey, customers, changed })
    .from(bulkActionRows)
    .where(eq(bulkActionRows.bulkActionId, bulkActionId))
  const rows = await withJournalStates(stored)
  const ends = await readBatchEnds(rows.map((row) => row.idempotencyKey))
  const counts: ImportCounts = {
    ...{ done: 0, failed: 0, untold: 0, submitted: 0, changed: 0, waiting: 0 },
  }
  for (const row of rows) addBatch(counts, row, ends.get(row.idempotencyKey) ?? null)
  return counts
}

type BatchRow = { state: BulkRow['state']; customers: number | null; changed: number | null }

function addBatch(counts: ImportCounts, row: BatchRow, end: BatchEnd | null) {
  const behind = row.changed ?? 0
  const sent = (row.customers ?? 0) - behind
  counts.changed += behind
  if (end) {
    const told = end.succeeded + end.taken + end.failed
    counts.done += end.succeeded + end.taken
    counts.failed += end.failed
    counts.untold += Math.max(0, sent - told)
  } else counts[standingOfBatch[row.state]] += sent
}
