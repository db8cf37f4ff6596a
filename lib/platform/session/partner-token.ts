import 'server-only'
import { placeIn } from '@/lib/platform/database/places'
import { unseal } from '@/lib/platform/database/sealed'
import type { SessionRow } from './session-cache'

/**
 * The partner part's token for one call, or why there is none: `ended` asks for a new sign-in,
 * because it has expired, cannot be opened, or was never asked for; the others were told at
 * sign-in.
 */
export type PartnerBearer =
  | { ok: true; token: string }
  | { ok: false; reason: 'ended' | 'refused' | 'unreachable' }

/** Opened tokens, each for as long as its row is in memory. */
const tokens = new WeakMap<SessionRow, string>()

/** It cannot be refreshed: interface.md shows no way to. */
export function getPartnerBearer(row: SessionRow): PartnerBearer {
  if (row.partnerMissing !== null) return { ok: false, reason: row.partnerMissing }
  if (row.partnerToken === null || isPartnerExpired(row)) return { ok: false, reason: 'ended' }
  const token = tokens.get(row) ?? unseal(row.partnerToken, placeIn.partnerToken(row.id))
  if (token === null) return { ok: false, reason: 'ended' }
  tokens.set(row, token)
  return { ok: true, token }
}

/** True when the token's time is over, which makes a 403 the same as a 401. */
export const isPartnerExpired = ({ partnerExpiresAt }: SessionRow) =>
  partnerExpiresAt !== null && partnerExpiresAt.getTime() <= Date.now()
