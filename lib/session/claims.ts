import 'server-only'
import { decodeJwt } from 'jose'
import type { TokenAnswer } from '../contracts/identity/tokens'
import { env, type Workspace } from '../env'

/** What a token tells about its person. Null: it does not tell, and the upstream alone decides. */
export type Claims = { displayName: string | null; rights: string[] | null; workspaces: Workspace[] | null; expiresAt: Date | null }

/**
 * Reads an answer of the identity area. The token comes straight from there, so its signature is not checked; it may be opaque. The names of
 * the claims are settings, because interface.md shows none.
 */
export function claimsOf(answer: TokenAnswer, now: Date): Claims {
  const payload = payloadOf(answer.access_token)
  const scope = payload?.[env().CLAIM_SCOPE]
  const name = payload?.[env().CLAIM_NAME]
  return {
    displayName: typeof name === 'string' ? name : null,
    rights: typeof scope === 'string' ? scope.split(' ').filter(Boolean) : Array.isArray(scope) ? scope.map(String) : null,
    workspaces: env().DESK_WORKSPACES ?? workspacesIn(payload?.[env().CLAIM_WORKSPACES]),
    expiresAt: expiryOf(answer, payload?.exp, now),
  }
}

function payloadOf(token: string): Record<string, unknown> | null {
  try {
    return decodeJwt(token)
  } catch {
    return null
  }
}

function workspacesIn(claim: unknown): Workspace[] | null {
  if (!Array.isArray(claim)) return null
  return claim
    .filter((each): each is Record<string, unknown> => typeof each === 'object' && each !== null)
    .map((each) => ({
      name: String(each.name ?? each.clientNo ?? ''),
      clientNo: each.clientNo == null ? null : String(each.clientNo),
      companyIds: Array.isArray(each.companyIds) ? each.companyIds.map(Number) : [],
      organizationId: each.organizationId == null ? null : String(each.organizationId),
    }))
}

function expiryOf(answer: TokenAnswer, exp: unknown, now: Date): Date | null {
  if (answer.expires_in) return new Date(now.getTime() + answer.expires_in * 1000)
  const at = answer.expires_on ?? (typeof exp === 'number' ? exp : null)
  return at ? new Date(at * 1000) : null
}
