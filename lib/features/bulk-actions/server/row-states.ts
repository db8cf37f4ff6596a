import 'server-only'
import type { BulkRow } from '@/lib/contracts/desk/bulk/bulk-actions'
import type { WriteState } from '@/lib/contracts/desk/journal'
import type { Delivery } from '@/lib/contracts/desk/sending/sent-documents'
import { isSending } from '@/lib/features/bulk-actions/domain/bulk-operations'
import { readWriteStates } from '@/lib/platform/journal/read-journal'
import { readBatchEnds } from '@/lib/platform/journal/sent-batches'
import { readDeliveries } from '@/lib/platform/journal/sent-documents'
import { isOpenRow, type OpenRow } from './bulk-rows'

/**
 * What the journal has come to know of a row since it was sent: a check, or an answer that came
 * late.
 */
export async function withJournalStates<Row extends OpenRow>(rows: readonly Row[]): Promise<Row[]> {
  const open = rows.filter(isOpenRow)
  const known = await readWriteStates(open.map(({ idempotencyKey }) => idempotencyKey))
  const ends = await readBatchEnds(
    open.flatMap(({ idempotencyKey }) =>
      known.get(idempotencyKey) === 'accepted' ? idempotencyKey : [],
    ),
  )
  const deliveries = await readDeliveries(
    open.flatMap(({ idempotencyKey, operation }) => (isSending(operation) ? idempotencyKey : [])),
  )
  return rows.map((row) => {
    const state = isOpenRow(row) ? known.get(row.idempotencyKey) : undefined
    if (state === 'done' && isSending(row.operation))
      return { ...row, ...toDelivered(deliveries.get(row.idempotencyKey)) }
    if (state === 'accepted' && ends.has(row.idempotencyKey)) return { ...row, state: 'partly' }
    const now = state && rowStates[state]
    return now ? { ...row, state: now } : row
  })
}

/** A document that was sent is done once it is delivered. */
function toDelivered(delivery: Delivery | undefined): Pick<BulkRow, 'state' | 'failure'> {
  if (!delivery) return { state: 'accepted', failure: null }
  return delivery.is === 'delivered'
    ? { state: 'done', failure: null }
    : {
        state: 'undelivered',
        failure: { kind: 'refused', message: delivery.logText ?? undefined },
      }
}

/** A write that was not sent, and one that is being sent, say nothing that the row does not say. */
const rowStates: Record<WriteState, BulkRow['state'] | null> = {
  done: 'done',
  accepted: 'accepted',
  refused: 'refused',
  'not-applied': 'not-applied',
  unknown: 'unknown',
  'not-sent': null,
  sending: null,
}
