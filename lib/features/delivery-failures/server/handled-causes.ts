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

/**
 * Keeps a mark in each of the companies. One that reaches further stays: two people may mark at the
 * same time.
 */
export async function markHandled(
  companyIds: number[],
  { note, ...mark }: Omit<HandledCause, 'companyId' | 'handledAt'>,
): Promise<void> {
  const handledAt = new Date()
  const sealNote = (companyId: number) =>
    note ? seal(note, placeIn.causeNote({ companyId, cause: mark.cause })) : null
  const db = await getDeskDatabase()
  await db
    .insert(handledCauses)
    .values(
      [...new Set(companyIds)].map((companyId) => ({
        companyId,
        ...mark,
        note: sealNote(companyId),
        handledAt,
      })),
    )
    .onConflictDoUpdate({
      target: [handledCauses.companyId, handledCauses.cause],
      set: {
        upToRowId: sql`excluded.up_to_row_id`,
        person: mark.person,
        note: sql`excluded.note`,
        handledAt,
      },
      setWhere: lte(handledCauses.upToRowId, sql`excluded.up_to_row_id`),
    })
}

/** Erases marks, notes with them, that were made more than `days` ago. */
export async function eraseOldMarks(days: number): Promise<void> {
  const db = await getDeskDatabase()
  await db
    .delete(handledCauses)
    .where(lt(handledCauses.handledAt, new Date(Date.now() - days * 86_400_000)))
}

/** Takes the marks of a cause back in some companies. */
export async function deleteHandledMarks(companyIds: number[], cause: string): Promise<void> {
  const db = await getDeskDatabase()
  await db
    .delete(handledCauses)
    .where(and(inArray(handledCauses.companyId, companyIds), eq(handledCauses.cause, cause)))
}
