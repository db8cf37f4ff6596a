import 'server-only'
import { randomUUID } from 'node:crypto'
import { and, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { runningExportsMax } from '@/lib/features/exports/domain/export-kinds'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { exportTable } from '@/lib/platform/database/export-schema'

/** An export as it is stored. */
export type ExportRow = typeof exportTable.$inferSelect

/** What a run notes as it goes. */
export type ExportNote = Partial<Omit<ExportRow, 'id' | 'person' | 'worker'>>

/** A run that has not told of itself for so long has stopped with its process. */
export const staleMs = 30_000

export const isStale = (row: Pick<ExportRow, 'state' | 'heartbeatAt'>, now = Date.now()) =>
  row.state === 'running' && row.heartbeatAt.getTime() < now - staleMs

/** Exports that a list tells of. */
const listedMax = 100

const isRunning = (person: string) =>
  and(
    eq(exportTable.person, person),
    eq(exportTable.state, 'running'),
    gte(exportTable.heartbeatAt, new Date(Date.now() - staleMs)),
  )

/** Stores a new export, unless its person has as many running as they may. False: it has. */
export async function insertExport(values: typeof exportTable.$inferInsert): Promise<boolean> {
  return withPersonLock(values.person, async (work) => {
    await work.insert(exportTable).values(values)
  })
}

/**
 * Gives an export that stands still back to a run, as the session that is there now. `busy`: its
 * person has as many running as they may. `moving`: it does not stand still.
 */
export async function resumeExport({
  id,
  person,
  ...next
}: Pick<ExportRow, 'id' | 'person' | 'sessionId' | 'signIns' | 'parts'>): Promise<
  'resumed' | 'busy' | 'moving'
> {
  let hasResumed = false
  const isFree = await withPersonLock(person, async (work) => {
    const stands = or(
      inArray(exportTable.state, ['waiting', 'failed']),
      and(
        eq(exportTable.state, 'running'),
        lt(exportTable.heartbeatAt, new Date(Date.now() - staleMs)),
      ),
    )
    const rows = await work
      .update(exportTable)
      .set({
        ...next,
        state: 'running',
        worker: null,
        why: null,
        endedAt: null,
        pausedUntil: null,
        heartbeatAt: new Date(),
      })
      .where(and(eq(exportTable.id, id), stands))
      .returning({ id: exportTable.id })
    hasResumed = rows.length > 0
  })
  return isFree ? (hasResumed ? 'resumed' : 'moving') : 'busy'
}

/**
 * Runs what makes one more export run, one at a time for a person, unless they have as many as they
 * may.
 */
async function withPersonLock(
  person: string,
  add: (work: Awaited<ReturnType<typeof getDeskDatabase>>) => Promise<void>,
): Promise<boolean> {
  const db = await getDeskDatabase()
  return db.transaction(async (work) => {
    await work.execute(sql`select pg_advisory_xact_lock(7243002, hashtext(${person}))`)
    const [found] = await work
      .select({ count: sql<number>`cast(count(*) as int)` })
      .from(exportTable)
      .where(isRunning(person))
    if (found!.count >= runningExportsMax) return false
    await add(work)
    return true
  })
}

/** An export by its id, or null. Whose it is, is for the caller to ask. */
export async function findExportRow(id: string): Promise<ExportRow | null> {
  const db = await getDeskDatabase()
  const [row] = await db.select().from(exportTable).where(eq(exportTable.id, id)).limit(1)
  return row ?? null
}

/** The newest exports of a person. */
export async function readExportRows(person: string): Promise<ExportRow[]> {
  const db = await getDeskDatabase()
  return db
    .select()
    .from(exportTable)
    .where(eq(exportTable.person, person))
    .orderBy(desc(exportTable.startedAt))
    .limit(listedMax)
}

/**
 * Takes an export up for a new run, or gives null when another run has it, or when it does not
 * run.
 */
export async function acquireExport(id: string): Promise<(ExportRow & { worker: string }) | null> {
  const db = await getDeskDatabase()
  const worker = randomUUID()
  const [row] = await db
    .update(exportTable)
    .set({ worker, heartbeatAt: new Date() })
    .where(
      and(eq(exportTable.id, id), eq(exportTable.state, 'running'), isNull(exportTable.worker)),
    )
    .returning()
  return row ? { ...row, worker } : null
}

/**
 * Notes how far a run has come. False: the export is cancelled, or another run has it, so this
 * one has to stop.
 */
export const noteProgress = (
  run: { id: string; worker: string },
  note: ExportNote = {},
): Promise<boolean> => updateRunningExport(run, note)

/**
 * Notes how far a run has come, and does `more` in the same transaction: both are done, or
 * neither.
 *
 * @returns false when the export is cancelled, or another run has it; then nothing is done.
 */
export async function updateRunningExport(
  { id, worker }: { id: string; worker: string },
  note: ExportNote,
  more?: (work: Awaited<ReturnType<typeof getDeskDatabase>>) => Promise<void>,
): Promise<boolean> {
  const db = await getDeskDatabase()
  const noteOn = async (work: typeof db) => {
    const rows = await work
      .update(exportTable)
      .set({ heartbeatAt: new Date(), ...note })
      .where(
        and(
          eq(exportTable.id, id),
          eq(exportTable.worker, worker),
          eq(exportTable.state, 'running'),
        ),
      )
      .returning({ id: exportTable.id })
    return rows.length > 0
  }
  if (!more) return noteOn(db)
  return db.transaction(async (work) => {
    if (!(await noteOn(work))) return false
    await more(work)
    return true
  })
}

/** Cancels an export that is not over. False: it was over. */
export async function cancelExportRow(id: string): Promise<boolean> {
  const db = await getDeskDatabase()
  const rows = await db
    .update(exportTable)
    .set({ state: 'cancelled', endedAt: new Date(), pausedUntil: null })
    .where(and(eq(exportTable.id, id), inArray(exportTable.state, ['running', 'waiting'])))
    .returning({ id: exportTable.id })
  return rows.length > 0
}

/** Notes what is stored of an export that was cancelled under its run. */
export async function noteCancelled(
  { id, worker }: { id: string; worker: string },
  note: ExportNote,
): Promise<void> {
  const db = await getDeskDatabase()
  await db
    .update(exportTable)
    .set(note)
    .where(and(eq(exportTable.id, id), eq(exportTable.worker, worker)))
}

/** Deletes exports that began before a time and do not run, with their files. */
export async function deleteExportsBefore(time: Date): Promise<void> {
  const db = await getDeskDatabase()
  await db
    .delete(exportTable)
    .where(
      and(
        lt(exportTable.startedAt, time),
        lt(exportTable.heartbeatAt, new Date(Date.now() - staleMs)),
      ),
    )
}
