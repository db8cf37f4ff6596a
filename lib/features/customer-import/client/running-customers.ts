import { read } from '@/lib/client/read'
import type { SentBatch } from '@/lib/contracts/desk/batches'
import { waitOutThrottling } from './wait-out-throttling'

/** Batches of one page of the list. */
const pageSize = 200

/** `isWhole`: no other customer is in a batch that was sent from here, as far as that may be seen. */
type RunningCustomers = { numbers: string[]; isWhole: boolean }

/**
 * The customers of batches that were sent from here and may still be worked off: the service has
 * accepted them and not told their end, or it is not known whether it did.
 *
 * @param ownKeys batches that are known to the page, and are left out.
 * @throws OperationFailed as the reads do.
 */
export async function readRunningCustomers(
  clientNo: string,
  ownKeys: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<RunningCustomers> {
  const running: RunningCustomers = { numbers: [], isWhole: true }
  for (let last: SentBatch | undefined; ; ) {
    const body = {
      ...{ clientNo, limit: pageSize },
      ...(last && { before: last.sentAt, beforeKey: last.idempotencyKey }),
    }
    const { batches, more, isWhole } = await waitOutThrottling(
      () => read('listSentBatches', { body }, { signal }),
      signal,
    )
    if (isWhole === false) running.isWhole = false
    for (const { idempotencyKey } of batches.filter(mayRun))
      if (!ownKeys.has(idempotencyKey)) await addBatch(running, idempotencyKey, signal)
    last = batches.at(-1)
    if (!more || !last) return running
  }
}

async function addBatch(running: RunningCustomers, idempotencyKey: string, signal: AbortSignal) {
  const { sent, rows } = await waitOutThrottling(
    () => read('getSentBatch', { params: { idempotencyKey } }, { signal }),
    signal,
  )
  if (!mayRun(sent)) return
  if (rows === null) running.isWhole = false
  for (const row of rows ?? []) if (row.customerNo) running.numbers.push(row.customerNo)
}

const mayRun = ({ operation, state, end }: SentBatch) =>
  (operation === 'updateCustomers' || operation === 'createCustomers') &&
  (state === 'sending' || state === 'unknown' || (state === 'accepted' && end === null))
