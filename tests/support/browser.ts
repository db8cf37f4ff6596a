import { encode } from 'next-auth/jwt'
import type { TokenAnswer } from '@/lib/contracts/identity/tokens'
import { openSession } from '@/lib/platform/session/vault'
import { browser } from '@/tests/next-headers'

/** A browser on one of the desk's own pages, with nobody signed in. */
export function anonymousBrowser() {
  browser.jar.clear()
  browser.sent = { host: 'desk.test', origin: 'http://desk.test' }
}

export function fromOrigin(origin: string | undefined, more: Record<string, string> = {}) {
  browser.sent = { host: 'desk.test', ...(origin !== undefined && { origin }), ...more }
}

export async function holdCookie(sessionId: string) {
  browser.jar.set(
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
