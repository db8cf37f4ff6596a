import 'server-only'
import type { BulkRow } from '@/lib/contracts/desk/bulk-actions'
import type { WriteState } from '@/lib/contracts/desk/journal'
import { readWriteStates } from '@/lib/platform/journal/read-journal'
import { readBatchEnds } from '@/lib/platform/journal/sent-batches'
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
  return rows.map((row) => {
    const state = isOpenRow(row) ? known.get(row.idempotencyKey) : undefined
    if (state === 'accepted' && ends.has(row.idempotencyKey)) return { ...row, state: 'partly' }
    const now = state && rowStates[state]
    return now ? { ...row, state: now } : row
  })
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
