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
