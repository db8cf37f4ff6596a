import 'server-only'
import { decodeJwt } from 'jose'
import type { TokenAnswer } from '@/lib/contracts/identity/tokens'
import { getEnv, type Workspace } from '@/lib/platform/env'
import { isPatternMatch, toRights } from '@/lib/platform/settings/rights.mjs'

/** What a token tells about its person. Null: it does not tell, and the upstream alone decides. */
export type TokenClaims = {
  displayName: string | null
  rights: string[] | null
  /**
   * Scopes of which none gives a right of the desk; null where one does, or where the token names
   * none at all.
   */
  unknownScopeWords: string[] | null
  workspaces: Workspace[] | null
  expiresAt: Date | null
}

/**
 * Reads an answer of the identity area. The token comes straight from there, so its signature is
 * not checked; it may be opaque. The names of the claims are settings, because interface.md shows
 * none.
 */
export function parseTokenClaims(answer: TokenAnswer, now: Date): TokenClaims {
  const payload = decodePayload(answer.access_token)
  const scope = payload?.[getEnv().CLAIM_SCOPE]
  const name = payload?.[getEnv().CLAIM_NAME]
  return {
    displayName: typeof name === 'string' ? name : null,
    ...parseRights(scope),
    workspaces:
      getEnv().DESK_WORKSPACES ?? parseWorkspaceClaim(payload?.[getEnv().CLAIM_WORKSPACES]),
    expiresAt: findExpiry(answer, payload?.exp, now),
  }
}

/**
 * The right to see a masked value, as a session holds it, where a setting names the scope word that
 * gives it.
 */
export const revealRight = 'reveal:masked'

/**
 * The rights that the scope words of a token give. Words that give none of them are in words of the
 * service's own: then it alone decides, as it does over a token that tells nothing, and nobody is
 * locked out by a word that the desk does not know.
 */
function parseRights(claim: unknown): Pick<TokenClaims, 'rights' | 'unknownScopeWords'> {
  const scopeWords =
    typeof claim === 'string'
      ? claim.split(' ').filter(Boolean)
      : Array.isArray(claim)
        ? claim.map(String)
        : null
  const { RIGHTS, RIGHTS_MAP, RIGHT_TO_REVEAL } = getEnv()
  if (scopeWords === null || RIGHTS === 'service') return { rights: null, unknownScopeWords: null }
  const rights = toRights(scopeWords, RIGHTS_MAP)
  if (rights.length === 0) return { rights: null, unknownScopeWords: scopeWords }
  const reveals =
    RIGHT_TO_REVEAL !== undefined &&
    scopeWords.some((word) => isPatternMatch(word, RIGHT_TO_REVEAL))
  return { rights: reveals ? [...rights, revealRight] : rights, unknownScopeWords: null }
}

function decodePayload(token: string): Record<string, unknown> | null {
  try {
    return decodeJwt(token)
  } catch {
    return null
  }
}

function parseWorkspaceClaim(claim: unknown): Workspace[] | null {
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

function findExpiry(answer: TokenAnswer, exp: unknown, now: Date): Date | null {
  if (answer.expires_in) return new Date(now.getTime() + answer.expires_in * 1000)
  const at = answer.expires_on ?? (typeof exp === 'number' ? exp : null)
  return at ? new Date(at * 1000) : null
}
