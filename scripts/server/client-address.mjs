import { isIP } from 'node:net'

/**
 * The address from which a request comes: the nearest one that no trusted proxy vouches for.
 * Whatever a stranger writes into X-Forwarded-For stands further left than what the proxies append,
 * so it is never reached.
 *
 * @param forwardedFor the header as it arrived, or undefined.
 * @param isTrusted what `trustedProxies` gave.
 */
export function clientAddress(socketAddress, forwardedFor, isTrusted) {
  const chain = [
    ...(forwardedFor ?? '').split(',').map(plainAddress).filter(Boolean),
    plainAddress(socketAddress ?? ''),
  ]
  let at = chain.length - 1
  for (let hop = 0; at > 0 && isTrusted(chain[at], hop) && isIP(chain[at - 1]); hop++) at--
  return chain[at] || 'unknown'
}

/**
 * Without the port and the brackets that some proxies write, and an IPv4 address in IPv6 as what it
 * is.
 */
function plainAddress(text) {
  const word = text.trim().replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
  const bare = /^[\d.]+:\d+$/.test(word) ? word.split(':')[0] : word
  return bare.replace(/^::ffff:(?=[\d.]+$)/i, '')
}
