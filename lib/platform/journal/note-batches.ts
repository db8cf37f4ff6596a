import 'server-only'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { RowState } from '@/lib/contracts/desk/batches'
import type { BatchEnd } from '@/lib/contracts/desk/journal'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { journal } from '@/lib/platform/database/schema'
import { batchIdInOutcome } from './batch-filter'
import type { JournalRow } from './write-journal'

/**
 * Settles a write by the batch in which a look found its rows: it was accepted, whatever was
 * answered, or recorded of it.
 *
 * @param batchId null where the rows were found booked and no batch was named: then it is done.
 */
export async function noteFoundBatch(
  idempotencyKey: string,
  batchId: string | null,
  look: NonNullable<JournalRow['look']>,
): Promise<void> {
  const outcome = { ok: true, value: { data: { batchId } } }
  const db = await getDeskDatabase()
  await db
    .update(journal)
    .set({
      look,
      state: batchId ? 'accepted' : 'done',
      ...(batchId && { outcome }),
      record: null,
      recordNote: null,
      endedAt: new Date(),
    })
    .where(
      and(
        eq(journal.idempotencyKey, idempotencyKey),
        or(
          inArray(journal.state, ['sending', 'unknown', 'not-applied', 'refused']),
          and(eq(journal.state, 'accepted'), isNull(batchIdInOutcome)),
        ),
      ),
    )
}

/**
 * Keeps how a batch ended, and what it said of each row. The write is done when every row is there,
 * refused when every row was, stays accepted where it is neither, and is not known where that is
 * not known of a row. A record of a person that it is not booked is replaced
 * (docs/decisions/0063); one that it is booked stays.
 */
export async function noteBatchEnd(
  idempotencyKey: string,
  {
    end,
    rowStates,
    found,
    person,
  }: {
    end: BatchEnd
    rowStates: RowState[]
    found: 'applied' | 'not-applied' | 'partly' | 'untold'
    person: string
  },
): Promise<void> {
  const state = (
    { applied: 'done', 'not-applied': 'refused', partly: 'accepted', untold: 'unknown' } as const
  )[found]
  const checked = {
    at: new Date().toISOString(),
    person,
    found: found === 'untold' ? ('partly' as const) : found,
    stored: { batchEnd: end, rowStates },
  }
  const db = await getDeskDatabase()
  await db
    .update(journal)
    .set({ state, look: checked, record: null, recordNote: null })
    .where(
      and(
        eq(journal.idempotencyKey, idempotencyKey),
        or(
          and(inArray(journal.state, ['accepted', 'unknown']), isNull(journal.record)),
          and(inArray(journal.state, ['accepted', 'not-applied']), isRecordedAbsent),
        ),
      ),
    )
}

const isRecordedAbsent = sql`${journal.record} ->> 'found' = 'not-applied'`
