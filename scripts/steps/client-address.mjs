import { BlockList, isIP } from 'node:net'

/**
 * What is wrong with a list of trusted proxies, or null: a number of hops, or addresses and
 * networks (`10.0.0.0/8`), separated by commas.
 */
export function proxiesComplaint(text) {
  try {
    trustedProxies(text)
    return null
  } catch {
    return 'must be a number of hops, or addresses and networks such as 10.0.0.0/8, separated by commas'
  }
}

/**
 * Which proxies may say for whom they ask. A number: so many hops before the desk. A list: those
 * addresses. Nothing: none, and the address of a request is its socket's.
 *
 * @throws where the text is neither.
 */
export function trustedProxies(text) {
  if (!text) return () => false
  if (/^\d+$/.test(text)) {
    const hops = Number(text)
    if (hops > 20) throw new Error('too many hops')
    return (_, hop) => hop < hops
  }
  const list = new BlockList()
  for (const each of text.split(',').map((part) => part.trim())) addTo(list, each)
  return (address) => {
    const family = isIP(address)
    return family > 0 && list.check(address, `ipv${family}`)
  }
}

function addTo(list, text) {
  const [address, bits, ...more] = text.split('/')
  const family = isIP(address)
  if (!family || more.length > 0) throw new Error('no address')
  if (bits === undefined) return list.addAddress(address, `ipv${family}`)
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > (family === 4 ? 32 : 128))
    throw new Error('no network')
  list.addSubnet(address, Number(bits), `ipv${family}`)
}

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
