import type { CollectionBatch } from '@/lib/contracts/collection/batches'
import type { Failure, Result } from '@/lib/contracts/result'
import { resolveCollectionBatch } from '@/lib/shared/batch-rows/row-results'

/**
 * What a look tells of a write. `found`: its rows stand in a batch, among the payments of an
 * invoice, or as invoices. `absent`: it is proven that they stand in no batch that may be it.
 * `open`: neither; it stays unknown.
 */
export type BatchSearchResult =
  | { is: 'found'; batchId: string | null }
  | { is: 'absent' }
  | { is: 'open' }

/** How far back a search goes: pages of the list, rows of one, and batches that are read whole. */
export const searchLimits = { pages: 20, pageSize: 50, reads: 200 }

/** A page of the list of batches as it was answered; `data` and `summary` may be missing. */
export type BatchListPage = {
  summary?: { nextPageToken?: string | null } | null
  data?: readonly CollectionBatch[] | null
}

/** How the list and one batch are read. */
export type BatchReads = {
  list: (token: string | undefined) => Promise<Result<BatchListPage>>
  read: (batchId: string) => Promise<Result<{ data?: CollectionBatch | null } | null>>
}

export type BatchSearch = {
  /** The ids of ours that the rows went out with. */
  ids: readonly string[]
  /**
   * The batch that was the newest before the write went out; null where there was none, or where it
   * is not known.
   */
  since: string | null
  /**
   * Whether the batch that names the ids may be that of an earlier write. What such a one refused
   * tells of this write only where no other batch may hold its rows.
   */
  mayBeEarlier: boolean
  /** Whether a batch may be the write's: of another type, or another write's, it is not. */
  mayBeOurs: (batch: CollectionBatch) => boolean
}

/**
 * Searches the batches of an organization for the rows of a write, from the newest on. Rows are
 * found by their ids alone. They are absent only where the list was read as far as it had to be,
 * and every batch on the way that may be the write's has ended and told each of its rows by such
 * ids. A list that is not there, answers nothing, ends before it reached the batch that it should
 * hold, or goes in circles proves nothing; a read that fails fails the search.
 */
export async function searchBatches(
  search: BatchSearch,
  { list, read }: BatchReads,
): Promise<Result<BatchSearchResult>> {
  const listed = await listBatches(search, list)
  if (!listed.ok) return listed
  let isProven = listed.value.isWhole
  let refusedIn: string | null = null
  let reads = 0
  for (const batch of listed.value.batches) {
    if (!batch.batchId) isProven = false
    if (!batch.batchId || !search.mayBeOurs(batch)) continue
    if (reads >= searchLimits.reads) return makeSuccess({ is: 'open' })
    reads += 1
    const whole = await read(batch.batchId)
    if (!whole.ok) return whole
    const details = whole.value?.data ?? {}
    const { isOver, rows } = resolveCollectionBatch(details, null)
    const ours = rows.filter(({ sourceId }) => search.ids.some((id) => id === sourceId))
    const areThere = ours.every(({ is }) => is === 'booked' || is === 'taken')
    if (ours.length > 0 && (areThere || !search.mayBeEarlier))
      return makeSuccess({ is: 'found', batchId: batch.batchId })
    if (ours.length > 0) refusedIn ??= batch.batchId
    if (!isOver || !hasAllRows(details) || rows.some(({ sourceId }) => sourceId === null))
      isProven = false
  }
  if (!isProven) return makeSuccess({ is: 'open' })
  return makeSuccess(refusedIn ? { is: 'found', batchId: refusedIn } : { is: 'absent' })
}

const makeSuccess = <Value>(value: Value): Result<Value> => ({ ok: true, value })

const makeFailure = (failure: Failure): Result<never> => ({ ok: false, failure })

/**
 * Reads the list down to the batch that was the newest before, or to its end. `isWhole`: nothing
 * that came since can be missing.
 */
async function listBatches(
  { since }: BatchSearch,
  list: BatchReads['list'],
): Promise<Result<{ batches: readonly CollectionBatch[]; isWhole: boolean }>> {
  const batches: CollectionBatch[] = []
  const seen = new Set<CollectionBatch['batchId']>()
  let token: string | undefined
  for (let page = 0; page < searchLimits.pages; page += 1) {
    const answer = await list(token)
    if (!answer.ok) return answer
    const { data, summary } = answer.value
    if (!data || (data.length === 0 && !summary))
      return makeFailure({ kind: 'off-contract', code: 'no-list' })
    if (data.some(({ batchId }) => batchId && seen.has(batchId)))
      return makeSuccess({ batches, isWhole: false })
    for (const { batchId } of data) seen.add(batchId)
    batches.push(...data)
    const range = since === null ? null : findRangeSince(batches, since)
    if (range) return makeSuccess({ batches: range, isWhole: true })
    token = summary?.nextPageToken || undefined
    if (token) continue
    // A full page without a next one may be a list that is cut, and so may one with the oldest
    // first; one without the batch that stood there before is.
    const isAtEnd =
      data.length < searchLimits.pageSize &&
      !isOldestFirst(batches) &&
      (since === null || seen.has(since))
    return makeSuccess({
      batches: batches.filter(({ batchId }) => since === null || batchId !== since),
      isWhole: isAtEnd,
    })
  }
  return makeSuccess({ batches, isWhole: false })
}

/**
 * The batches that may have been made since a known one: those that are not older than it. Null
 * while it cannot be told that no more of them follow: the list is surely in the order in which
 * they were made, the newest first, and reaches behind the known one.
 */
function findRangeSince(
  batches: readonly CollectionBatch[],
  since: string,
): readonly CollectionBatch[] | null {
  const times = batches.map(getCreatedTime)
  const stood = times[batches.findIndex(({ batchId }) => batchId === since)] ?? Number.NaN
  if (
    !times.every((time, at) => at === 0 || time <= times[at - 1]!) ||
    !times.some((time) => time < stood)
  )
    return null
  return batches.filter((batch) => getCreatedTime(batch) >= stood && batch.batchId !== since)
}

const isOldestFirst = (batches: readonly CollectionBatch[]) =>
  batches.some((batch, at) => at > 0 && getCreatedTime(batch) > getCreatedTime(batches[at - 1]!))

const getCreatedTime = ({ createdAt }: CollectionBatch) => Date.parse(createdAt ?? '')

/**
 * Whether a batch names its rows in full, as far as its own word tells: those of both ends where it
 * ended in part, and none of the other end else (assumed).
 */
function hasAllRows({ status, succeeded: booked, failed: refused }: CollectionBatch): boolean {
  const [hasBooked, hasRefused] = [(booked ?? []).length > 0, (refused ?? []).length > 0]
  const word = status?.trim().toUpperCase()
  return word === 'PARTIAL'
    ? hasBooked && hasRefused
    : word === 'SUCCESS'
      ? hasBooked && !hasRefused
      : word === 'FAILED' && hasRefused && !hasBooked
}
