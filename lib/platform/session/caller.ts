import 'server-only'
import { randomUUID } from 'node:crypto'
import { isIPv6 } from 'node:net'

/** From where a request comes, and what the log calls it. */
export type Caller = { address: string; requestId: string }

/**
 * The caller behind a request's headers. X-Forwarded-For is believed where scripts/desk-server.mjs
 * stands before the framework, which makes it the one true address (TRUSTED_PROXIES). Elsewhere
 * anybody may have written it, so all who call share one address.
 */
export function getCaller(headers: Pick<Headers, 'get'>): Caller {
  const isSettled =
    (globalThis as { duedeskSettlesForwarding?: boolean }).duedeskSettlesForwarding === true
  return {
    address: (isSettled && headers.get('x-forwarded-for')) || 'direct',
    requestId: (isSettled && headers.get('x-desk-request')) || randomUUID(),
  }
}

/**
 * The part of an address that one customer of a network has: the whole of IPv4, the first 64 bits
 * of IPv6, of which everybody has as many as they like.
 */
export function toNetwork(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('%')[0]!.split('::')
  const [front, back] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)]
  const gap = address.includes('::')
    ? Array(Math.max(0, 8 - front.length - back.length)).fill('0')
    : []
  return `${[...front, ...gap, ...back]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`
}
