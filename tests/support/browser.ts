import { encode } from 'next-auth/jwt'
import type { TokenAnswer } from '@/lib/contracts/identity/tokens'
import { openSession } from '@/lib/platform/session/vault'

const jar = new Map<string, string>()
let sent: Record<string, string> = {}

/**
 * What stands in for `next/headers`: the cookies and headers of one browser. Use with
 * `vi.mock('next/headers', () => browserHeaders)`.
 */
export const browserHeaders = {
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
    set: (name: string, value: string) => void jar.set(name, value),
  }),
  headers: async () => new Headers(sent),
}

/** A browser on one of the desk's own pages, with nobody signed in. */
export function anonymousBrowser() {
  jar.clear()
  sent = { host: 'desk.test', origin: 'http://desk.test' }
}

export function fromOrigin(origin: string | undefined, more: Record<string, string> = {}) {
  sent = { host: 'desk.test', ...(origin !== undefined && { origin }), ...more }
}

export async function holdCookie(sessionId: string) {
  jar.set(
    'duedesk.session',
    await encode({ token: { sid: sessionId }, secret: process.env.NEXTAUTH_SECRET ?? '' }),
  )
}

/** Signs a person in with what an identity area answered, and gives the browser the cookie. */
export async function signedIn(userName: string, answer: TokenAnswer): Promise<string> {
  anonymousBrowser()
  const id = await openSession(userName, answer)
  await holdCookie(id)
  return id
}
