import 'server-only'
import { headers } from 'next/headers'
import type { NextAuthOptions } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { makeDigest } from '@/lib/platform/database/sealed'
import { getEnv } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { eraseSessionDrafts } from '@/lib/platform/user-state/user-state'
import { routes } from '@/lib/shared/routes'
import { describeBrowser } from './browser-name'
import { type Caller, getCaller } from './caller'
import { findSessionId, getSessionCookieName, isSecure } from './cookie'
import { findKnownBrowserId, rememberBrowser } from './known-browser'
import { noteSignIn, type SignIn, signIn } from './sign-in'
import { endSession, findLiveSession } from './vault'

/**
 * next-auth with Credentials against the identity area. Its encrypted cookie carries a random
 * session id and nothing else, and what a browser can read of the session tells nothing.
 */
export function buildNextAuthOptions(): NextAuthOptions {
  return {
    secret: getEnv().NEXTAUTH_SECRET,
    pages: { signIn: routes.login(), error: routes.login() },
    session: { strategy: 'jwt', maxAge: getEnv().SESSION_HOURS * 3600 },
    cookies: {
      sessionToken: {
        name: getSessionCookieName(),
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure() },
      },
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
          const signing = {
            ...getCaller(incoming),
            browserName: describeBrowser(incoming.get('user-agent')),
          }
          const outcome = await signInHere(userName, password, signing).catch(handleUnexpected)
          if (outcome.kind === 'in') return { id: outcome.sessionId }
          if (outcome.kind === 'refused') return null
          throw new Error(outcome.kind === 'wait' ? `wait-${outcome.seconds}` : 'unreachable')
        },
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) => ({ sid: user ? user.id : token.sid }),
      session: ({ session }) => ({ expires: session.expires }),
      // Pages go on by themselves. next-auth's own reading of an address breaks at one that is none,
      // and it keeps that in a cookie of the host: nobody could sign in with it.
      redirect: ({ baseUrl }) => baseUrl,
    },
    events: {
      signOut: async ({ token }) => {
        if (typeof token?.sid !== 'string') return
        const row = await findLiveSession(token.sid)
        if (row) noteSignIn('signed-out', row.userName, getCaller(await headers()))
        await endSession(makeDigest(token.sid), 'signed out')
        await eraseSessionDrafts(makeDigest(token.sid))
      },
    },
  }
}

/** Signs in with this browser, which is known to the person from then on. */
async function signInHere(
  userName: string,
  password: string,
  caller: Caller & { browserName: string | null },
): Promise<SignIn> {
  const outcome = await signIn(userName, password, {
    ...caller,
    browser: await findKnownBrowserId(userName),
  }).then(endReplacedSession)
  if (outcome.kind === 'in') await rememberBrowser(userName)
  return outcome
}

/** Ends the session that this browser had before, so that its old cookie is good for nothing. */
async function endReplacedSession(outcome: SignIn): Promise<SignIn> {
  const old = outcome.kind === 'in' ? await findSessionId() : null
  if (old) await endSession(makeDigest(old), 'signed in anew')
  return outcome
}

/**
 * next-auth puts the text of an error into an address, and that of a store's may hold tokens: only
 * a word goes on.
 */
function handleUnexpected(error: unknown): SignIn {
  const { name, cause } = error as { name?: string; cause?: { code?: string } }
  log().error({ event: 'sign-in', error: name, code: cause?.code }, 'session')
  return { kind: 'unreachable' }
}
