import 'server-only'
import { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { log } from '@/lib/platform/log'
import { buildNextAuthOptions } from '@/lib/platform/session/next-auth-options'
import { readBoundedBytes } from './read-bounded-bytes'

type AuthContext = { params: Promise<{ nextauth: string[] }> }
type AuthHandler = (request: NextRequest, context: AuthContext) => Promise<Response>

/**
 * Bytes of a sign-in: a name, a password and a token of next-auth have their place in it many times
 * over.
 */
const bodyMax = 16 * 1024

/**
 * Answers `/api/auth/*` through next-auth, which reads a body whole: nobody is signed in yet, so it
 * gets no more than a sign-in needs.
 */
export async function handleAuthRequest(
  request: NextRequest,
  context: AuthContext,
): Promise<Response> {
  const bounded = request.method === 'POST' ? await withBoundedBody(request) : request
  if (bounded) {
    const answer: AuthHandler = NextAuth(buildNextAuthOptions())
    const response = await answer(bounded, context)
    const isSignOut = request.method === 'POST' && (await context.params).nextauth[0] === 'signout'
    if (isSignOut) response.headers.set('clear-site-data', '"cache"')
    return response
  }
  log().warn({ event: 'sign-in', outcome: 'too-long' }, 'session')
  return Response.json(
    { refused: 'too-long' },
    { status: 413, headers: { 'cache-control': 'private, no-store' } },
  )
}

async function withBoundedBody(request: NextRequest): Promise<NextRequest | null> {
  const body = await readBoundedBytes(request, bodyMax)
  return (
    body && new NextRequest(request.url, { method: request.method, headers: request.headers, body })
  )
}
