import 'server-only'
import { and, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { JournalEntry, WriteState } from '@/lib/contracts/desk/journal'
import type { Failure, Result } from '@/lib/contracts/result'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { placeIn } from '@/lib/platform/database/places'
import { journal } from '@/lib/platform/database/schema'
import { unseal } from '@/lib/platform/database/sealed'
import { listFieldOutcomes } from './field-outcomes'
import type { JournalRow } from './write-journal'

type Places = { clients: string[]; organizations: string[] }

/**
 * What rows may be seen: those of operations that are named here, in the clients and organizations
 * of which everybody's are shown, and the person's own in those of `own` and in none. `isWhole`:
 * whether more may be seen is known.
 */
export type JournalScope = Places & {
  person: string
  own: Places
  operations: string[]
  isWhole: boolean
}

export type JournalQuestion = {
  clientNo?: string
  customerNo?: string
  state?: WriteState
  before?: string
  limit?: number
}

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
        toCondition(question),
        question.before ? lt(journal.sentAt, new Date(question.before)) : undefined,
      ),
    )
    .orderBy(desc(journal.sentAt))
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

/** One write, or null when there is none that the reader may see. */
export async function readJournalEntry(
  reader: JournalScope,
  idempotencyKey: string,
): Promise<JournalEntry | null> {
  const db = await getDeskDatabase()
  const [row] = await db
    .select()
    .from(journal)
    .where(and(isVisibleTo(reader), eq(journal.idempotencyKey, idempotencyKey)))
    .limit(1)
  return row ? toJournalEntry(row) : null
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
 * The rows that a reader may see. A row that stands in a client and in an organization needs both.
 */
export function isVisibleTo({
  person,
  clients,
  organizations,
  own,
  operations,
}: JournalScope): SQL | undefined {
  const isPlaced = or(isNotNull(journal.clientNo), isNotNull(journal.organizationId))
  return and(
    inArray(journal.operation, operations),
    or(
      and(eq(journal.person, person), isInPlaces(own)),
      and(isPlaced, isInPlaces({ clients, organizations })),
    ),
  )
}

const isInPlaces = ({ clients, organizations }: Places) =>
  and(
    or(isNull(journal.clientNo), inArray(journal.clientNo, clients)),
    or(isNull(journal.organizationId), inArray(journal.organizationId, organizations)),
  )

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

function toCondition({ clientNo, customerNo, state }: JournalQuestion): SQL | undefined {
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

/**
 * A write that was being sent when its process ended never gets an outcome: past its deadline it
 * reads as unknown, and no janitor is needed.
 */
const isUnknown = () =>
  or(
    eq(journal.state, 'unknown'),
    and(eq(journal.state, 'sending'), isNull(journal.endedAt), lt(journal.deadlineAt, sql`now()`)),
  )

/** A stored row as a person reads it. */
export function toJournalEntry(row: JournalRow): JournalEntry {
  const failure = findFailure(row.outcome)
  const overdue = row.state === 'sending' && row.deadlineAt.getTime() < Date.now()
  return {
    idempotencyKey: row.idempotencyKey,
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
    reasons: listReasons(failure),
    warnings: listWarnings(row.outcome),
    fields: listFieldOutcomes(row),
    look: row.look ? { at: row.look.at, person: row.look.person, found: row.look.found } : null,
    record: toOutcomeRecord(row),
  }
}

/**
 * What a person recorded of a write, its note opened; null in place of a note that was erased, or
 * cannot be opened.
 */
export function toOutcomeRecord({
  idempotencyKey,
  record,
  recordNote,
}: JournalRow): JournalEntry['record'] {
  return (
    record && {
      ...record,
      note: recordNote === null ? null : unseal(recordNote, placeIn.recordNote(idempotencyKey)),
    }
  )
}

function findFailure(outcome: unknown): Failure | null {
  const result = outcome as Result<unknown> | null
  return result && !result.ok ? result.failure : null
}

/** Why it was refused, beyond the code and the message that stand with it. */
function listReasons(failure: Failure | null): JournalEntry['reasons'] {
  if (!failure) return []
  const fields = Object.entries(failure.fields ?? {}).map(([field, message]) => ({
    field,
    code: null,
    message,
  }))
  const others = (failure.reasons ?? []).filter(
    ({ code, message }) =>
      (code ?? failure.code) !== failure.code || (message ?? failure.message) !== failure.message,
  )
  return [
    ...fields,
    ...others.map(({ code = null, message = null }) => ({ field: null, code, message })),
  ]
}

function listWarnings(outcome: unknown): JournalEntry['warnings'] {
  const result = outcome as Result<{ warnings?: JournalEntry['warnings'] | null } | null> | null
  return (result?.ok && result.value?.warnings) || []
}
