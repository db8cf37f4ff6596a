import 'server-only'
import {
  and,
  arrayOverlaps,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { BatchOperation } from '@/lib/contracts/desk/batches'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { journal, journalSourceIds } from '@/lib/platform/database/schema'
import { isUnknown } from './journal-filter'
import { hashPayloadId, unsealRow } from './sealed-payload'
import type { JournalRow } from './write-journal'

/** Writes of some operations about any of some things: of a person, or where they write. */
export type OpenWriteQuestion = {
  operations: readonly string[]
  person: string
  clientNo?: string
  organizationId?: string
  /** Where ids of theirs are unique: a company that sends, whose client may not be known. */
  idPlace?: string | null
  /** Numbers or ids in what was sent, or in what was noted before. */
  subjects: readonly string[]
  /** Where given, those too that were done at or after this instant. */
  doneSince?: Date
}

/**
 * The keys of those writes that are on their way, or whose outcome is not known: of a batch that was
 * accepted that is so until it has ended. Where it is asked for, of those too that were done, or that
 * were seen to have ended, since an instant.
 */
export async function readOpenWrites({
  operations,
  person,
  clientNo,
  organizationId,
  idPlace,
  subjects,
  doneSince,
}: OpenWriteQuestion): Promise<string[]> {
  const db = await getDeskDatabase()
  const isInPlace =
    clientNo || organizationId
      ? and(
          isSameOrNone(journal.clientNo, clientNo),
          isSameOrNone(journal.organizationId, organizationId),
        )
      : undefined
  const idsThere =
    idPlace &&
    db
      .select({ id: journalSourceIds.sourceId })
      .from(journalSourceIds)
      .where(
        and(
          eq(journalSourceIds.organizationId, idPlace),
          eq(journalSourceIds.idempotencyKey, journal.idempotencyKey),
          sql`${journalSourceIds.sourceId} = any(${journal.sourceIds})`,
        ),
      )
  const rows = await db
    .select({ idempotencyKey: journal.idempotencyKey })
    .from(journal)
    .where(
      and(
        inArray(journal.operation, [...operations]),
        arrayOverlaps(journal.payloadIds, subjects.map(hashPayloadId)),
        or(
          eq(journal.state, 'sending'),
          isUnknown(),
          isOpenBatch,
          doneSince &&
            and(
              inArray(journal.state, ['done', 'accepted']),
              or(
                gte(journal.endedAt, doneSince),
                and(
                  isNotNull(batchEnd),
                  gte(sql`${journal.look} #>> '{at}'`, doneSince.toISOString()),
                ),
              ),
            ),
        ),
        or(eq(journal.person, person), isInPlace, idsThere ? exists(idsThere) : undefined),
      ),
    )
  return rows.map(({ idempotencyKey }) => idempotencyKey)
}

const batchEnd = sql`${journal.look} #> '{stored,batchEnd}'`

const isOpenBatch = and(
  inArray(journal.operation, BatchOperation.options),
  eq(journal.state, 'accepted'),
  isNull(batchEnd),
)

/**
 * The writes of the same client and operation, or of one that does the same, about any of some things
 * that went out since, and may have been done: what a look finds may be theirs.
 */
export async function readLaterWrites(
  { idempotencyKey, operation, clientNo, sentAt }: JournalRow,
  subjects: readonly string[],
  alike: readonly string[] = [],
): Promise<JournalRow[]> {
  const db = await getDeskDatabase()
  const rows = await db
    .select()
    .from(journal)
    .where(
      and(
        inArray(journal.operation, [operation, ...alike]),
        clientNo === null ? isNull(journal.clientNo) : eq(journal.clientNo, clientNo),
        arrayOverlaps(journal.payloadIds, subjects.map(hashPayloadId)),
        ne(journal.idempotencyKey, idempotencyKey),
        gte(journal.sentAt, sentAt),
        inArray(journal.state, ['sending', 'unknown', 'accepted', 'done']),
      ),
    )
  return rows.map(unsealRow)
}

const isSameOrNone = (column: PgColumn, value: string | undefined): SQL =>
  value ? eq(column, value) : isNull(column)
