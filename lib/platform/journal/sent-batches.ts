import 'server-only'
import { and, eq, getTableColumns, inArray, isNotNull, ne, notInArray, sql } from 'drizzle-orm'
import { BatchOperation, type RowState, type SentBatch } from '@/lib/contracts/desk/batches'
import type { BatchEnd, WriteState } from '@/lib/contracts/desk/journal'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import type { Database } from '@/lib/platform/database/open'
import { journal, journalSourceIds } from '@/lib/platform/database/schema'
import {
  type BatchQuestion,
  batchEndInLook,
  batchIdInOutcome,
  matchesBatchQuestion,
} from './batch-filter'
import { toJournalEntry, toOutcomeNote } from './journal-entry'
import { isAfter, isUnknown, isVisibleTo, type JournalScope, newestFirst } from './journal-filter'
import { unsealRow } from './sealed-payload'
import type { JournalRow } from './write-journal'

const isSent = and(inArray(journal.operation, BatchOperation.options), ne(journal.fingerprint, ''))

/**
 * The batches that the service named for writes, by their idempotency keys. Whether the reader may
 * see them is for the caller to ask.
 */
export async function readBatchIds(keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const db = await getDeskDatabase()
  const rows = await db
    .select({ idempotencyKey: journal.idempotencyKey, batchId: batchIdInOutcome })
    .from(journal)
    .where(and(isSent, inArray(journal.idempotencyKey, [...keys])))
  return new Map(
    rows.flatMap(({ idempotencyKey, batchId }) => (batchId ? [[idempotencyKey, batchId]] : [])),
  )
}

/** How a write stands, and how its batch ended, as far as that was read. */
export type WriteStanding = { state: WriteState; end: BatchEnd | null }

/**
 * How writes and their batches stand, by idempotency key, by one statement: a running bulk action
 * is asked for many times a second. Whether the reader may see them is for the caller to ask.
 */
export async function readWriteStandings(
  keys: readonly string[],
): Promise<Map<string, WriteStanding>> {
  if (keys.length === 0) return new Map()
  const db = await getDeskDatabase()
  const rows = await db
    .select({
      idempotencyKey: journal.idempotencyKey,
      state: sql<WriteState>`case when ${isUnknown()} then 'unknown' else ${journal.state} end`,
      end: sql<BatchEnd | null>`case when ${isSent} then ${batchEndInLook} end`,
    })
    .from(journal)
    .where(inArray(journal.idempotencyKey, [...keys]))
  return new Map(rows.map(({ idempotencyKey, ...standing }) => [idempotencyKey, standing]))
}

/**
 * How batches ended, by the idempotency keys of their writes, as far as that was read. Whether the
 * reader may see them is for the caller to ask.
 */
export async function readBatchEnds(keys: readonly string[]): Promise<Map<string, BatchEnd>> {
  if (keys.length === 0) return new Map()
  const db = await getDeskDatabase()
  const rows = await db
    .select({
      idempotencyKey: journal.idempotencyKey,
      end: batchEndInLook,
    })
    .from(journal)
    .where(and(isSent, inArray(journal.idempotencyKey, [...keys])))
  return new Map(rows.flatMap(({ idempotencyKey, end }) => (end ? [[idempotencyKey, end]] : [])))
}

/**
 * Batches that were sent from here, newest first, as far as the reader may see them. What was
 * called off was never sent.
 */
export async function readSentBatches(
  reader: JournalScope,
  question: BatchQuestion,
): Promise<{ batches: SentBatch[]; more: boolean }> {
  const limit = question.limit ?? 50
  const db = await getDeskDatabase()
  const rows = await db
    .select()
    .from(journal)
    .where(and(isSent, isVisibleTo(reader), matchesBatchQuestion(question), isAfter(question)))
    .orderBy(...newestFirst)
    .limit(limit + 1)
  return { batches: rows.slice(0, limit).map(toSentBatch), more: rows.length > limit }
}

/** One of them with what was sent, or null when there is none that the reader may see. */
export async function readSentBatch(
  reader: JournalScope,
  idempotencyKey: string,
): Promise<{ sent: SentBatch; payload: unknown } | null> {
  const db = await getDeskDatabase()
  const [stored] = await db.select().from(journal).where(isSentUnder(reader, idempotencyKey))
  if (!stored) return null
  const row = unsealRow(stored)
  return { sent: describeSentBatch(row), payload: row.payload }
}

/**
 * The same batch as the journal has it by now. What was sent does not change, is as large as all of
 * its rows, and is not read and opened once more.
 */
export async function rereadSentBatch(
  reader: JournalScope,
  idempotencyKey: string,
  payload: unknown,
): Promise<SentBatch | null> {
  const db = await getDeskDatabase()
  const { payload: _, before, ...columns } = getTableColumns(journal)
  const [row] = await db.select(columns).from(journal).where(isSentUnder(reader, idempotencyKey))
  return row ? describeSentBatch({ ...row, payload, before: null }) : null
}

const isSentUnder = (reader: JournalScope, idempotencyKey: string) =>
  and(isSent, isVisibleTo(reader), eq(journal.idempotencyKey, idempotencyKey))

/** Idempotency keys that went out with one of some ids of ours, in an organization or a company. */
const selectKeysOfWrites = (db: Database, organizationId: string, sourceIds: readonly string[]) =>
  db
    .select({ idempotencyKey: journalSourceIds.idempotencyKey })
    .from(journalSourceIds)
    .where(
      and(
        eq(journalSourceIds.organizationId, organizationId),
        sql`${journalSourceIds.sourceId} = any(${sql.param([...sourceIds])}::text[])`,
      ),
    )

/**
 * Batches of an organization that other writes are known to have become, as far as those named none
 * of the ids.
 */
export async function readOtherBatchIds(
  organizationId: string,
  idempotencyKey: string,
  sourceIds: readonly string[],
): Promise<Set<string>> {
  const db = await getDeskDatabase()
  const rows = await db
    .select({ batchId: batchIdInOutcome })
    .from(journal)
    .where(
      and(
        isSent,
        eq(journal.organizationId, organizationId),
        ne(journal.idempotencyKey, idempotencyKey),
        sql`${batchIdInOutcome} is not null`,
        isNotNull(journal.sourceIds),
        notInArray(journal.idempotencyKey, selectKeysOfWrites(db, organizationId, sourceIds)),
      ),
    )
  return new Set(rows.flatMap(({ batchId }) => batchId ?? []))
}

/**
 * Other writes with a row under one of some ids of ours, and what is known of their rows.
 *
 * @param place where the ids are unique: an organization, or a company that sends.
 */
export async function readWritesWithIds(
  place: string,
  idempotencyKey: string,
  sourceIds: readonly string[],
) {
  const db = await getDeskDatabase()
  const rows = await db
    .select()
    .from(journal)
    .where(
      and(
        ne(journal.fingerprint, ''),
        ne(journal.idempotencyKey, idempotencyKey),
        inArray(journal.idempotencyKey, selectKeysOfWrites(db, place, sourceIds)),
      ),
    )
  return rows.map((row) => ({
    idempotencyKey: row.idempotencyKey,
    state: row.state,
    sourceIds: row.sourceIds ?? [],
    rowStates: (row.look?.stored.rowStates as RowState[] | undefined) ?? null,
    record: row.record,
  }))
}

/** A stored row as the page of batches shows it. */
export const toSentBatch = (stored: JournalRow): SentBatch => describeSentBatch(unsealRow(stored))

/** An opened row as the page of batches shows it. */
function describeSentBatch(row: JournalRow): SentBatch {
  const { state, status, code, message, batch } = toJournalEntry(row)
  return {
    idempotencyKey: row.idempotencyKey,
    operation: BatchOperation.parse(row.operation),
    person: row.person,
    clientNo: row.clientNo,
    organizationId: row.organizationId,
    target: row.target,
    state,
    sentAt: row.sentAt.toISOString(),
    ...batch!,
    status,
    code,
    message,
    requestId: row.requestId,
    checkedAt: row.look?.at ?? null,
    record: toOutcomeNote(row),
  }
}
