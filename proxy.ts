import { type NextRequest, NextResponse } from 'next/server'
import { buildSecurityHeaders } from './lib/platform/http/security-headers'

/** Gives each page its nonce and its headers. It is no guard: that is `executeOperation`. */
export function proxy(request: NextRequest) {
  const nonce = btoa(crypto.randomUUID())
  const headers = buildSecurityHeaders(nonce, process.env.DESK_URL?.startsWith('https:') ?? false)
  const forwarded = new Headers(request.headers)
  forwarded.set('x-nonce', nonce)
  forwarded.set('x-desk-path', request.nextUrl.pathname + request.nextUrl.search)
  forwarded.set('content-security-policy', headers['content-security-policy']!)

  const response = NextResponse.next({ request: { headers: forwarded } })
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

/** Pages only: reads, health and files need no nonce and are spared the cost. */
export const config = {
  matcher: [
    '/((?!api/|_next/|icons/|icon\\.svg$|favicon\\.ico$|manifest\\.webmanifest$|robots\\.txt$).*)',
  ],
}
