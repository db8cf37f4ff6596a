import 'server-only'
import { randomBytes } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { TokenAnswer } from '../contracts/identity/tokens'
import { deskDatabase } from '../database/desk-database'
import { sessions } from '../database/schema'
import { digest, seal } from '../database/sealed'
import { env } from '../env'
import { claimsOf } from './claims'
import { forget, remembered } from './memory'
import type { PartnerAccess } from './partner-access'

/** A row of the vault. Tokens in it are sealed. */
export type SessionRow = typeof sessions.$inferSelect

/** Opens a session for a person who has just signed in. Returns the id for the cookie: new at every sign-in, stored only as a hash. */
export async function openSession(userName: string, answer: TokenAnswer, partner: PartnerAccess | null = null): Promise<string> {
  const id = randomBytes(32).toString('base64url')
  const claims = claimsOf(answer, new Date())
  const db = await deskDatabase()
  await db.insert(sessions).values({
    id: digest(id),
    userName,
    displayName: claims.displayName ?? userName,
    rights: claims.rights,
    workspaces: claims.workspaces,
    ...tokensOf(answer),
    ...partnerPart(partner),
  })
  return id
}

/** The living session behind a cookie's id, or null: ended, idle for too long, or past its longest life. */
export const livingSession = (id: string) => livingRow(digest(id))

/** The same by the hash under which the session is stored. */
export async function livingRow(rowId: string): Promise<SessionRow | null> {
  const row = await remembered(rowId, () => storedSession(rowId))
  if (!row) return null
  const now = Date.now()
  const idle = now - row.lastActiveAt.getTime() > env().SESSION_IDLE_MINUTES * 60_000
  const old = now - row.createdAt.getTime() > env().SESSION_HOURS * 3_600_000
  if (!idle && !old) return row
  await endSession(row.id, idle ? 'idle' : 'too old')
  return null
}

async function storedSession(rowId: string): Promise<SessionRow | null> {
  const db = await deskDatabase()
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, rowId), isNull(sessions.endedAt)))
    .limit(1)
  return row ?? null
}

/** Notes that a person did something. Written at most once a minute. */
export async function noteActivity(row: SessionRow): Promise<void> {
  if (Date.now() - row.lastActiveAt.getTime() < 60_000) return
  const db = await deskDatabase()
  await db.update(sessions).set({ lastActiveAt: new Date() }).where(eq(sessions.id, row.id))
  forget(row.id)
}

/** Ends a session for good and forgets its tokens. @param rowId the hash under which the session is stored. */
export async function endSession(rowId: string, reason: string): Promise<void> {
  const db = await deskDatabase()
  await db
    .update(sessions)
    .set({ endedAt: new Date(), endReason: reason, accessToken: '', refreshToken: null, partnerToken: null, leaseUntil: null })
    .where(and(eq(sessions.id, rowId), isNull(sessions.endedAt)))
  forget(rowId)
}

/** Stores the tokens of a refresh, unless another process has stored newer ones. Returns the row as it is then. */
export async function storeRefreshed(row: SessionRow, answer: TokenAnswer): Promise<SessionRow | null> {
  const claims = claimsOf(answer, new Date())
  const db = await deskDatabase()
  const [stored] = await db
    .update(sessions)
    .set({
      ...tokensOf(answer),
      ...(claims.rights && { rights: claims.rights }),
      ...(claims.workspaces && { workspaces: claims.workspaces }),
      generation: sql`${sessions.generation} + 1`,
      leaseUntil: null,
    })
    .where(and(eq(sessions.id, row.id), eq(sessions.generation, row.generation), isNull(sessions.endedAt)))
    .returning()
  forget(row.id)
  return stored ?? null
}

function partnerPart(partner: PartnerAccess | null) {
  if (partner === null) return {}
  return partner.kind === 'given' ? { partnerToken: seal(partner.token), partnerExpiresAt: partner.expiresAt } : { partnerMissing: partner.kind }
}

/** Refresh at 80 % of the life, so that a call seldom finds a dead token. */
const refreshShare = 0.8

function tokensOf(answer: TokenAnswer) {
  const now = new Date()
  const { expiresAt } = claimsOf(answer, now)
  const lifeMs = expiresAt ? expiresAt.getTime() - now.getTime() : null
  return {
    accessToken: seal(answer.access_token),
    refreshToken: answer.refresh_token ? seal(answer.refresh_token) : null,
    accessExpiresAt: expiresAt,
    refreshAt: lifeMs === null ? null : new Date(now.getTime() + lifeMs * refreshShare),
  }
}
