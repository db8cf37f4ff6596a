import 'server-only'
import { headers } from 'next/headers'
import type { NextAuthOptions } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { digest } from '../database/sealed'
import { env } from '../env'
import { eraseDraftsOf } from '../kept/kept-rows'
import { log } from '../log'
import { routes } from '../routes'
import { browserName } from './browser-name'
import { type Caller, callerOf } from './caller'
import { isSecure, sessionCookieName, sessionIdOfRequest } from './cookie'
import { browserKnownTo, knowBrowser } from './known-browser'
import { noteSignIn, type SignIn, signIn } from './sign-in'
import { endSession, livingSession } from './vault'

/**
 * next-auth with Credentials against the identity area. Its encrypted cookie carries a random session id and nothing else, and what a browser
 * can read of the session tells nothing.
 */
export function nextAuthOptions(): NextAuthOptions {
  return {
    secret: env().NEXTAUTH_SECRET,
    pages: { signIn: routes.login(), error: routes.login() },
    session: { strategy: 'jwt', maxAge: env().SESSION_HOURS * 3600 },
    cookies: {
      sessionToken: { name: sessionCookieName(), options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure() } },
    },
    useSecureCookies: isSecure(),
    providers: [
      Credentials({
        credentials: { userName: {}, password: {} },
        async authorize(credentials, request) {
          const userName = credentials?.userName?.trim().slice(0, 200)
          const password = credentials?.password?.slice(0, 1000)
          if (!userName || !password) return null
          const incoming = new Headers(request.headers)
          const signing = { ...callerOf(incoming), browserName: browserName(incoming.get('user-agent')) }
          const outcome = await signInHere(userName, password, signing).catch(unexpected)
          if (outcome.kind === 'in') return { id: outcome.sessionId }
          if (outcome.kind === 'refused') return null
          throw new Error(outcome.kind === 'wait' ? `wait-${outcome.seconds}` : 'unreachable')
        },
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) => ({ sid: user ? user.id : token.sid }),
      session: ({ session }) => ({ expires: session.expires }),
    },
    events: {
      signOut: async ({ token }) => {
        if (typeof token?.sid !== 'string') return
        const row = await livingSession(token.sid)
        if (row) noteSignIn('signed-out', row.userName, callerOf(await headers()))
        await endSession(digest(token.sid), 'signed out')
        await eraseDraftsOf(digest(token.sid))
      },
    },
  }
}

/** Signs in with this browser, which is known to the person from then on. */
async function signInHere(userName: string, password: string, caller: Caller & { browserName: string | null }): Promise<SignIn> {
  const outcome = await signIn(userName, password, { ...caller, browser: await browserKnownTo(userName) }).then(replacing)
  if (outcome.kind === 'in') await knowBrowser(userName)
  return outcome
}

/** Ends the session that this browser had before, so that its old cookie is good for nothing. */
async function replacing(outcome: SignIn): Promise<SignIn> {
  const old = outcome.kind === 'in' ? await sessionIdOfRequest() : null
  if (old) await endSession(digest(old), 'signed in anew')
  return outcome
}

/** next-auth puts the text of an error into an address, and that of a store's may hold tokens: only a word goes on. */
function unexpected(error: unknown): SignIn {
  const { name, cause } = error as { name?: string; cause?: { code?: string } }
  log().error({ event: 'sign-in', error: name, code: cause?.code }, 'session')
  return { kind: 'unreachable' }
}
