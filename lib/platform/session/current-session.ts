import 'server-only'
import { placeIn } from '@/lib/platform/database/places'
import { unseal } from '@/lib/platform/database/sealed'
import type { Workspace } from '@/lib/platform/env'
import { findActing } from './acting-session'
import { findSessionId } from './cookie'
import { planNextTry, type RefreshOutcome, refreshSession } from './refresh'
import type { SessionRow } from './session-cache'
import { parseTokenClaims } from './token-claims'
import { endSession, findLiveSession, findLiveSessionRow, noteActivity } from './vault'

/**
 * The signed-in person behind a request. It holds no token: that is asked for when a call goes out.
 */
export type Session = {
  rowId: string
  userName: string
  displayName: string
  /** Null: the token does not tell, the upstream alone decides. */
  rights: string[] | null
  workspaces: Workspace[] | null
  row: SessionRow
}

/**
 * The person of this request, or of the session on whose behalf work goes on after one; null when
 * nobody is signed in. Being asked for in a request counts as activity.
 *
 * @param isBackground true for a background read: it keeps no session alive.
 */
export async function findCurrentSession(isBackground = false): Promise<Session | null> {
  const acting = findActing()
  if (acting) return findSession(acting.sessionId)
  const id = await findSessionId()
  const row = id ? await findLiveSession(id) : null
  if (!row) return null
  if (!isBackground) await noteActivity(row)
  return toSession(row)
}

/**
 * The person of a session that lives, without a request: for work that goes on after one. It keeps
 * no session alive.
 */
export async function findSession(rowId: string): Promise<Session | null> {
  const row = await findLiveSessionRow(rowId)
  return row && toSession(row)
}

function toSession(row: SessionRow): Session {
  return {
    rowId: row.id,
    userName: row.userName,
    displayName: row.displayName,
    rights: row.rights,
    workspaces: row.workspaces,
    row,
  }
}

/** A token for one call, or why there is none. */
export type Bearer =
  | { ok: true; token: string; session: Session }
  | { ok: false; reason: 'ended' | 'unreachable' }

/**
 * True where the token names scopes, or a claim for them, and none of them gives a right of the
 * desk: then the service alone decides.
 */
export function hasUnknownScopes({ row, rights }: Session): boolean {
  const token = rights === null ? unseal(row.accessToken, placeIn.accessToken(row.id)) : null
  return (
    token !== null &&
    parseTokenClaims({ access_token: token }, new Date()).unknownScopeWords !== null
  )
}

/** A token that should still be good: refreshed first once 80 % of its life are over. */
export async function getBearer(session: Session): Promise<Bearer> {
  const { refreshAt, accessExpiresAt, refreshToken } = session.row
  const now = Date.now()
  const expired = accessExpiresAt !== null && accessExpiresAt.getTime() <= now
  const due = refreshAt !== null && refreshAt.getTime() <= now
  if (!expired && !(due && refreshToken)) return openBearer(session.row)

  const after = await refreshSession(session.row)
  const isSpared = after.kind === 'unreachable' || after.kind === 'impossible'
  if (!isSpared || expired) return toBearer(after, session)
  // A read of many pages goes on with the session that it began with.
  session.row.refreshAt = after.kind === 'impossible' ? null : planNextTry()
  return openBearer(session.row)
}

/** A new token after the upstream refused the one it had (401). */
export async function refreshBearer(session: Session): Promise<Bearer> {
  return toBearer(await refreshSession(session.row), session)
}

/** Ends a session whose token the upstream refuses even when it is fresh. */
export const endRefusedSession = (session: Session) => endSession(session.rowId, 'token refused')

/** True when the token's time is over, which makes a 403 worth a refresh. */
export const isExpired = ({ row }: Session) =>
  row.accessExpiresAt !== null && row.accessExpiresAt.getTime() <= Date.now()

/** Ends a session that has no good token left and gets no new one. */
async function toBearer(after: RefreshOutcome, { rowId }: Session): Promise<Bearer> {
  if (after.kind === 'fresh') return openBearer(after.row)
  if (after.kind !== 'impossible') return { ok: false, reason: after.kind }
  await endSession(rowId, after.reason)
  return { ok: false, reason: 'ended' }
}

/** Opened tokens, each for as long as its row is in memory. */
const tokens = new WeakMap<SessionRow, string>()

async function openBearer(row: SessionRow): Promise<Bearer> {
  const token = tokens.get(row) ?? unseal(row.accessToken, placeIn.accessToken(row.id))
  if (token) tokens.set(row, token)
  if (token) return { ok: true, token, session: toSession(row) }
  await endSession(row.id, 'sealed under another key')
  return { ok: false, reason: 'ended' }
}
