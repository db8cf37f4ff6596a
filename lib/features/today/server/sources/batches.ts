import 'server-only'
import type { SentBatch } from '@/lib/contracts/desk/batches'
import type { WorkLine } from '@/lib/contracts/desk/work'
import { type Failure, makeSuccess, type Result } from '@/lib/contracts/result'
import { listFollowedKeys } from '@/lib/features/bulk-actions/server/public'
import { resolveJournalScope } from '@/lib/features/journal/server/public'
import { readSentBatches } from '@/lib/platform/journal/sent-batches'
import { isBatchIncomplete } from '../../domain/record-work'
import { identifyBatch } from '../../domain/work-identities'
import { toWorkSums } from '../../domain/work-line'
import type { Work, WorkReader } from '../work-reader'

/** Batches that are told of, the newest; and of those that still ran, how many are asked about. */
const batchesMax = 200
const askedMax = 20

/**
 * Batches that were sent from here and of which not every row was booked. How one ended is known
 * once it was asked for, so those that ran when it was last asked are asked about now, but for those
 * that a running import asks about: a journal event tells when one of them has ended.
 */
export async function readBatchWork({
  session,
  signal,
  refreshBatch,
}: WorkReader): Promise<Result<Work>> {
  const scope = await resolveJournalScope(session)
  const { batches, more } = await readSentBatches(scope, {
    isUnfinished: true,
    limit: batchesMax,
  })
  const followed = await listFollowedKeys(batches.map(({ idempotencyKey }) => idempotencyKey))
  const running = batches.filter((batch) => isRunning(batch) && !followed.has(batch.idempotencyKey))
  const asked = await Promise.all(
    running
      .slice(0, askedMax)
      .map(({ idempotencyKey }) => refreshBatch(idempotencyKey, session, signal)),
  )
  const refreshed = asked.flatMap((each) => (each.ok ? [each.value] : []))
  const now = new Map(refreshed.map(({ sent }) => [sent.idempotencyKey, sent]))
  const failures = [
    ...asked.flatMap((each) => (each.ok ? [] : [each.failure])),
    ...refreshed.flatMap(({ unread }) => (unread ? [unread as Failure] : [])),
  ]
  return makeSuccess({
    lines: batches
      .map((batch) => now.get(batch.idempotencyKey) ?? batch)
      .filter(isBatchIncomplete)
      .map(toLine),
    asked: 1,
    isWhole: scope.isWhole && !more && running.length <= askedMax && failures.length === 0,
    failures,
  })
}

const isRunning = ({ state, end, batchId, record }: SentBatch) =>
  end === null && record === null && batchId !== null && state === 'accepted'

const toLine = (batch: SentBatch): WorkLine => {
  const { failed = 0, untold = 0, at = null } = batch.end ?? {}
  return {
    ...identifyBatch(batch),
    count: failed + untold,
    sums: toWorkSums(batch.unbookedSums),
    since: at,
    due: null,
    shows: `${failed} ${untold}`,
    idempotencyKey: batch.idempotencyKey,
    operation: batch.operation,
    organizationId: batch.organizationId,
    batchId: batch.batchId,
    failed,
    untold,
    rows: batch.rows,
  }
}
