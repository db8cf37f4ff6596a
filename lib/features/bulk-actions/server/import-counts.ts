import 'server-only'
import { eq } from 'drizzle-orm'
import type { BulkRow, ImportCounts } from '@/lib/contracts/desk/bulk/bulk-actions'
import type { BatchEnd } from '@/lib/contracts/desk/journal'
import { isImportVerb } from '@/lib/features/bulk-actions/domain/bulk-operations'
import { standingOfBatch } from '@/lib/features/customer-import/domain/public'
import { bulkActionRows } from '@/lib/platform/database/bulk-schema'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { type BulkActionRecord, openCommon } from './bulk-records'
import { withBatchEnds } from './row-states'

/** True for a bulk action whose rows are batches of customers. */
export const isImport = ({ verb }: BulkActionRecord) => verb !== null && isImportVerb(verb)

/** The batches of an import as the journal knows them, and where their customers stand. */
export async function viewImport(record: BulkActionRecord) {
  const batches = await readBatches(record.id)
  const common = openCommon(record)
  const { source, customers } = common && 'source' in common ? common : { source: '', customers: 0 }
  const imported = { source, customers, counts: countCustomers(batches) }
  return { batches, imported }
}

async function readBatches(bulkActionId: string) {
  const db = await getDeskDatabase()
  const { state, operation, idempotencyKey, customers, changed } = bulkActionRows
  const stored = await db
    .select({ state, operation, idempotencyKey, customers, changed })
    .from(bulkActionRows)
    .where(eq(bulkActionRows.bulkActionId, bulkActionId))
  return withBatchEnds(stored)
}

function countCustomers(batches: Awaited<ReturnType<typeof readBatches>>): ImportCounts {
  const counts: ImportCounts = {
    ...{ done: 0, failed: 0, untold: 0, submitted: 0, changed: 0, waiting: 0 },
  }
  for (const batch of batches) addBatch(counts, batch, batch.end)
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
