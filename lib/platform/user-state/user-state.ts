import 'server-only'
import { and, desc, eq, inArray, isNotNull, isNull, lt, lte, ne, not, or } from 'drizzle-orm'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import type { Database } from '@/lib/platform/database/open'
import { placeIn } from '@/lib/platform/database/places'
import { sessions, userState } from '@/lib/platform/database/schema'
import { seal, unseal } from '@/lib/platform/database/sealed'

type Row = typeof userState.$inferSelect

/** Whose row it is, of which kind, and about what. */
export type UserStateKey = Pick<Row, 'person' | 'kind' | 'subject'>

/**
 * What a page wants to stand in a row; null drops it. `sessionId` is the hash under which the
 * person's session is stored. `typedMsAgo`: how long ago the person acted in that page.
 */
export type UserStateChange = Pick<Row, 'writer' | 'turn'> & {
  sessionId: string
  content: unknown
  typedMsAgo?: number
}

/** Rows that one person may have of one kind, and as many dropped ones. The oldest go. */
export const rowsMax = 200

const dayMs = 86_400_000
/** What was dropped may have been typed a day before that, and stands for a day against late saves. */
const droppedMsMax = 2 * dayMs

/** Kinds that may tell of somebody else, so they go with a sign-out and with time. Columns stay. */
const passing: UserStateKey['kind'][] = ['draft', 'lookup', 'recent']

/**
 * Puts a content in the place of what was kept there, or drops it. An earlier turn of the same page
 * changes nothing, however late it arrives, and neither does another page in which the person acted
 * earlier. A session that has ended meanwhile keeps nothing:
 * signing out waits for this, and then erases it. Returns whether the session lives.
 */
export async function storeUserState(
  key: UserStateKey,
  { sessionId, content, writer, turn, typedMsAgo = 0 }: UserStateChange,
): Promise<boolean> {
  const next = {
    content: content === null ? null : seal(JSON.stringify(content), placeIn.userState(key)),
    writer,
    turn,
    updatedAt: new Date(Date.now() - typedMsAgo),
  }
  const db = await getDeskDatabase()
  return db.transaction(async (work) => {
    if (!(await hasLiveSession(work, sessionId))) return false
    await work
      .insert(userState)
      .values({ ...key, ...next })
      .onConflictDoUpdate({
        target: [userState.person, userState.kind, userState.subject],
        set: next,
        setWhere: or(
          and(eq(userState.writer, writer), lt(userState.turn, turn)),
          and(ne(userState.writer, writer), lte(userState.updatedAt, next.updatedAt)),
        ),
      })
    await deleteOldest(work, key)
    return true
  })
}

/** What the person keeps there, or null. What was sealed under another key is gone. */
export async function findUserState(
  key: UserStateKey,
): Promise<{ content: unknown; keptAt: Date } | null> {
  const db = await getDeskDatabase()
  const [row] = await db.select().from(userState).where(isRow(key)).limit(1)
  const text = row?.content ? unseal(row.content, placeIn.userState(key)) : null
  return row && text !== null ? { content: JSON.parse(text), keptAt: row.updatedAt } : null
}

/**
 * What the person keeps of a kind, the newest first. What was sealed under another key is left out.
 */
export async function readUserStates(
  of: Pick<UserStateKey, 'person' | 'kind'>,
  max: number,
): Promise<{ content: unknown; keptAt: Date }[]> {
  const db = await getDeskDatabase()
  const rows = await db
    .select()
    .from(userState)
    .where(and(isSameKind(of), isNotNull(userState.content)))
    .orderBy(desc(userState.updatedAt), desc(userState.turn))
    .limit(max)
  return rows.flatMap(({ content, updatedAt, subject }) => {
    const text = content === null ? null : unseal(content, placeIn.userState({ ...of, subject }))
    return text === null ? [] : [{ content: JSON.parse(text), keptAt: updatedAt }]
  })
}

/**
 * Erases the drafts, look-ups and opened objects of the person of a session, whether it still lives or has ended:
 * for a sign-out, which is meant.
 */
export async function eraseSessionDrafts(sessionId: string): Promise<void> {
  const db = await getDeskDatabase()
  const [session] = await db
    .select({ person: sessions.userName })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .limit(1)
  if (session)
    await db
      .delete(userState)
      .where(and(eq(userState.person, session.person), inArray(userState.kind, passing)))
}

/**
 * Erases drafts, look-ups and opened objects that nobody has touched for `days`, and what is left of
 * dropped ones sooner.
 */
export async function eraseOldDrafts(days: number): Promise<void> {
  const isUntouchedFor = (ms: number) => lt(userState.updatedAt, new Date(Date.now() - ms))
  const db = await getDeskDatabase()
  await db
    .delete(userState)
    .where(
      and(
        inArray(userState.kind, passing),
        or(
          isUntouchedFor(days * dayMs),
          and(isNull(userState.content), isUntouchedFor(droppedMsMax)),
        ),
      ),
    )
}

const isSameKind = ({ person, kind }: Pick<UserStateKey, 'person' | 'kind'>) =>
  and(eq(userState.person, person), eq(userState.kind, kind))
const isRow = (key: UserStateKey) =>
  and(isSameKind(key), eq(userState.subject, key.subject), isNotNull(userState.content))

/** True when the session lives; it cannot end before this transaction does. */
async function hasLiveSession(work: Database, sessionId: string): Promise<boolean> {
  const [session] = await work
    .select({ endedAt: sessions.endedAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .for('share')
  return session !== undefined && session.endedAt === null
}

/** Dropped rows do not count among those that hold something: every save leaves one. */
async function deleteOldest(work: Database, key: UserStateKey): Promise<void> {
  const isNewest = (is: typeof isNull) =>
    inArray(
      userState.subject,
      work
        .select({ subject: userState.subject })
        .from(userState)
        .where(and(isSameKind(key), is(userState.content)))
        .orderBy(desc(userState.updatedAt))
        .limit(rowsMax),
    )
  await work
    .delete(userState)
    .where(and(isSameKind(key), not(isNewest(isNotNull)), not(isNewest(isNull))))
}
