import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { trustedProxies } from '@/lib/platform/settings/trusted-proxies.mjs'
import { boundBody, letJsonCompress, refusalOf, settleForwarding } from './request-gate.mjs'

const asked = (url: string, method = 'GET', headers: Record<string, string> = {}) =>
  refusalOf({ method, url, headers })

const signedIn = 'locale=en; duedesk.session=1'

describe('a request', () => {
  test.each([
    '/',
    '/login?next=%2F',
    '/clients/1001/customers/%C3%85%2012',
    '/login?next=%ff',
    '/api/read/x',
    '/login?next=%E2%80%A8',
  ])('for %s goes on', (url) => expect(asked(url)).toBeNull())
  test.each(['/%ff', '/clients/%', '/%E0%A4%A', 'http://evil.example/', '*', '//[', ''])(
    'for %s is refused as unreadable',
    (url) => expect(asked(url)).toBe(400),
  )
  test.each(['TRACE', 'CONNECT', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])(
    'by %s is refused',
    (method) => expect(asked('/', method)).toBe(405),
  )
  test('that says that it is longer than anything here is refused before it is read', () => {
    expect(asked('/api/auth/callback/credentials', 'POST', { 'content-length': '200000000' })).toBe(
      413,
    )
    expect(asked('/api/local-write/x', 'POST', { 'content-length': '300000' })).toBeNull()
  })
  test.each([
    ['/clients/1001/files', 5_734_400, null],
    ['/clients/1001/files?open=7', 5_400_000, null],
    ['/clients/1001/files', 5_734_401, 413],
    ['/clients/1001/customers', 1_048_577, 413],
    ['/clients/1001/files/x', 1_048_577, 413],
    ['/x/clients/1001/files', 1_048_577, 413],
    ['/login?next=/clients/1001/files', 1_048_577, 413],
  ])('to %s of %d bytes: %s', (url, bytes, refusal) =>
    expect(asked(url, 'POST', { 'content-length': String(bytes), cookie: signedIn })).toBe(refusal),
  )
  test.each([
    [undefined, 413],
    ['locale=en; xduedesk.session=1', 413],
    ['locale=en; __Host-duedesk.session=1', null],
  ])('with a file and the cookies %s: %s', (cookie, refusal) => {
    const headers = { 'content-length': '1048577', ...(cookie && { cookie }) }
    expect(asked('/clients/1001/files', 'POST', headers)).toBe(refusal)
  })
})

describe('what a request says of where it comes from', () => {
  const forged = {
    'x-forwarded-for': '1.1.1.1',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'for=1.1.1.1',
    host: 'desk',
  }
  function settled(peer: string, headers: Record<string, string>, proxies = '') {
    const request = {
      headers: { ...headers } as Record<string, string>,
      socket: { remoteAddress: peer },
    }
    request.headers['x-desk-request'] = 'mine'
    const isTold = settleForwarding(request, trustedProxies(proxies))
    const { 'x-desk-request': name, ...others } = request.headers
    expect(name).toMatch(/^[\da-f-]{36}$/)
    return { isTold, headers: others }
  }

  test('is not believed of a stranger', () =>
    expect(settled('203.0.113.7', forged)).toEqual({
      isTold: true,
      headers: { 'x-forwarded-for': '203.0.113.7', host: 'desk' },
    }))

  test('is believed of a trusted proxy, as far as it appended it', () =>
    expect(
      settled('10.0.0.1', { ...forged, 'x-forwarded-for': '1.1.1.1, 203.0.113.7' }, '10.0.0.1'),
    ).toEqual({
      isTold: false,
      headers: { ...forged, 'x-forwarded-for': '203.0.113.7' },
    }))

  test('is direct from a program of this machine alone, which no proxy asked', () => {
    expect(settled('127.0.0.1', { host: 'desk' }).headers).toHaveProperty('x-desk-direct', '1')
    expect(settled('::ffff:127.0.0.1', {}).headers).toHaveProperty('x-desk-direct', '1')
    for (const [peer, headers] of [
      ['203.0.113.7', {}],
      ['203.0.113.7', { 'x-desk-direct': '1' }],
      ['127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }],
      ['127.0.0.1', { forwarded: 'for=203.0.113.7', 'x-desk-direct': '1' }],
    ] as [string, Record<string, string>][])
      expect(settled(peer, headers).headers).not.toHaveProperty('x-desk-direct')
    expect(
      settled('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, '1').headers,
    ).not.toHaveProperty('x-desk-direct')
  })
})

test.each([
  [['application/json'], 'application/json'],
  [['application/json; charset=utf-8'], 'application/json; charset=utf-8'],
  [['text/event-stream'], ['text/event-stream']],
  ['text/html', 'text/html'],
])('of the type %j the framework is told %j', (type, told) => {
  const headers = new Map<string, unknown>()
  const response = { setHeader: (name: string, value: unknown) => headers.set(name, value) }
  letJsonCompress(response)
  response.setHeader('content-type', type)
  response.setHeader('vary', ['application/json'])
  expect([...headers.values()]).toEqual([told, ['application/json']])
})

describe('a body in pieces', () => {
  const pieceBytes = 64 * 1024
  let taken = 0
  const server = createServer((incoming, response) => {
    boundBody(incoming, response)
    taken = 0
    incoming.on('data', (piece) => (taken += piece.length))
    incoming.once('end', () => response.end())
    incoming.once('error', () => {})
  })
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => void server.close())

  /** Sends pieces without saying how many, until there is an answer or an end. */
  async function sendPieces(count: number, headers: Record<string, string>) {
    const { port } = server.address() as AddressInfo
    const outgoing = request({
      port,
      path: '/clients/1/files',
      method: 'POST',
      headers,
      agent: false,
    })
    const answered = new Promise<number>((resolve) => {
      outgoing.once('response', ({ statusCode }) => resolve(statusCode!))
      outgoing.once('error', () => resolve(0))
    })
    for (let sent = 0; sent < count; sent++) outgoing.write(Buffer.alloc(pieceBytes))
    outgoing.end()
    const status = await answered
    outgoing.destroy()
    return status
  }

  test('that is no longer than its page takes arrives whole', async () => {
    expect(await sendPieces(16, {})).toBe(200)
    expect(taken).toBe(16 * pieceBytes)
    expect(await sendPieces(80, { cookie: signedIn })).toBe(200)
    expect(taken).toBe(80 * pieceBytes)
  })

  test.each([
    ['without a session', 80, {}, 16],
    ['with one', 200, { cookie: signedIn }, 87],
  ])('that is longer is refused before more of it is held: %s', async (_, count, headers, most) => {
    expect([0, 413]).toContain(await sendPieces(count, headers))
    expect(taken).toBeLessThanOrEqual((most + 1) * pieceBytes)
  })
})
