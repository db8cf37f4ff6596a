import { read } from '@/lib/client/read'
import type { BulkRow } from '@/lib/contracts/desk/bulk/bulk-actions'
import { type ImportResult, joinResults } from '../domain/import-results'

type Context = Parameters<typeof read>[2]

/**
 * The customers of a batch of an import with what became of each. The batch is asked where it went
 * out; where it cannot be read, each customer stands as its batch does.
 *
 * @throws OperationFailed where the customers cannot be read.
 */
export async function readImportCustomers(
  bulkActionId: string,
  batch: Pick<BulkRow, 'seq' | 'state' | 'failure' | 'idempotencyKey' | 'batchId'>,
  context: Context,
): Promise<ImportResult[]> {
  const { seq, idempotencyKey, batchId } = batch
  const [held, sent] = await Promise.all([
    read('getImportBatch', { params: { bulkActionId }, body: { seq } }, context),
    batchId === null ? null : read('getSentBatch', { params: { idempotencyKey } }, context),
  ])
  return joinResults(batch, held.customers, sent?.batch?.rows ?? null)
}
