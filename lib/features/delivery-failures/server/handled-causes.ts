import 'server-only'
import { and, eq, inArray, lt, lte, sql, TransactionRollbackError } from 'drizzle-orm'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { placeIn } from '@/lib/platform/database/places'
import { handledCauses } from '@/lib/platform/database/schema'
import { seal, unseal } from '@/lib/platform/database/sealed'

/** What somebody has handled: failures of a cause in one company, up to a row. */
export type HandledCause = typeof handledCauses.$inferSelect

/** The marks of some companies, notes opened. */
export async function readHandledCauses(companyIds: number[]): Promise<HandledCause[]> {
  if (companyIds.length === 0) return []
  const db = await getDeskDatabase()
  const rows = await db
    .select()
    .from(handledCauses)
    .where(inArray(handledCauses.companyId, companyIds))
  return rows.map((row) => ({ ...row, note: row.note && unseal(row.note, placeIn.causeNote(row)) }))
}

/** A cause in some companies. */
type CauseInCompanies = { cause: string; companyIds: readonly number[] }

/**
 * Keeps a mark of each cause in each of its companies, all of them or none. One that reaches further
 * stays: two people may mark at the same time. False, and none is kept, where of a cause one stays in
 * every company: nothing of the new one, its note neither, would stand anywhere.
 */
export async function markHandled(
  causes: readonly (CauseInCompanies & { upToRowId: number })[],
  { person, note }: { person: string; note: string | null },
): Promise<boolean> {
  const handledAt = new Date()
  const byPlace = new Map(
    causes.flatMap(({ cause, companyIds, upToRowId }) =>
      companyIds.map((companyId) => [
        JSON.stringify([companyId, cause]),
        {
          companyId,
          cause,
          upToRowId,
          person,
          note: note && seal(note, placeIn.causeNote({ companyId, cause })),
          handledAt,
        },
      ]),
    ),
  )
  const db = await getDeskDatabase()
  const kept = new Set<string>()
  const marking = db.transaction(async (store) => {
    for (const values of sliceRows([...byPlace.values()])) {
      const rows = await store
        .insert(handledCauses)
        .values(values)
        .onConflictDoUpdate({
          target: [handledCauses.companyId, handledCauses.cause],
          set: {
            upToRowId: sql`excluded.up_to_row_id`,
            person,
            note: sql`excluded.note`,
            handledAt,
          },
          setWhere: lte(handledCauses.upToRowId, sql`excluded.up_to_row_id`),
        })
        .returning({ cause: handledCauses.cause })
      for (const { cause } of rows) kept.add(cause)
    }
    if (!causes.every(({ cause }) => kept.has(cause))) store.rollback()
  })
  return marking.then(
    () => true,
    (error) => answerRollback(error, false),
  )
}

function answerRollback<Value>(error: unknown, value: Value): Value {
  if (error instanceof TransactionRollbackError) return value
  throw error
}

/** Erases marks, notes with them, that were made more than `days` ago. */
export async function eraseOldMarks(days: number): Promise<void> {
  const db = await getDeskDatabase()
  await db
    .delete(handledCauses)
    .where(lt(handledCauses.handledAt, new Date(Date.now() - days * 86_400_000)))
}

/**
 * Takes the marks of causes back, each in some companies, all of them or none. Of a cause that
 * `undoes` a mark only the one that the person set up to that row is taken back.
 *
 * @returns who set a mark that stands in the place of one that was to be undone; none is taken back
 *   then. Null: they are.
 */
export async function deleteHandledMarks(
  causes: readonly (CauseInCompanies & { undoes: number | undefined })[],
  person: string,
): Promise<Pick<HandledCause, 'person'> | null> {
  const db = await getDeskDatabase()
  let standing: Pick<HandledCause, 'person'> | null = null
  const deleting = db.transaction(async (store) => {
    for (const { cause, companyIds, undoes } of causes) {
      const place = and(
        inArray(handledCauses.companyId, [...companyIds]),
        eq(handledCauses.cause, cause),
      )
      if (undoes === undefined) {
        await store.delete(handledCauses).where(place)
        continue
      }
      const own = and(eq(handledCauses.person, person), eq(handledCauses.upToRowId, undoes))
      await store.delete(handledCauses).where(and(place, own))
      const [left] = await store
        .select({ person: handledCauses.person })
        .from(handledCauses)
        .where(place)
        .limit(1)
      standing = left ?? null
      if (left) store.rollback()
    }
  })
  return deleting.then(
    () => null,
    (error) => answerRollback(error, standing),
  )
}

/** A statement takes 65,535 values at most. */
const rowsMax = 5_000

const sliceRows = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsMax) }, (_, at) =>
    rows.slice(at * rowsMax, (at + 1) * rowsMax),
  )
