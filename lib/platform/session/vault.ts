import 'server-only'
import { randomBytes } from 'node:crypto'
import { and, eq, getTableColumns, isNull, lt, sql } from 'drizzle-orm'
import type { TokenAnswer } from '@/lib/contracts/identity/tokens'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import type { Database } from '@/lib/platform/database/open'
import { placeIn } from '@/lib/platform/database/places'
import { callPauses, sessions } from '@/lib/platform/database/schema'
import { makeDigest, seal } from '@/lib/platform/database/sealed'
import { getEnv } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import type { PartnerAccess } from './partner-access'
import {
  forget,
  forgetRemembered,
  lookUpOnce,
  readCachedSession,
  type SessionRow,
} from './session-cache'
import { parseTokenClaims } from './token-claims'

/**
 * Opens a session for a person who has just signed in. Returns the id for the cookie: new at every
 * sign-in, stored only as a hash.
 *
 * @param browser with which they signed in, as `describeBrowser` says it.
 */
export async function openSession(
  userName: string,
  answer: TokenAnswer,
  partner: PartnerAccess | null = null,
  browser: string | null = null,
): Promise<string> {
  const id = randomBytes(32).toString('base64url')
  const claims = parseTokenClaims(answer, new Date())
  if (claims.unknownScopeWords) {
    const names = claims.unknownScopeWords.slice(0, 20).map((scopeWord) => scopeWord.slice(0, 60))
    log().warn(
      { event: 'scopes-not-known', scopes: names, setting: 'RIGHTS_MAP' },
      'no scope of the token is known: the service decides',
    )
  }
  const db = await getDeskDatabase()
  const rowId = makeDigest(id)
  await db.insert(sessions).values({
    id: rowId,
    userName,
    displayName: claims.displayName ?? userName,
    rights: claims.rights,
    workspaces: claims.workspaces,
    browser,
    ...toTokenColumns(rowId, answer),
    ...toPartnerColumns(rowId, partner),
  })
  return id
}

/**
 * The living session behind a cookie's id, or null: ended, idle for too long, or past its longest
 * life.
 */
export const findLiveSession = (id: string) => findLiveSessionRow(makeDigest(id))

/** The same by the hash under which the session is stored. */
export async function findLiveSessionRow(rowId: string): Promise<SessionRow | null> {
  const row = await lookUpOnce(rowId, () => readCachedSession(rowId, () => findStoredRow(rowId)))
  if (!row) return null
  const now = Date.now()
  const idle = now - row.lastActiveAt.getTime() > getEnv().SESSION_IDLE_MINUTES * 60_000
  const old = now - row.createdAt.getTime() > getEnv().SESSION_HOURS * 3_600_000
  if (!idle && !old) return row
  await endSession(row.id, idle ? 'idle' : 'too old')
  return null
}

async function findStoredRow(rowId: string): Promise<SessionRow | null> {
  const db = await getDeskDatabase()
  const read = sessionReads.get(db) ?? prepareSessionRead(db)
  sessionReads.set(db, read)
  const [row] = await read.execute({ rowId })
  return row ?? null
}

/**
 * Prepared once for a store: on PostgreSQL every request asks for its session, and making and
 * planning the question takes longer than answering it.
 */
const sessionReads = new WeakMap<Database, ReturnType<typeof prepareSessionRead>>()

function prepareSessionRead(db: Database) {
  const pauses = sql<
    SessionRow['pauses']
  >`(select jsonb_object_agg(area, until) from ${callPauses} where person = ${sessions.userName} and until > now())`
  return db
    .select({ ...getTableColumns(sessions), pauses })
    .from(sessions)
    .where(and(eq(sessions.id, sql.placeholder('rowId')), isNull(sessions.endedAt)))
    .limit(1)
    .prepare('session_of_row')
}

/**
 * Notes that a person did something. Written at most once a minute, into the row too that the
 * request has looked up: it need not look again.
 */
export async function noteActivity(row: SessionRow): Promise<void> {
  if (Date.now() - row.lastActiveAt.getTime() < 60_000) return
  const db = await getDeskDatabase()
  const lastActiveAt = new Date()
  await db.update(sessions).set({ lastActiveAt }).where(eq(sessions.id, row.id))
  row.lastActiveAt = lastActiveAt
  forgetRemembered(row.id)
}

/**
 * Ends a session for good and forgets its tokens. @param rowId the hash under which the session is
 * stored.
 */
export async function endSession(rowId: string, reason: string): Promise<void> {
  const db = await getDeskDatabase()
  await db
    .update(sessions)
    .set({
      endedAt: new Date(),
      endReason: reason,
      accessToken: '',
      refreshToken: null,
      partnerToken: null,
      leaseUntil: null,
    })
    .where(and(eq(sessions.id, rowId), isNull(sessions.endedAt)))
  forget(rowId)
}

/**
 * Erases sessions that ended, or that nobody has used, more than `days` ago: who was signed in, and
 * when.
 */
export async function eraseOldSessions(days: number): Promise<void> {
  const db = await getDeskDatabase()
  await db
    .delete(sessions)
    .where(lt(sessions.lastActiveAt, new Date(Date.now() - days * 86_400_000)))
}

/**
 * Stores the tokens of a refresh, unless another process has stored newer ones. Where no new refresh
 * token came, the one that brought them may be good for more (RFC 6749, section 6): it stays, and is
 * tried once these have ended, not before. Returns the row as it is then.
 */
export async function storeRefreshed(
  row: SessionRow,
  answer: TokenAnswer,
): Promise<SessionRow | null> {
  const claims = parseTokenClaims(answer, new Date())
  const { refreshToken, ...tokens } = toTokenColumns(row.id, answer)
  const db = await getDeskDatabase()
  const [stored] = await db
    .update(sessions)
    .set({
      ...tokens,
      ...(refreshToken ? { refreshToken } : { refreshAt: null }),
      ...(claims.rights && { rights: claims.rights }),
      ...(claims.workspaces && { workspaces: claims.workspaces }),
      generation: sql`${sessions.generation} + 1`,
      leaseUntil: null,
    })
    .where(
      and(
        eq(sessions.id, row.id),
        eq(sessions.generation, row.generation),
        isNull(sessions.endedAt),
      ),
    )
    .returning()
  forget(row.id)
  return stored ?? null
}

function toPartnerColumns(rowId: string, partner: PartnerAccess | null) {
  if (partner === null) return {}
  return partner.kind === 'given'
    ? {
        partnerToken: seal(partner.token, placeIn.partnerToken(rowId)),
        partnerExpiresAt: partner.expiresAt,
      }
    : { partnerMissing: partner.kind }
}

/** Refresh at 80 % of the life, so that a call seldom finds a dead token. */
const refreshShare = 0.8

function toTokenColumns(rowId: string, answer: TokenAnswer) {
  const now = new Date()
  const { expiresAt } = parseTokenClaims(answer, now)
  const lifeMs = expiresAt ? expiresAt.getTime() - now.getTime() : null
  return {
    accessToken: seal(answer.access_token, placeIn.accessToken(rowId)),
    refreshToken: answer.refresh_token
      ? seal(answer.refresh_token, placeIn.refreshToken(rowId))
      : null,
    accessExpiresAt: expiresAt,
    refreshAt: lifeMs === null ? null : new Date(now.getTime() + lifeMs * refreshShare),
  }
}
