import 'server-only'
import { cookies } from 'next/headers'
import { decode } from 'next-auth/jwt'
import { getEnv } from '@/lib/platform/env'

/** True when browsers reach the desk over TLS, which DESK_URL tells. */
export const isSecure = () => getEnv().DESK_URL?.startsWith('https:') ?? false

/** Name of the session cookie. Browsers drop a `__Host-` cookie that comes without TLS. */
export const getSessionCookieName = () =>
  isSecure() ? '__Host-duedesk.session' : 'duedesk.session'

/**
 * The random session id that this request's cookie carries, or null. Whether the session still
 * lives is another question.
 */
export async function findSessionId(): Promise<string | null> {
  const sealed = (await cookies()).get(getSessionCookieName())?.value
  return sealed ? decodeSessionId(sealed) : null
}

const decodedIds = new Map<string, Promise<string | null>>()
const decodedIdsMax = 2_000

/**
 * Opening a cookie costs more than a look into the store, and the same cookie always holds the same
 * id: the last ones are remembered.
 */
function decodeSessionId(sealed: string): Promise<string | null> {
  const known = decodedIds.get(sealed)
  if (known) return known
  if (decodedIds.size >= decodedIdsMax) decodedIds.clear()
  const id = decode({ token: sealed, secret: getEnv().NEXTAUTH_SECRET }).then(
    (token) => (typeof token?.sid === 'string' ? token.sid : null),
    () => null,
  )
  decodedIds.set(sealed, id)
  return id
}
