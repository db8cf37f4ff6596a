import 'server-only'
import { and, arrayContains, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { journal } from '@/lib/platform/database/schema'
import { isUnknown } from './journal-filter'
import { hashPayloadId } from './sealed-payload'

/** Writes of an operation about one thing: of a person, or in the place where they write. */
export type OpenWriteQuestion = {
  operation: string
  person: string
  clientNo?: string
  organizationId?: string
  /** A number or id in what was sent. */
  subject: string
}

/** The keys of those writes that are on their way, or whose outcome is not known. */
export async function readOpenWrites({
  operation,
  person,
  clientNo,
  organizationId,
  subject,
}: OpenWriteQuestion): Promise<string[]> {
  const db = await getDeskDatabase()
  const isInPlace =
    clientNo || organizationId
      ? and(
          isSameOrNone(journal.clientNo, clientNo),
          isSameOrNone(journal.organizationId, organizationId),
        )
      : undefined
  const rows = await db
    .select({ idempotencyKey: journal.idempotencyKey })
    .from(journal)
    .where(
      and(
        eq(journal.operation, operation),
        arrayContains(journal.payloadIds, [hashPayloadId(subject)]),
        or(eq(journal.state, 'sending'), isUnknown()),
        or(eq(journal.person, person), isInPlace),
      ),
    )
  return rows.map(({ idempotencyKey }) => idempotencyKey)
}

const isSameOrNone = (column: PgColumn, value: string | undefined): SQL =>
  value ? eq(column, value) : isNull(column)
