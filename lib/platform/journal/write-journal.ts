import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Failure, Result } from '@/lib/contracts/result'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import type { Database } from '@/lib/platform/database/open'
import { journal, journalSourceIds } from '@/lib/platform/database/schema'
import { sealRow, unsealRow } from './sealed-payload'

/** A row of the journal as it is stored. */
export type JournalRow = typeof journal.$inferSelect

/** What is known of a write before it is sent. */
export type NewWrite = Pick<
  JournalRow,
  | 'idempotencyKey'
  | 'operation'
  | 'area'
  | 'person'
  | 'clientNo'
  | 'organizationId'
  | 'target'
  | 'requestId'
  | 'fingerprint'
  | 'payload'
  | 'before'
> &
  Partial<Pick<JournalRow, 'sourceIds' | 'bulkActionId'>> & {
    /** Where its ids are unique: an organization, or a company that sends. */
    idPlace?: string | null
  }

/** States from which the same idempotency key may go out: nothing was done in the earlier try. */
const nothingDone: JournalRow['state'][] = ['not-sent']

/**
 * Writes the row of an idempotency key, before anything is sent. Returns null when the row was
 * written and the caller is the one to send; else the row that stands there already. A key under
 * which nothing left may go out again.
 */
export async function reserveIdempotencyKey(
  { idPlace = null, ...write }: NewWrite,
  deadlineMs: number,
): Promise<JournalRow | null> {
  const db = await getDeskDatabase()
  const sentAt = new Date()
  const sending = {
    ...sealRow(write),
    state: 'sending' as const,
    sentAt,
    deadlineAt: new Date(sentAt.getTime() + deadlineMs),
    endedAt: null,
    outcome: null,
  }
  if (await insertWithIds(sending, idPlace)) return null

  const { idempotencyKey, ...again } = sending
  const reclaimed = await db
    .update(journal)
    .set(again)
    .where(
      and(
        eq(journal.idempotencyKey, idempotencyKey),
        eq(journal.person, write.person),
        eq(journal.fingerprint, write.fingerprint),
        inArray(journal.state, nothingDone),
      ),
    )
    .returning({ idempotencyKey: journal.idempotencyKey })
  return reclaimed.length > 0 ? null : findJournalRow(idempotencyKey)
}

/**
 * Writes a row with the ids of its rows, at once, so that none of them stands without the others.
 * False where a row of the idempotency key stands already.
 */
async function insertWithIds(
  row: typeof journal.$inferInsert,
  place: string | null,
): Promise<boolean> {
  const { idempotencyKey } = row
  const ids = [...new Set(row.sourceIds)].filter((id) => id !== '')
  const db = await getDeskDatabase()
  if (!place || ids.length === 0) return insertRow(db, row)
  return db.transaction(async (work) => {
    const isNew = await insertRow(work, row)
    if (isNew)
      await work.execute(
        sql`insert into ${journalSourceIds} select ${place}, unnest(${sql.param(ids)}::text[]), ${idempotencyKey}::uuid`,
      )
    return isNew
  })
}

async function insertRow(
  db: Pick<Database, 'insert'>,
  row: typeof journal.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(journal)
    .values(row)
    .onConflictDoNothing()
    .returning({ idempotencyKey: journal.idempotencyKey })
  return inserted.length > 0
}

/**
 * Takes a write whose outcome is not known, or which a look did not find, to be sent once more by
 * the person who sent it first. Its payload and its ids stay what they are; only operations whose
 * ids make that harmless may ask for it. Returns null when the caller is the one to send; else the
 * row as it stands. What was said of the try before, such as how its batch ended, is nothing of this.
 *
 * @param after the request of the try that was looked for: one that was made since has to be looked
 *   for first.
 */
export async function reserveAgain(
  again: Pick<NewWrite, 'idempotencyKey' | 'operation' | 'person' | 'requestId'> & {
    after: string
  },
  deadlineMs: number,
): Promise<JournalRow | null> {
  const { idempotencyKey, operation, person, requestId, after } = again
  const db = await getDeskDatabase()
  const sentAt = new Date()
  const claimed = await db
    .update(journal)
    .set({
      state: 'sending',
      requestId,
      sentAt,
      deadlineAt: new Date(sentAt.getTime() + deadlineMs),
      endedAt: null,
      outcome: null,
      look: null,
      record: null,
      recordNote: null,
    })
    .where(
      and(
        eq(journal.idempotencyKey, idempotencyKey),
        eq(journal.operation, operation),
        eq(journal.person, person),
        eq(journal.requestId, after),
        or(
          inArray(journal.state, ['unknown', 'not-applied', ...nothingDone]),
          and(eq(journal.state, 'sending'), lt(journal.deadlineAt, sentAt)),
        ),
      ),
    )
    .returning({ idempotencyKey: journal.idempotencyKey })
  return claimed.length > 0 ? null : findJournalRow(idempotencyKey)
}

/** Takes the place of a write that has not arrived, so that it cannot go out any more. */
export async function callOff(
  write: Pick<JournalRow, 'idempotencyKey' | 'operation' | 'area' | 'person' | 'requestId'>,
): Promise<void> {
  const now = new Date()
  const outcome: Result<never> = {
    ok: false,
    failure: { kind: 'not-sent', code: 'called-off', requestId: write.requestId },
  }
  const db = await getDeskDatabase()
  await db
    .insert(journal)
    .values({
      ...write,
      fingerprint: '',
      state: 'refused',
      outcome,
      sentAt: now,
      deadlineAt: now,
      endedAt: now,
    })
    .onConflictDoNothing()
}

/** True for a row that `callOff` made: nothing was ever asked for, so it has no fingerprint. */
export const isCalledOff = ({ fingerprint }: Pick<JournalRow, 'fingerprint'>): boolean =>
  fingerprint === ''

/** The row of an idempotency key, opened, or null. */
export async function findJournalRow(idempotencyKey: string): Promise<JournalRow | null> {
  const db = await getDeskDatabase()
  const [row] = await db
    .select()
    .from(journal)
    .where(eq(journal.idempotencyKey, idempotencyKey))
    .limit(1)
  return row ? unsealRow(row) : null
}

/**
 * States that more knowledge may still change. An answer that comes late knows more than a look
 * that came before it.
 */
export const openStates: JournalRow['state'][] = ['sending', 'unknown', 'not-applied']

/**
 * Notes how a write ended. `outcome` is what a second arrival under the same key will get, so it
 * must be masked. That it was done takes the place of what a person has recorded.
 *
 * @param requestId of the try that it ended: a try that comes to its end after a later one began
 *   has no say any more.
 */
export async function noteOutcome(
  idempotencyKey: string,
  outcome: Result<unknown>,
  accepted: boolean,
  requestId?: string,
): Promise<void> {
  const db = await getDeskDatabase()
  await db
    .update(journal)
    .set({
      state: outcome.ok ? (accepted ? 'accepted' : 'done') : toWriteState(outcome.failure),
      outcome,
      endedAt: new Date(),
      ...(outcome.ok && { record: null, recordNote: null }),
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
 * A refused token, or a pause that the desk keeps itself, means that nothing was done, so the
 * idempotency key may go on.
 */
export function toWriteState(failure: Failure): JournalRow['state'] {
  if (failure.kind === 'unknown-outcome') return 'unknown'
  const neverLeft =
    failure.kind === 'not-sent' || failure.kind === 'unauthenticated' || failure.code === 'paused'
  return neverLeft ? 'not-sent' : 'refused'
}

const pollEveryMs = 50

/**
 * The outcome of a write that another arrival under the same key sends: waits for it until its
 * deadline, then it is not known.
 */
export async function awaitOutcome(row: JournalRow): Promise<Result<unknown>> {
  let now: JournalRow | null = row
  while (now?.state === 'sending' && Date.now() < now.deadlineAt.getTime()) {
    await pause(pollEveryMs)
    now = await findJournalRow(row.idempotencyKey)
  }
  const outcome = now?.outcome as Result<unknown> | null | undefined
  return (
    outcome ?? {
      ok: false,
      failure: { kind: 'unknown-outcome', code: 'deadline', requestId: row.requestId },
    }
  )
}

/**
 * How long after the last moment of a write a service may still take it in: until then nothing
 * proves that it has not. Assumed.
 */
export const settleMs = 120_000

/** Whether a write that is not seen at the service will not be seen there later either. */
export const isSettled = ({ deadlineAt }: Pick<JournalRow, 'deadlineAt'>): boolean =>
  Date.now() - deadlineAt.getTime() >= settleMs
