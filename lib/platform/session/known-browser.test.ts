import { beforeEach, describe, expect, test, vi } from 'vitest'
import { browserHeaders } from '@/tests/next-headers'
import { anonymousBrowser } from '@/tests/support/browser'
import { useSettings } from '@/tests/support/settings'
import { getCaller, toNetwork } from './caller'
import { findKnownBrowserId, rememberBrowser } from './known-browser'

beforeEach(() => {
  useSettings()
  anonymousBrowser()
  vi.useRealTimers()
})

const cookie = async () => (await browserHeaders.cookies()).get('duedesk.browser')?.value ?? ''
const hold = async (value: string) => (await browserHeaders.cookies()).set('duedesk.browser', value)

describe('a browser', () => {
  test('is known to whom it signed in, however the name is written, and to nobody else', async () => {
    expect(await findKnownBrowserId('kari')).toBeNull()
    await rememberBrowser('kari')
    expect(await findKnownBrowserId('KARI')).toMatch(/^[\w-]{22}$/)
    expect(await findKnownBrowserId('ola')).toBeNull()
    expect(Buffer.from((await cookie()).split('.')[0]!, 'base64url').toString()).not.toContain(
      'kari',
    )
  })

  test('stays known to five, the last ones, under one id', async () => {
    await rememberBrowser('p0')
    const id = await findKnownBrowserId('p0')
    for (const name of ['p1', 'p2', 'p3', 'p4', 'p5']) await rememberBrowser(name)
    expect(await findKnownBrowserId('p5')).toBe(id)
    expect([await findKnownBrowserId('p1'), await findKnownBrowserId('p0')]).toEqual([id, null])
  })

  test('is not known any more after half a year, or under another key', async () => {
    await rememberBrowser('kari')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 181 * 86_400_000 })
    expect(await findKnownBrowserId('kari')).toBeNull()
    vi.useRealTimers()
    expect(await findKnownBrowserId('kari')).not.toBeNull()
    useSettings()
    expect(await findKnownBrowserId('kari')).toBeNull()
  })

  test.each(['', '.', 'x', 'e30.', 'e30.x'])('that carries %j is not known', async (value) => {
    await hold(value)
    expect(await findKnownBrowserId('kari')).toBeNull()
  })

  test('whose cookie was changed anywhere is not known', async () => {
    await rememberBrowser('kari')
    const value = await cookie()
    const [text, signature] = value.split('.') as [string, string]
    const other = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(text, 'base64url').toString()), until: 9e15 }),
    ).toString('base64url')
    const changed = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)
    for (const forged of [`${other}.${signature}`, `${text}.${changed}`, text]) {
      await hold(forged)
      expect(await findKnownBrowserId('kari')).toBeNull()
    }
  })
})

describe('the caller of a request', () => {
  const headers = new Headers({ 'x-forwarded-for': '203.0.113.7', 'x-desk-request': 'r-1' })
  const holder = globalThis as { duedeskSettlesForwarding?: boolean }

  test('is who the desk’s own server says', () => {
    holder.duedeskSettlesForwarding = true
    expect(getCaller(headers)).toEqual({ address: '203.0.113.7', requestId: 'r-1' })
    holder.duedeskSettlesForwarding = undefined
  })

  test('is nobody in particular where nothing settles what the headers say', () =>
    expect(getCaller(headers)).toEqual({
      address: 'direct',
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    }))
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['direct', 'direct'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the network of %s is %s', (address, network) => expect(toNetwork(address)).toBe(network))
