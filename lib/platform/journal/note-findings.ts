import 'server-only'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { placeIn } from '@/lib/platform/database/places'
import { journal } from '@/lib/platform/database/schema'
import { seal } from '@/lib/platform/database/sealed'
import { type JournalRow, openStates } from './write-journal'

/**
 * Notes what looking again found. `applied` and `not-applied` settle the write, the rest leaves it
 * unknown, also where an earlier look seemed to prove more. That it was applied takes the place of what
 * a person has recorded (docs/decisions/0063).
 *
 * @param requestId of the try that was looked for: nothing is said of a later one.
 */
export async function noteOutcomeCheck(
  idempotencyKey: string,
  look: NonNullable<JournalRow['look']>,
  requestId?: string,
): Promise<void> {
  const unproven = sql`case when ${journal.state} = 'not-applied' and ${journal.record} is null then 'unknown' else ${journal.state} end`
  const settled = {
    applied: 'done' as const,
    'not-applied': 'not-applied' as const,
    partly: null,
    unproven: null,
    gone: null,
  }[look.found]
  const db = await getDeskDatabase()
  await db
    .update(journal)
    .set({
      look,
      state: settled ?? unproven,
      ...(settled && { endedAt: new Date() }),
      ...(settled === 'done' && { record: null, recordNote: null }),
    })
    .where(
      and(
        eq(journal.idempotencyKey, idempotencyKey),
        inArray(journal.state, openStates),
        requestId ? eq(journal.requestId, requestId) : undefined,
      ),
    )
}

/**
 * Settles a refused write as done, because a read shows every field as it was sent. What the
 * upstream answered stays its outcome.
 */
export async function noteStoredAnyway(
  idempotencyKey: string,
  look: NonNullable<JournalRow['look']>,
): Promise<void> {
  const db = await getDeskDatabase()
  await db
    .update(journal)
    .set({ look, state: 'done' })
    .where(and(eq(journal.idempotencyKey, idempotencyKey), eq(journal.state, 'refused')))
}

/**
 * Says of a refused write that nobody knows what was done, because a read shows some of it stored.
 * What the upstream answered stays its outcome.
 */
export async function noteDoubt(
  idempotencyKey: string,
  look: NonNullable<JournalRow['look']>,
): Promise<void> {
  const db = await getDeskDatabase()
  await db
    .update(journal)
    .set({ look, state: 'unknown' })
    .where(and(eq(journal.idempotencyKey, idempotencyKey), eq(journal.state, 'refused')))
}

/**
 * Keeps what a read right after a write saw of the fields that it sent. How the write ended is
 * known already, so that does not change.
 */
export async function noteSeen(
  idempotencyKey: string,
  seen: Record<string, unknown>,
): Promise<void> {
  const db = await getDeskDatabase()
  await db.update(journal).set({ seen }).where(eq(journal.idempotencyKey, idempotencyKey))
}

/**
 * Records what a person found of a write by other means, and how it stands since. True where
 * nothing else was learnt of it meanwhile.
 */
export async function noteRecord(
  row: Pick<JournalRow, 'idempotencyKey' | 'requestId' | 'state'>,
  { note, ...record }: NonNullable<JournalRow['record']> & { note: string },
  state: JournalRow['state'],
): Promise<boolean> {
  const db = await getDeskDatabase()
  const noted = await db
    .update(journal)
    .set({
      record,
      recordNote: seal(note, placeIn.recordNote(row.idempotencyKey)),
      state,
      endedAt: new Date(),
    })
    .where(
      and(
        eq(journal.idempotencyKey, row.idempotencyKey),
        eq(journal.requestId, row.requestId),
        eq(journal.state, row.state),
      ),
    )
    .returning({ idempotencyKey: journal.idempotencyKey })
  return noted.length > 0
}
