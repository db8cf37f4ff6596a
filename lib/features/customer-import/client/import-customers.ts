import type { PagedListQuery } from '@/lib/client/lists/paged-list'
import { read } from '@/lib/client/read'
import type { BulkRow } from '@/lib/contracts/desk/bulk/bulk-actions'
import { type ImportResult, joinResults } from '../domain/import-results'

type Context = Parameters<typeof read>[2]
type Batch = Pick<BulkRow, 'seq' | 'state' | 'failure' | 'idempotencyKey' | 'batchId'>

/** Batches whose customers are read at a time. */
const batchesAtOnce = 2

/**
 * The customers of some batches of an import, page by page. What the batches are may change while it
 * is held: `shown` tells what of the import it is.
 */
export const getImportCustomersList = (
  bulkActionId: string,
  batches: readonly Batch[],
  shown: { isOpenOnly: boolean; batch: number | null },
): PagedListQuery<ImportResult> => ({
  first: { queryKey: ['getImportBatch', bulkActionId, shown] },
  keyOf: ({ line }) => String(line),
  page: async (token, context) => {
    const from = Number(token ?? 0)
    const next = from + batchesAtOnce
    const results = await Promise.all(
      batches.slice(from, next).map((batch) => readImportCustomers(bulkActionId, batch, context)),
    )
    return {
      data: results.flat(),
      summary: { nextPageToken: next < batches.length ? String(next) : null },
    }
  },
})

/**
 * The customers of a batch of an import with what became of each. The batch is asked where it went
 * out; where it cannot be read, each customer stands as its batch does.
 *
 * @throws OperationFailed where the customers cannot be read.
 */
export async function readImportCustomers(
  bulkActionId: string,
  batch: Batch,
  context: Context,
): Promise<ImportResult[]> {
  const { seq, idempotencyKey, batchId } = batch
  const [held, sent] = await Promise.all([
    read('getImportBatch', { params: { bulkActionId }, body: { seq } }, context),
    batchId === null ? null : read('getSentBatch', { params: { idempotencyKey } }, context),
  ])
  return joinResults(batch, held.customers, sent?.batch?.rows ?? null)
}
