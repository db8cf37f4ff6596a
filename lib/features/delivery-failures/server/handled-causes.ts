import 'server-only'
import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm'
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
 * stays: two people may mark at the same time.
 */
export async function markHandled(
  causes: readonly (CauseInCompanies & { upToRowId: number })[],
  { person, note }: { person: string; note: string | null },
): Promise<void> {
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
  await db.transaction(async (store) => {
    for (const values of sliceRows([...byPlace.values()]))
      await store
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
  })
}

/** Erases marks, notes with them, that were made more than `days` ago. */
export async function eraseOldMarks(days: number): Promise<void> {
  const db = await getDeskDatabase()
  await db
    .delete(handledCauses)
    .where(lt(handledCauses.handledAt, new Date(Date.now() - days * 86_400_000)))
}

/** Takes the marks of causes back, each in some companies, all of them or none. */
export async function deleteHandledMarks(causes: readonly CauseInCompanies[]): Promise<void> {
  const db = await getDeskDatabase()
  await db.transaction(async (store) => {
    for (const { cause, companyIds } of causes)
      await store
        .delete(handledCauses)
        .where(
          and(inArray(handledCauses.companyId, [...companyIds]), eq(handledCauses.cause, cause)),
        )
  })
}

/** A statement takes 65,535 values at most. */
const rowsMax = 5_000

const sliceRows = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsMax) }, (_, at) =>
    rows.slice(at * rowsMax, (at + 1) * rowsMax),
  )
