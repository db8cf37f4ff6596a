import 'server-only'
import { cookies } from 'next/headers'
import { decode } from 'next-auth/jwt'
import { env } from '../env'

/** True when browsers reach the desk over TLS, which DESK_URL tells. */
export const isSecure = () => env().DESK_URL?.startsWith('https:') ?? false

/** Name of the session cookie. Browsers drop a `__Host-` cookie that comes without TLS. */
export const sessionCookieName = () => (isSecure() ? '__Host-duedesk.session' : 'duedesk.session')

/** The random session id that this request's cookie carries, or null. Whether the session still lives is another question. */
export async function sessionIdOfRequest(): Promise<string | null> {
  const sealed = (await cookies()).get(sessionCookieName())?.value
  return sealed ? sessionIdIn(sealed) : null
}

const opened = new Map<string, Promise<string | null>>()
const openedMax = 2_000

/** Opening a cookie costs more than a look into the store, and the same cookie always holds the same id: the last ones are remembered. */
function sessionIdIn(sealed: string): Promise<string | null> {
  const known = opened.get(sealed)
  if (known) return known
  if (opened.size >= openedMax) opened.clear()
  const id = decode({ token: sealed, secret: env().NEXTAUTH_SECRET }).then(
    (token) => (typeof token?.sid === 'string' ? token.sid : null),
    () => null,
  )
  opened.set(sealed, id)
  return id
}
