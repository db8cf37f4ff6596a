import { describe, expect, test } from 'vitest'
import { trustedProxies } from '@/lib/platform/settings/trusted-proxies.mjs'
import { clientAddress } from './client-address.mjs'

const client = (socket: string, forwarded: string | undefined, proxies: string) =>
  clientAddress(socket, forwarded, trustedProxies(proxies))

describe('the address of a request', () => {
  test.each([
    ['is that of its socket', '203.0.113.7', undefined, '', '203.0.113.7'],
    [
      'is that of its socket whatever a stranger writes',
      '203.0.113.7',
      '198.51.100.1',
      '',
      '203.0.113.7',
    ],
    [
      'is what the one hop before the desk appended',
      '10.0.0.1',
      '1.1.1.1, 203.0.113.7',
      '1',
      '203.0.113.7',
    ],
    [
      'is what the outer of two hops appended',
      '10.0.0.1',
      '1.1.1.1, 203.0.113.7, 10.0.0.2',
      '2',
      '203.0.113.7',
    ],
    [
      'is the nearest that no listed proxy is',
      '10.0.0.1',
      '1.1.1.1, 203.0.113.7, 10.0.0.2',
      '10.0.0.0/8',
      '203.0.113.7',
    ],
    [
      'is the socket where that is no listed proxy',
      '192.0.2.9',
      '203.0.113.7',
      '10.0.0.0/8',
      '192.0.2.9',
    ],
    [
      'is the outermost proxy where nobody stands before it',
      '10.0.0.1',
      undefined,
      '10.0.0.0/8',
      '10.0.0.1',
    ],
    ['is never a word that is no address', '10.0.0.1', 'unknown', '1', '10.0.0.1'],
    [
      'is never a word that is no address, of a list',
      '10.0.0.1',
      '203.0.113.7, _hidden',
      '10.0.0.1',
      '10.0.0.1',
    ],
    ['loses the port of a proxy', '10.0.0.1', '203.0.113.7:4711', '1', '203.0.113.7'],
    ['loses brackets and port', '::1', '[2001:db8::1]:443', '::1', '2001:db8::1'],
    [
      'in IPv6 clothes is the IPv4 one',
      '::ffff:10.0.0.1',
      '203.0.113.7',
      '10.0.0.1',
      '203.0.113.7',
    ],
    ['of a network in IPv6', '2001:db8::5', '203.0.113.7', '2001:db8::/32', '203.0.113.7'],
    ['asks for no more hops than there are', '10.0.0.1', '203.0.113.7', '5', '203.0.113.7'],
    ['of a gone socket is not known', '', undefined, '', 'unknown'],
  ])('%s', (_, socket, forwarded, proxies, address) =>
    expect(client(socket, forwarded, proxies)).toBe(address),
  )
})
