import 'server-only'
import { randomUUID } from 'node:crypto'
import { type PartnerToken, requestPartnerToken } from '@/lib/contracts/partner/tokens'
import type { Result } from '@/lib/contracts/result'
import { getEnv } from '@/lib/platform/env'
import { callUpstream } from '@/lib/platform/upstream/call'

/** What asking the partner part for a token of its own came to. */
export type PartnerAccess =
  | { kind: 'given'; token: string; expiresAt: Date | null }
  | { kind: 'refused' }
  | { kind: 'unreachable' }

/**
 * Asks the partner part for a token of its own, where the setting says that it needs one; else
 * null. Sign-in is the only moment at which a password is at hand. A refusal does not end the
 * sign-in: everything but the partner part works without.
 */
export async function requestPartnerAccess(
  userName: string,
  password: string,
): Promise<PartnerAccess | null> {
  if (getEnv().PARTNER_TOKEN === 'person') return null
  const body = { UserName: userName, Password: password }
  const answer = (await callUpstream(
    requestPartnerToken,
    { body },
    null,
    randomUUID(),
  )) as Result<PartnerToken>
  if (answer.ok) {
    const { Token, ExpiresIn } = answer.value
    return {
      kind: 'given',
      token: Token,
      expiresAt: ExpiresIn == null ? null : new Date(Date.now() + ExpiresIn * 1000),
    }
  }
  const { status, kind } = answer.failure
  return {
    kind:
      status !== undefined && status >= 400 && status < 500 && kind !== 'throttled'
        ? 'refused'
        : 'unreachable',
  }
}
