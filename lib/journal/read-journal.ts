import 'server-only'
import { and, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { JournalEntry, WriteState } from '../contracts/desk/journal'
import type { Failure, Result } from '../contracts/result'
import { deskDatabase } from '../database/desk-database'
import { journal } from '../database/schema'
import { fieldsOf } from './fields-of-payload'
import type { JournalRow } from './write-journal'

/** Whose rows may be seen: those of the named clients and organizations and the person's own; null means that the token names none, so only the own. */
export type Reader = { person: string; clients: string[] | null; organizations?: string[] | null }

export type JournalQuestion = { clientNo?: string; customerNo?: string; state?: WriteState; before?: string; limit?: number }

/** Newest writes first, as far as the reader may see them; with the number of unknown outcomes among all of those. */
export async function readJournal(reader: Reader, question: JournalQuestion): Promise<{ entries: JournalEntry[]; more: boolean; unknown: number }> {
  const limit = question.limit ?? 50
  const db = await deskDatabase()
  const rows = await db
    .select()
    .from(journal)
    .where(and(visibleTo(reader), matching(question), question.before ? lt(journal.sentAt, new Date(question.before)) : undefined))
    .orderBy(desc(journal.sentAt))
    .limit(limit + 1)
  const [open] = await db
    .select({ unknown: sql<number>`cast(count(*) as int)` })
    .from(journal)
    .where(and(visibleTo(reader), isUnknown()))
  return { entries: rows.slice(0, limit).map(entryOf), more: rows.length > limit, unknown: open?.unknown ?? 0 }
}

/** One write, or null when there is none that the reader may see. */
export async function readJournalEntry(reader: Reader, intentId: string): Promise<JournalEntry | null> {
  const db = await deskDatabase()
  const [row] = await db
    .select()
    .from(journal)
    .where(and(visibleTo(reader), eq(journal.intentId, intentId)))
    .limit(1)
  return row ? entryOf(row) : null
}

/** The rows that a reader may see. */
export function visibleTo({ person, clients, organizations }: Reader): SQL | undefined {
  return or(
    eq(journal.person, person),
    clients && clients.length > 0 ? inArray(journal.clientNo, clients) : undefined,
    organizations && organizations.length > 0 ? inArray(journal.organizationId, organizations) : undefined,
  )
}

function matching({ clientNo, customerNo, state }: JournalQuestion): SQL | undefined {
  return and(
    clientNo ? eq(journal.clientNo, clientNo) : undefined,
    customerNo ? eq(journal.target, customerNo) : undefined,
    state === 'unknown'
      ? isUnknown()
      : state === 'sending'
        ? and(eq(journal.state, 'sending'), sql`${journal.deadlineAt} > now()`)
        : state
          ? eq(journal.state, state)
          : undefined,
  )
}

/** A write that was being sent when its process ended never gets an outcome: past its deadline it reads as unknown, and no janitor is needed. */
const isUnknown = () =>
  or(eq(journal.state, 'unknown'), and(eq(journal.state, 'sending'), isNull(journal.endedAt), lt(journal.deadlineAt, sql`now()`)))

/** A stored row as a person reads it. */
export function entryOf(row: JournalRow): JournalEntry {
  const failure = failureOf(row.outcome)
  const overdue = row.state === 'sending' && row.deadlineAt.getTime() < Date.now()
  return {
    intentId: row.intentId,
    operation: row.operation,
    area: row.area,
    person: row.person,
    clientNo: row.clientNo,
    organizationId: row.organizationId,
    target: row.target,
    state: overdue ? 'unknown' : row.state,
    sentAt: row.sentAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    deadlineAt: row.deadlineAt.toISOString(),
    status: failure?.status ?? null,
    code: failure?.code ?? (overdue ? 'deadline' : null),
    message: failure?.message ?? null,
    requestId: row.requestId,
    warnings: warningsOf(row.outcome),
    fields: fieldsOf(row),
    look: row.look ? { at: row.look.at, person: row.look.person, found: row.look.found } : null,
  }
}

function failureOf(outcome: unknown): Failure | null {
  const result = outcome as Result<unknown> | null
  return result && !result.ok ? result.failure : null
}

function warningsOf(outcome: unknown): JournalEntry['warnings'] {
  const result = outcome as Result<{ warnings?: JournalEntry['warnings'] | null } | null> | null
  return (result?.ok && result.value?.warnings) || []
}
