import 'server-only'
import type { BulkRow } from '@/lib/contracts/desk/bulk/bulk-actions'
import type { BatchEnd, WriteState } from '@/lib/contracts/desk/journal'
import type { Delivery } from '@/lib/contracts/desk/sending/sent-documents'
import { isSending } from '@/lib/features/bulk-actions/domain/bulk-operations'
import { readWriteStandings, type WriteStanding } from '@/lib/platform/journal/sent-batches'
import { readDeliveries } from '@/lib/platform/journal/sent-documents'
import { isOpenRow, type OpenRow } from './bulk-rows'

/**
 * What the journal has come to know of a row since it was sent: a check, or an answer that came
 * late.
 */
export async function withJournalStates<Row extends OpenRow>(rows: readonly Row[]): Promise<Row[]> {
  return applyStandings(rows, await readWriteStandings(listKeys(rows.filter(isOpenRow))))
}

/** The same, each with how its batch ended, as far as that was read. */
export async function withBatchEnds<Row extends OpenRow>(
  rows: readonly Row[],
): Promise<(Row & { end: BatchEnd | null })[]> {
  const known = await readWriteStandings(listKeys(rows))
  return (await applyStandings(rows, known)).map((row) => ({
    ...row,
    end: known.get(row.idempotencyKey)?.end ?? null,
  }))
}

const listKeys = (rows: readonly OpenRow[]) => rows.map(({ idempotencyKey }) => idempotencyKey)

async function applyStandings<Row extends OpenRow>(
  rows: readonly Row[],
  known: ReadonlyMap<string, WriteStanding>,
): Promise<Row[]> {
  const sent = rows.filter((row) => isOpenRow(row) && isSending(row.operation))
  const deliveries = await readDeliveries(listKeys(sent))
  return rows.map((row) => {
    const standing = isOpenRow(row) ? known.get(row.idempotencyKey) : undefined
    if (standing?.state === 'done' && isSending(row.operation))
      return { ...row, ...toDeliveryState(deliveries.get(row.idempotencyKey)) }
    if (standing?.state === 'accepted' && standing.end) return { ...row, state: 'partly' }
    const now = standing && rowStates[standing.state]
    return now ? { ...row, state: now } : row
  })
}

/** A document is done once the service tells that it has sent it. */
function toDeliveryState(delivery: Delivery | undefined): Pick<BulkRow, 'state' | 'failure'> {
  if (!delivery) return { state: 'accepted', failure: null }
  return delivery.is === 'sent'
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

/** Whether a row that takes another back surely did not, so that it can be taken back anew. */
export const isUndoLost = (state: string): boolean => state === 'refused' || state === 'not-applied'
