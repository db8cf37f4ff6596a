import { read } from '@/lib/client/read'
import type { SentBatch } from '@/lib/contracts/desk/batches'
import { waitOutThrottling } from './wait-out-throttling'

/** So many of the newest batches are looked at. */
const batchesMax = 200

/**
 * The customers of batches that were sent from here and may still be worked off: the service has
 * accepted them and not told their end, or it is not known whether it did.
 *
 * @throws OperationFailed as the reads do.
 */
export async function readRunningCustomers(
  clientNo: string,
  signal: AbortSignal,
): Promise<string[]> {
  const { batches } = await waitOutThrottling(
    () => read('listSentBatches', { body: { clientNo, limit: batchesMax } }, { signal }),
    signal,
  )
  const numbers: string[] = []
  for (const { idempotencyKey } of batches.filter(mayRun)) {
    const { sent, rows } = await waitOutThrottling(
      () => read('getSentBatch', { params: { idempotencyKey } }, { signal }),
      signal,
    )
    if (mayRun(sent)) for (const row of rows ?? []) if (row.customerNo) numbers.push(row.customerNo)
  }
  return numbers
}

const mayRun = ({ operation, state, end }: SentBatch) =>
  (operation === 'updateCustomers' || operation === 'createCustomers') &&
  (state === 'sending' || state === 'unknown' || (state === 'accepted' && end === null))
