import 'server-only'
import type { SentBatch } from '@/lib/contracts/desk/batches'
import type { WorkLine } from '@/lib/contracts/desk/work'
import { makeSuccess, type Result } from '@/lib/contracts/result'
import { resolveJournalScope } from '@/lib/features/journal/server/public'
import { readSentBatches } from '@/lib/platform/journal/sent-batches'
import { toSubject } from '../../domain/work-line'
import type { Work, WorkReader } from '../work-reader'

/** Batches that are looked through, the newest. */
const batchesMax = 200

/** Batches that were sent from here and of which not every row was booked. */
export async function readBatchWork({ session }: WorkReader): Promise<Result<Work>> {
  const scope = await resolveJournalScope(session)
  const { batches, more } = await readSentBatches(scope, { limit: batchesMax })
  return makeSuccess({
    lines: batches.filter(isIncomplete).map(toLine),
    asked: 1,
    isWhole: scope.isWhole && !more,
    failures: [],
  })
}

/** Of a batch that a person has recorded an outcome of there is nothing left to find out. */
const isIncomplete = ({ end, record }: SentBatch) =>
  end !== null && record === null && end.failed + (end.untold ?? 0) > 0

const toLine = (batch: SentBatch): WorkLine => {
  const { failed = 0, untold = 0, at = null } = batch.end ?? {}
  return {
    source: 'batches',
    subject: toSubject('batch', batch.idempotencyKey),
    scope: {
      ...(batch.clientNo !== null && { clientNo: batch.clientNo }),
      ...(batch.organizationId !== null && { organizationId: batch.organizationId }),
    },
    count: failed + untold,
    sums: null,
    since: at,
    due: null,
    shows: `${failed} ${untold}`,
    operation: batch.operation,
    organizationId: batch.organizationId,
    batchId: batch.batchId,
    failed,
    untold,
    rows: batch.rows,
  }
}
