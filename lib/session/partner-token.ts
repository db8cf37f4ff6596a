import 'server-only'
import { randomUUID } from 'node:crypto'
import { type PartnerToken, requestPartnerToken } from '../contracts/partner/tokens'
import type { Result } from '../contracts/result'
import { unseal } from '../database/sealed'
import { env } from '../env'
import { call } from '../upstream/call'
import type { Session } from './current-session'
import type { SessionRow } from './vault'

/** What asking the partner part for a token of its own came to. */
export type PartnerAccess = { kind: 'given'; token: string; expiresAt: Date | null } | { kind: 'refused' } | { kind: 'unreachable' }

/**
 * Asks the partner part for a token of its own, where the setting says that it needs one; else null. Sign-in is the only moment at which a password is
 * at hand. A refusal does not end the sign-in: everything but the partner part works without.
 */
export async function partnerAccess(userName: string, password: string): Promise<PartnerAccess | null> {
  if (env().PARTNER_TOKEN === 'person') return null
  const body = { UserName: userName, Password: password }
  const answer = (await call(requestPartnerToken, { body }, null, randomUUID())) as Result<PartnerToken>
  if (answer.ok) {
    const { Token, ExpiresIn } = answer.value
    return { kind: 'given', token: Token, expiresAt: ExpiresIn == null ? null : new Date(Date.now() + ExpiresIn * 1000) }
  }
  const { status, kind } = answer.failure
  return { kind: status !== undefined && status >= 400 && status < 500 && kind !== 'throttled' ? 'refused' : 'unreachable' }
}

/**
 * The partner part's token for one call, or why there is none: `ended` asks for a new sign-in, because it has expired, cannot be opened, or was never
 * asked for; the others were told at sign-in.
 */
export type PartnerBearer = { ok: true; token: string } | { ok: false; reason: 'ended' | 'refused' | 'unreachable' }

/** Opened tokens, each for as long as its row is in memory. */
const tokens = new WeakMap<SessionRow, string>()

/** It cannot be refreshed: interface.md shows no way to. */
export function partnerBearerOf({ row }: Session): PartnerBearer {
  if (row.partnerMissing !== null) return { ok: false, reason: row.partnerMissing }
  if (row.partnerToken === null || isPartnerExpired(row)) return { ok: false, reason: 'ended' }
  const token = tokens.get(row) ?? unseal(row.partnerToken)
  if (token === null) return { ok: false, reason: 'ended' }
  tokens.set(row, token)
  return { ok: true, token }
}

/** True when the token's time is over, which makes a 403 the same as a 401. */
export const isPartnerExpired = ({ partnerExpiresAt }: SessionRow) => partnerExpiresAt !== null && partnerExpiresAt.getTime() <= Date.now()
