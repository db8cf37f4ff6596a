import 'server-only'
import { and, desc, eq, inArray, isNotNull, lt, ne, notInArray, or } from 'drizzle-orm'
import { deskDatabase } from '../database/desk-database'
import type { Database } from '../database/open'
import { placeIn } from '../database/places'
import { kept, sessions } from '../database/schema'
import { seal, unseal } from '../database/sealed'

type Row = typeof kept.$inferSelect

/** Whose row it is, of which kind, and about what. */
export type KeptKey = Pick<Row, 'person' | 'kind' | 'subject'>

/** What a page wants to stand in a row; null drops it. `sessionId` is the hash under which the person's session is stored. */
export type Change = Pick<Row, 'writer' | 'turn'> & { sessionId: string; content: unknown }

/** Rows that one person may have of one kind, dropped ones among them. The oldest go. */
export const rowsMax = 200

/** Kinds that may tell of somebody else, so they go with a sign-out and with time. Columns stay. */
const passing: KeptKey['kind'][] = ['draft', 'lookup']

/**
 * Puts a content in the place of what was kept there, or drops it. An earlier turn of the same page changes nothing, however late it arrives. A
 * session that has ended meanwhile keeps nothing: signing out waits for this, and then erases it. Returns whether the session lives.
 */
export async function changeKept(key: KeptKey, { sessionId, content, writer, turn }: Change): Promise<boolean> {
  const next = { content: content === null ? null : seal(JSON.stringify(content), placeIn.kept(key)), writer, turn, updatedAt: new Date() }
  const db = await deskDatabase()
  return db.transaction(async (work) => {
    if (!(await holdsLiving(work, sessionId))) return false
    await work
      .insert(kept)
      .values({ ...key, ...next })
      .onConflictDoUpdate({ target: [kept.person, kept.kind, kept.subject], set: next, setWhere: or(ne(kept.writer, writer), lt(kept.turn, turn)) })
    await dropOldest(work, key)
    return true
  })
}

/** What the person keeps there, or null. What was sealed under another key is gone. */
export async function readKept(key: KeptKey): Promise<{ content: unknown; keptAt: Date } | null> {
  const db = await deskDatabase()
  const [row] = await db.select().from(kept).where(isRow(key)).limit(1)
  const text = row?.content ? unseal(row.content, placeIn.kept(key)) : null
  return row && text !== null ? { content: JSON.parse(text), keptAt: row.updatedAt } : null
}

/** What the person keeps of a kind, the newest first. What was sealed under another key is left out. */
export async function listKept(of: Pick<KeptKey, 'person' | 'kind'>, max: number): Promise<{ content: unknown; keptAt: Date }[]> {
  const db = await deskDatabase()
  const rows = await db
    .select()
    .from(kept)
    .where(and(isOfKind(of), isNotNull(kept.content)))
    .orderBy(desc(kept.updatedAt), desc(kept.turn))
    .limit(max)
  return rows.flatMap(({ content, updatedAt, subject }) => {
    const text = content === null ? null : unseal(content, placeIn.kept({ ...of, subject }))
    return text === null ? [] : [{ content: JSON.parse(text), keptAt: updatedAt }]
  })
}

/** Erases the drafts and look-ups of the person of a session, whether it still lives or has ended: for a sign-out, which is meant. */
export async function eraseDraftsOf(sessionId: string): Promise<void> {
  const db = await deskDatabase()
  const [session] = await db.select({ person: sessions.userName }).from(sessions).where(eq(sessions.id, sessionId)).limit(1)
  if (session) await db.delete(kept).where(and(eq(kept.person, session.person), inArray(kept.kind, passing)))
}

/** Erases drafts and look-ups that nobody has touched for `days`. */
export async function eraseOldDrafts(days: number): Promise<void> {
  const db = await deskDatabase()
  await db.delete(kept).where(and(inArray(kept.kind, passing), lt(kept.updatedAt, new Date(Date.now() - days * 86_400_000))))
}

const isOfKind = ({ person, kind }: Pick<KeptKey, 'person' | 'kind'>) => and(eq(kept.person, person), eq(kept.kind, kind))
const isRow = (key: KeptKey) => and(isOfKind(key), eq(kept.subject, key.subject), isNotNull(kept.content))

/** True when the session lives; it cannot end before this transaction does. */
async function holdsLiving(work: Database, sessionId: string): Promise<boolean> {
  const [session] = await work.select({ endedAt: sessions.endedAt }).from(sessions).where(eq(sessions.id, sessionId)).for('share')
  return session !== undefined && session.endedAt === null
}

async function dropOldest(work: Database, key: KeptKey): Promise<void> {
  const newest = work.select({ subject: kept.subject }).from(kept).where(isOfKind(key)).orderBy(desc(kept.updatedAt)).limit(rowsMax)
  await work.delete(kept).where(and(isOfKind(key), notInArray(kept.subject, newest)))
}
