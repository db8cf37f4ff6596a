import 'server-only'
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { WorkChange, WorkMark } from '@/lib/contracts/desk/work-marks'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { placeIn } from '@/lib/platform/database/places'
import { seal, unseal } from '@/lib/platform/database/sealed'
import { workMarks } from '@/lib/platform/database/work-schema'
import { combineMarks } from '../domain/work-marks'

/** A line in its places, by whom something is said of it, and who had it as they saw it. */
type MarkedBy = {
  scopes: readonly string[]
  subject: string
  person: string
  seen: string | null
}

type MarkRow = typeof workMarks.$inferSelect

/** What was said of the work of some places, in each of them by itself. */
export async function readMarkRows(scopes: readonly string[]): Promise<MarkRow[]> {
  if (scopes.length === 0) return []
  const db = await getDeskDatabase()
  const rows = await db
    .select()
    .from(workMarks)
    .where(inArray(workMarks.scope, [...scopes]))
  return rows.map(openRow)
}

/**
 * Why nothing was changed: somebody else has taken the line, has changed its note, or has said of it
 * otherwise than what is undone.
 */
type Refusal = 'claimed' | 'noted' | 'marked-since'

/**
 * Says one thing of a line in every place that it belongs to. Of a line that somebody else has taken
 * since it was `seen` nothing is changed, nor a note that somebody else has changed since; `refusal`
 * says so, and is null where it was changed.
 */
export async function changeWorkMark(
  { scopes, subject, person, seen }: MarkedBy,
  change: WorkChange,
): Promise<{ mark: WorkMark; refusal: Refusal | null }> {
  const db = await getDeskDatabase()
  return db.transaction(async (store) => {
    const where = and(eq(workMarks.subject, subject), inArray(workMarks.scope, [...scopes]))
    const now = new Date()
    await store
      .insert(workMarks)
      .values(scopes.map((scope) => ({ scope, subject, updatedAt: now })))
      .onConflictDoNothing()
    // Both of two people who speak at once wait here for each other's rows.
    const rows = await store
      .select()
      .from(workMarks)
      .where(where)
      .orderBy(workMarks.scope)
      .for('update')
    const [held] = combineMarks(rows.map(openRow))
    const refusal =
      findRefusal(held!, change, { seen, person }) ??
      (rows.every((row) => isUndone(row, change, person)) ? null : 'marked-since')
    if (refusal) return { mark: held!, refusal }
    const set = toColumns(change, person, now)
    for (const { scope } of rows)
      await store
        .update(workMarks)
        .set({ ...set, ...toNoteColumns(change, person, { scope, subject }), updatedAt: now })
        .where(and(eq(workMarks.subject, subject), eq(workMarks.scope, scope)))
    const after = await store.select().from(workMarks).where(where)
    return { mark: combineMarks(after.map(openRow))[0]!, refusal: null }
  })
}

function findRefusal(
  { claimedBy, note, noteBy }: WorkMark,
  change: WorkChange,
  { seen, person }: Pick<MarkedBy, 'seen' | 'person'>,
): Refusal | null {
  if (![null, seen, person].includes(claimedBy)) return 'claimed'
  if (change.is !== 'note' || change.seenNote === undefined || noteBy === person) return null
  return note === change.seenNote ? null : 'noted'
}

/**
 * False for an undo of what no longer stands as the person said it. What puts a line off keeps how it
 * was done before.
 */
function isUndone({ doneAs, doneBy, snoozedUntil }: MarkRow, change: WorkChange, person: string) {
  if (change.is !== 'return' || !change.undoes) return true
  if (doneAs === null && snoozedUntil === null) return true
  return change.undoes.is === 'done'
    ? doneAs === change.undoes.shows && doneBy === person && snoozedUntil === null
    : snoozedUntil === change.undoes.until
}

/** Erases what nobody has touched for some days, notes with it. */
export async function eraseOldWorkMarks(days: number): Promise<void> {
  const db = await getDeskDatabase()
  await db
    .delete(workMarks)
    .where(lt(workMarks.updatedAt, new Date(Date.now() - days * 86_400_000)))
}

function toColumns(change: WorkChange, person: string, now: Date): Partial<MarkRow> {
  switch (change.is) {
    case 'claim':
      return { claimedBy: person, claimedAt: now }
    case 'assign':
      return { claimedBy: change.to.trim(), claimedAt: now }
    case 'release':
      return { claimedBy: null, claimedAt: null }
    case 'snooze':
      return { snoozedUntil: change.until }
    case 'done':
      return { doneAs: change.shows, doneBy: person, snoozedUntil: null }
    case 'return':
      return { doneAs: null, doneBy: null, snoozedUntil: null }
    case 'note':
      return {}
  }
}

function toNoteColumns(
  change: WorkChange,
  person: string,
  row: { scope: string; subject: string },
): Partial<MarkRow> {
  if (change.is !== 'note') return {}
  const note = change.note.trim()
  return note
    ? { note: seal(note, placeIn.workNote(row)), noteBy: person }
    : { note: null, noteBy: null }
}

const openRow = (row: MarkRow) => ({
  ...row,
  note: row.note && unseal(row.note, placeIn.workNote(row)),
})
