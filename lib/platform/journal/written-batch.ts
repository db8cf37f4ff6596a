import 'server-only'
import { BatchOperation, type RowState, type SentRow } from '@/lib/contracts/desk/batches'
import type { BatchEnd, WrittenBatch } from '@/lib/contracts/desk/journal'
import type { Result } from '@/lib/contracts/result'
import { parseSentRows } from '@/lib/shared/batch-rows/sent-rows'
import { sumByCurrency } from '@/lib/shared/numbers/money'
import type { JournalRow } from './write-journal'

/** What an opened row tells of its batch; null where it is a write of one thing. */
export function readWrittenBatch(row: JournalRow): WrittenBatch | null {
  if (!BatchOperation.safeParse(row.operation).success) return null
  const body = (row.payload as { body?: unknown } | null)?.body
  const looked = row.look?.stored as { batchEnd?: BatchEnd; rowStates?: RowState[] } | undefined
  const sent = parseSentRows(body)
  return {
    rows: countRows(body) ?? row.sourceIds?.length ?? null,
    sums: sumRows(sent),
    unbookedSums: sumRows(listUnbooked(sent, looked?.rowStates ?? [])),
    batchId: findBatchId(row.outcome),
    end: looked?.batchEnd ?? null,
  }
}

/** How many rows a body holds: the one list in it, or the body itself. */
function countRows(body: unknown): number | null {
  if (typeof body !== 'object' || body === null) return null
  const list = Array.isArray(body) ? body : Object.values(body).find(Array.isArray)
  return list?.length ?? null
}

/** The rows that were not booked, as far as is known; null where it is not known which they are. */
const listUnbooked = (rows: SentRow[] | null, states: readonly RowState[]): SentRow[] | null =>
  rows?.length === states.length
    ? rows.filter((_, at) => states[at] === 'failed' || states[at] === 'untold')
    : null

/** What rows add up to, where each of them tells its amount and its currency. */
function sumRows(rows: SentRow[] | null): WrittenBatch['sums'] {
  if (!rows || rows.length === 0) return null
  const sums = sumByCurrency(rows).map(({ currency, total, unknown, tooLong }) =>
    currency === null || total === null || unknown + tooLong > 0 ? null : { currency, total },
  )
  return sums.includes(null) ? null : sums.filter((sum) => sum !== null)
}

function findBatchId(outcome: unknown): string | null {
  const result = outcome as Result<{
    batchUuid?: string | null
    data?: { batchId?: string | null } | null
  } | null> | null
  return (result?.ok && (result.value?.data?.batchId ?? result.value?.batchUuid)) || null
}
