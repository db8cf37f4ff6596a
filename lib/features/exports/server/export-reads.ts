import 'server-only'
import type { ExportReceipt } from '@/lib/contracts/desk/exports'
import type { InvoiceSummarySearch } from '@/lib/contracts/partner/invoice-summary'
import type { Failure, Result } from '@/lib/contracts/result'
import { executeAs } from '@/lib/platform/gateway/execute-operation'
import { getLimits } from '@/lib/platform/gateway/limits'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'

/** A search that a run asks again and again, as the person of a session. */
type SessionSearch = { sessionId: string; search: InvoiceSummarySearch }

/** Waits, unless it is given up. Tests wait in their own time. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>

export type RetryOptions = {
  signal: AbortSignal
  pause: Pause
  /** Told before a pause that the upstream asked for, how long it is, and null when it is over. */
  onPaused: (seconds: number | null) => Promise<void>
}

/**
 * Seconds before another try after the usual ones of a read have failed. After the last of them the
 * run gives up.
 */
export const outagePauses = [1, 2, 4, 8, 16]

/** Times in a row that the upstream may ask to wait before the run gives up. */
export const throttledMax = 30

/** Searches for rows that arrived during a run before these are only told to be more. */
const newerPagesMax = 5

/** Reads a page. Waits as long as a 429 asks, and longer and longer when nobody answers. */
export async function readPage<Page>(
  read: (signal: AbortSignal) => Promise<Result<Page>>,
  patience: RetryOptions,
): Promise<Result<Page>> {
  let outages = 0
  let throttled = 0
  for (;;) {
    const answer = await read(patience.signal)
    if (answer.ok || patience.signal.aborted) return answer
    const { failure } = answer
    if (failure.kind === 'throttled' && throttled < throttledMax) {
      throttled += 1
      const seconds = failure.retryAfter ?? 1
      await patience.onPaused(seconds)
      await patience.pause(seconds * 1000, patience.signal)
      await patience.onPaused(null)
    } else if (isTransient(failure) && outages < outagePauses.length) {
      await patience.pause(outagePauses[outages]! * 1000, patience.signal)
      outages += 1
    } else return answer
  }
}

/** How many rows stand above the first row of a run by now, or null where that cannot be told. */
export async function countArrivedRows(
  search: SessionSearch,
  first: number | null,
  signal: AbortSignal,
): Promise<ExportReceipt['newer']> {
  let last = first
  let count = 0
  for (let asked = 0; last !== null && asked < newerPagesMax; asked += 1) {
    const answer = await fetchSummaryPage(search, 'asc', { RowId: last }, signal)
    const rows = answer.ok ? answer.value?.Rows : null
    if (!rows) return null
    if (rows.length === 0) return { count, is: 'exact' }
    for (const { RowId } of rows) {
      if (typeof RowId !== 'number' || RowId <= last) return null
      last = RowId
    }
    count += verifyFilters('searchInvoiceSummary', search.search, rows).fitting.length
  }
  return last === null ? null : { count, is: 'moreThan' }
}

/** Where a page begins: after a row, at a position, or at the start. */
type PageStart = Pick<InvoiceSummarySearch, 'RowId' | 'Offset'>

/** Asks for the page of a search that begins at a place, in either direction. */
export const fetchSummaryPage = (
  search: SessionSearch,
  order: 'asc' | 'desc',
  place: PageStart,
  signal: AbortSignal,
) =>
  executeAs(
    search.sessionId,
    'searchInvoiceSummary',
    { body: toPageSearch(search, order, place) },
    { signal },
  )

const toPageSearch = (
  { search }: SessionSearch,
  order: 'asc' | 'desc',
  place: PageStart,
): InvoiceSummarySearch => ({
  ...search,
  SortableColId: 'RowId',
  OrderBy: order,
  PageSize: getLimits().pageRows,
  ...place,
})

/**
 * Nobody answered, or not in readable words: worth another try, which cannot be said of any other
 * failure.
 */
const isTransient = ({ kind, code }: Failure) =>
  kind === 'unreachable' || (kind === 'off-contract' && code === 'unreadable')
