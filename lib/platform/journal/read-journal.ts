import 'server-only'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { JournalEntry, WriteState } from '@/lib/contracts/desk/journal'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { journal } from '@/lib/platform/database/schema'
import { readSentInput, type SentInput, toJournalEntry } from './journal-entry'
import {
  hasState,
  isAbout,
  isAfter,
  isLine,
  isMadeBy,
  isUnknown,
  isVisibleTo,
  type JournalQuestion,
  type JournalScope,
  newestFirst,
  type Places,
} from './journal-filter'

/**
 * Newest writes first, as far as the reader may see them; with the number of unknown outcomes among
 * all of those.
 */
export async function readJournal(
  reader: JournalScope,
  question: JournalQuestion,
): Promise<{ entries: JournalEntry[]; more: boolean; unknown: number }> {
  const limit = question.limit ?? 50
  const db = await getDeskDatabase()
  const rows = await db
    .select()
    .from(journal)
    .where(
      and(
        isVisibleTo(reader),
        isAbout(question),
        isMadeBy(question.person),
        hasState(question.state),
        isLine(question),
        isAfter(question),
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit + 1)
  const [open] = await db
    .select({ unknown: sql<number>`cast(count(*) as int)` })
    .from(journal)
    .where(and(isVisibleTo(reader), isUnknown()))
  return {
    entries: rows.slice(0, limit).map(toJournalEntry),
    more: rows.length > limit,
    unknown: open!.unknown,
  }
}

/** One write with what it sent, or null when there is none that the reader may see. */
export async function readJournalEntry(
  reader: JournalScope,
  idempotencyKey: string,
): Promise<{ entry: JournalEntry; sent: SentInput | null } | null> {
  const db = await getDeskDatabase()
  const [row] = await db
    .select()
    .from(journal)
    .where(and(isVisibleTo(reader), eq(journal.idempotencyKey, idempotencyKey)))
    .limit(1)
  return row ? { entry: toJournalEntry(row), sent: readSentInput(row) } : null
}

/** How writes stand, by idempotency key. Whether the reader may see them is for the caller to ask. */
export async function readWriteStates(keys: readonly string[]): Promise<Map<string, WriteState>> {
  if (keys.length === 0) return new Map()
  const db = await getDeskDatabase()
  const rows = await db
    .select({
      idempotencyKey: journal.idempotencyKey,
      state: sql<WriteState>`case when ${isUnknown()} then 'unknown' else ${journal.state} end`,
    })
    .from(journal)
    .where(inArray(journal.idempotencyKey, [...keys]))
  return new Map(rows.map(({ idempotencyKey, state }) => [idempotencyKey, state]))
}

/**
 * The clients and organizations that rows stand in which a person may see, should they be let in:
 * the person's own rows and those of their workspaces.
 */
export async function readRowPlaces(
  { person, clients, organizations }: Places & { person: string },
  {
    clientNo,
    organizationId,
    idempotencyKey,
  }: { clientNo?: string; organizationId?: string; idempotencyKey?: string },
): Promise<Places> {
  const db = await getDeskDatabase()
  const rows = await db
    .selectDistinct({ clientNo: journal.clientNo, organizationId: journal.organizationId })
    .from(journal)
    .where(
      and(
        or(
          eq(journal.person, person),
          inArray(journal.clientNo, clients),
          inArray(journal.organizationId, organizations),
        ),
        clientNo === undefined ? undefined : eq(journal.clientNo, clientNo),
        organizationId === undefined ? undefined : eq(journal.organizationId, organizationId),
        idempotencyKey === undefined ? undefined : eq(journal.idempotencyKey, idempotencyKey),
      ),
    )
  return {
    clients: rows.flatMap((row) => row.clientNo ?? []),
    organizations: rows.flatMap((row) => row.organizationId ?? []),
  }
}
