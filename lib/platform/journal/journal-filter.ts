import 'server-only'
import {
  and,
  arrayContains,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { WriteState } from '@/lib/contracts/desk/journal'
import { journal } from '@/lib/platform/database/schema'
import { listStoredNames } from './older-names'
import { hashPayloadId } from './sealed-payload'

export type Places = { clients: string[]; organizations: string[] }

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

/** What the journal is narrowed to, apart from who made a write and how it ended. */
export type JournalSubject = {
  clientNo?: string
  customerNo?: string
  /** The names of the operations of one kind. */
  operations?: readonly string[]
  from?: string
  until?: string
  search?: string
  idempotencyKey?: string
}

/** A page of it: what comes after the row of an instant and a key. */
export type JournalPosition = { before?: string; beforeKey?: string }

export type JournalQuestion = JournalSubject &
  JournalPosition & { person?: string; state?: WriteState; limit?: number }

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
    inArray(journal.operation, listStoredNames(operations)),
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

/** The rows that a subject names. */
export const isAbout = (subject: JournalSubject): SQL | undefined =>
  and(
    subject.clientNo ? eq(journal.clientNo, subject.clientNo) : undefined,
    subject.customerNo ? eq(journal.target, subject.customerNo) : undefined,
    subject.operations
      ? inArray(journal.operation, listStoredNames(subject.operations))
      : undefined,
    subject.from ? gte(journal.sentAt, new Date(subject.from)) : undefined,
    subject.until ? lt(journal.sentAt, new Date(subject.until)) : undefined,
    subject.search ? isFoundBy(subject.search) : undefined,
    subject.idempotencyKey ? eq(journal.idempotencyKey, subject.idempotencyKey) : undefined,
  )

/**
 * A part of the name of who made it, the beginning of what it is about, or the whole of a number or
 * an id in what was sent: that is sealed, and found by its digest alone.
 */
const isFoundBy = (text: string): SQL | undefined =>
  or(
    sql`strpos(lower(${journal.person}), lower(${text})) > 0`,
    sql`starts_with(lower(${journal.target}), lower(${text}))`,
    arrayContains(journal.payloadIds, [hashPayloadId(text)]),
  )

/**
 * The rows that are lines of their own. What a bulk action wrote stands behind its one line, unless
 * it is asked for by its customer, whom that line does not name, by its outcome, by a search, or by
 * its key.
 */
export const isLine = ({
  customerNo,
  state,
  search,
  idempotencyKey,
}: JournalQuestion): SQL | undefined =>
  customerNo || state || search || idempotencyKey ? undefined : isNull(journal.bulkActionId)

export const isMadeBy = (person: string | undefined): SQL | undefined =>
  person === undefined ? undefined : eq(journal.person, person)

export function hasState(state: WriteState | undefined): SQL | undefined {
  if (state === undefined) return undefined
  if (state === 'unknown') return isUnknown()
  if (state === 'sending')
    return and(eq(journal.state, 'sending'), sql`${journal.deadlineAt} > now()`)
  return eq(journal.state, state)
}

/**
 * A write that was being sent when its process ended never gets an outcome: past its deadline it
 * reads as unknown, and no janitor is needed.
 */
export const isUnknown = () =>
  or(
    eq(journal.state, 'unknown'),
    and(eq(journal.state, 'sending'), isNull(journal.endedAt), lt(journal.deadlineAt, sql`now()`)),
  )

/** Newest first; what was sent in the same millisecond stands in the order of its keys. */
export const newestFirst = [desc(journal.sentAt), desc(journal.idempotencyKey)]

/** The rows after a place of that order. */
export function isAfter({ before, beforeKey }: JournalPosition): SQL | undefined {
  if (!before) return undefined
  const at = new Date(before)
  return beforeKey
    ? or(lt(journal.sentAt, at), and(eq(journal.sentAt, at), lt(journal.idempotencyKey, beforeKey)))
    : lt(journal.sentAt, at)
}
