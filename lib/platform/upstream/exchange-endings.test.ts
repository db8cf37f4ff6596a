import type { ServerResponse } from 'node:http'
import { Agent, MockAgent } from 'undici'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { getCustomer, updateCustomer } from '@/lib/contracts/receivables/customers'
import { makeFailure } from '@/lib/contracts/result'
import { type Answer, type FakeUpstream, fakeUpstream, json } from '@/tests/support/fake-upstream'
import { findFreePort } from '@/tests/support/free-port'
import { collectedLog } from '@/tests/support/log-lines'
import { areasAt, useSettings } from '@/tests/support/settings'
import { callUpstream } from './call'

let upstream: FakeUpstream
const read = () => callUpstream(getCustomer, getCustomer.example, 'a-token', 'request-1')
const write = () => callUpstream(updateCustomer, updateCustomer.example, 'a-token', 'request-1')

beforeAll(async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  upstream = await fakeUpstream()
  collectedLog()
})
afterAll(() => upstream.close())
beforeEach(() => useSettings(areasAt(upstream.base)))
afterEach(() => void vi.unstubAllGlobals())
const useAgent = (agent: Agent | MockAgent) =>
  vi.stubGlobal('duedeskAgents', { read: agent, write: agent })

const ending = (kind: string, code?: string) =>
  makeFailure(expect.objectContaining({ kind, ...(code && { code }), requestId: 'request-1' }))

describe('a call that never leaves the machine did nothing:', () => {
  test('nothing listens at the address', async () => {
    useSettings(areasAt(`http://127.0.0.1:${await findFreePort()}`))
    expect(await write()).toEqual(ending('not-sent', 'ECONNREFUSED'))
    expect(await read()).toEqual(ending('unreachable', 'ECONNREFUSED'))
  })

  test.each(['ENOTFOUND', 'EAI_AGAIN'])(
    'the name of the host does not resolve (%s)',
    async (code) => {
      useSettings(areasAt('http://no-such-host.invalid'))
      const refuse = Object.assign(new Error('lookup'), { code })
      useAgent(new Agent({ connect: { lookup: (_, __, done) => done(refuse, []) } }))
      expect(await write()).toEqual(ending('not-sent', code))
      expect(await read()).toEqual(ending('unreachable', code))
    },
  )
})

describe('a certificate that is not accepted ends the call before anything is sent:', () => {
  test.each([
    'CERT_HAS_EXPIRED',
    'CERT_NOT_YET_VALID',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'ERR_TLS_CERT_ALTNAME_INVALID',
  ])('%s', async (code) => {
    const refusing = new MockAgent()
    refusing.disableNetConnect()
    refusing
      .get(upstream.base)
      .intercept({ path: () => true, method: () => true })
      .replyWithError(Object.assign(new Error('tls'), { code }))
    useAgent(refusing)
    expect(await write()).toEqual(ending('not-sent', code))
  })
})

const whole = JSON.stringify({ customerNo: '10001', status: 'PROCESSED', result: 'UPDATED' })
const lost: [string, string, Answer][] = [
  [
    'the connection is reset before an answer',
    'reset',
    (_, __, socket) => void socket.resetAndDestroy(),
  ],
  ['the connection is closed before an answer', 'reset', (_, __, socket) => void socket.destroy()],
  [
    'the answer stops in the middle',
    'truncated',
    (_, response, socket) => cutOff(response, () => socket.destroy()),
  ],
  [
    'the answer stops in the middle of a chunk',
    'truncated',
    (_, response, socket) =>
      void response.writeHead(200).write(whole.slice(0, 10), () => socket.destroy()),
  ],
]

describe('a write that may have arrived is never called failed:', () => {
  test.each(lost)('%s', async (_, code, answer) => {
    upstream.answerWith(answer)
    expect(await write()).toEqual(ending('unknown-outcome', code))
    expect(upstream.requests).toHaveLength(1)
  })
})

describe('a read without an answer is unreachable, after three tries:', () => {
  test.each(lost)('%s', async (_, code, answer) => {
    upstream.answerWith(answer)
    expect(await read()).toEqual(ending('unreachable', code))
    expect(upstream.requests).toHaveLength(3)
  })
})

describe('an upstream that is silent past the deadline', () => {
  test.each<[string, Answer]>([
    ['says nothing', () => {}],
    [
      'says only the head',
      (_, response) => void response.writeHead(200, { 'content-length': '50' }).flushHeaders(),
    ],
  ])('and %s leaves a write unknown and a read unreachable, each asked once', async (_, answer) => {
    useSettings({ ...areasAt(upstream.base), UPSTREAM_TIMEOUT_SECONDS: '1' })
    upstream.answerWith(answer)
    expect(await write()).toEqual(ending('unknown-outcome', 'timeout'))
    expect(await read()).toEqual(ending('unreachable', 'timeout'))
    expect(upstream.requests.map(({ method }) => method)).toEqual(['PUT', 'GET'])
  })
})

describe('an answer 200 that cannot be believed', () => {
  test.each<[string, string, Answer]>([
    [
      'is off the contract',
      'off-contract',
      (_, response) => json(response, 200, { customerNo: 10001, warnings: 'none', name: 5 }),
    ],
    ['is a list where an object belongs', 'off-contract', (_, response) => json(response, 200, [])],
    [
      'is no JSON',
      'unreadable',
      (_, response) => void response.writeHead(200).end('<html>Welcome</html>'),
    ],
    ['is empty', 'unreadable', (_, response) => void response.writeHead(200).end()],
  ])(
    'because it %s leaves a write unknown, and a read names the drift',
    async (_, code, answer) => {
      upstream.answerWith(answer)
      expect(await write()).toEqual(ending('unknown-outcome', code))
      expect(await read()).toEqual(ending('off-contract', code))
    },
  )

  test('names the fields that are off, so that a drift can be found', async () => {
    upstream.answerWith((_, response) => json(response, 200, { postalAddress: { cityName: 5 } }))
    expect(await read()).toMatchObject({
      failure: { fields: { 'postalAddress.cityName': expect.any(String) } },
    })
  })

  test('but fields that nobody knows, nulls and absent ones are believed', async () => {
    upstream.answerWith((_, response) =>
      json(response, 200, { name: null, newField: { deep: [1] }, activeStatusWeb: 'Never seen' }),
    )
    expect(await read()).toEqual({
      ok: true,
      status: 200,
      value: { name: null, newField: { deep: [1] }, activeStatusWeb: 'Never seen' },
    })
  })
})

describe('an answer is read in the encoding that it has:', () => {
  const name = 'Bjørn Åsen'
  const body = JSON.stringify({ customerNo: '10001', name })
  test.each<[string, string, Buffer]>([
    ['the usual one', 'application/json', Buffer.from(body)],
    ['with a mark before it', 'application/json; charset=utf-8', Buffer.from(`\ufeff${body}`)],
    ['as it is declared', 'application/json; charset=ISO-8859-1', Buffer.from(body, 'latin1')],
    ['in quotes', 'application/json;charset="utf-16le"', Buffer.from(body, 'utf16le')],
    ['whatever else is declared', 'application/json; charset=us-ascii', Buffer.from(body)],
    ['by a name that nobody knows', 'application/json; charset=none', Buffer.from(body)],
  ])('%s', async (_, contentType, bytes) => {
    upstream.answerWith((_, response) => {
      response.writeHead(200, { 'content-type': contentType }).end(bytes)
    })
    expect(await read()).toMatchObject({ ok: true, value: { name } })
  })
})

test('an answer of more than 32 MB is not read to its end', async () => {
  const piece = 'x'.repeat(1024 * 1024)
  upstream.answerWith((_, response) => {
    response.writeHead(200)
    const more = () => response.destroyed || response.write(piece, more)
    more()
  })
  expect(await write()).toEqual(ending('unknown-outcome', 'too-large'))
})

function cutOff(response: ServerResponse, cut: () => void) {
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': String(whole.length),
  })
  response.write(whole.slice(0, 20), cut)
}
