import 'server-only'
import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { deskDatabase } from '../database/desk-database'
import { handledCauses } from '../database/schema'
import { seal, unseal } from '../database/sealed'

/** What somebody has handled: failures of a cause in one company, up to a row. */
export type HandledCause = typeof handledCauses.$inferSelect

/** The marks of some companies, notes opened. */
export async function handledIn(companyIds: number[]): Promise<HandledCause[]> {
  if (companyIds.length === 0) return []
  const db = await deskDatabase()
  const rows = await db.select().from(handledCauses).where(inArray(handledCauses.companyId, companyIds))
  return rows.map((row) => ({ ...row, note: row.note && unseal(row.note) }))
}

/** Keeps a mark in each of the companies. One that reaches further stays: two people may mark at the same time. */
export async function markHandled(companyIds: number[], { note, ...mark }: Omit<HandledCause, 'companyId' | 'handledAt'>): Promise<void> {
  const next = { ...mark, note: note ? seal(note) : null, handledAt: new Date() }
  const db = await deskDatabase()
  await db
    .insert(handledCauses)
    .values([...new Set(companyIds)].map((companyId) => ({ companyId, ...next })))
    .onConflictDoUpdate({
      target: [handledCauses.companyId, handledCauses.cause],
      set: next,
      setWhere: lte(handledCauses.upToRowId, sql`excluded.up_to_row_id`),
    })
}

/** Takes the marks of a cause back in some companies. */
export async function unmarkHandled(companyIds: number[], cause: string): Promise<void> {
  const db = await deskDatabase()
  await db.delete(handledCauses).where(and(inArray(handledCauses.companyId, companyIds), eq(handledCauses.cause, cause)))
}
