import { describe, expect, test } from 'vitest'
import type { Operation } from '@/lib/contracts/operation'
import { operations } from '@/lib/contracts/registry'
import { fromOrigin } from '@/tests/support/browser'
import { arrivedAt, asKari, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { handleReadRequest } from './handle-operation-request'

const desk = deskUnderTest()
const all = Object.entries(operations) as [string, Operation][]
const open = all.filter(([, { exposed, effect }]) => exposed && effect === 'read')
const closed = all.filter(([, { exposed, effect }]) => !exposed || effect !== 'read')

async function read(
  name: string,
  body: string,
  headers: Record<string, string> = { 'x-desk': '1' },
) {
  const answer = await handleReadRequest(
    new Request(`http://desk.test/api/read/${name}`, { method: 'POST', headers, body }),
    name,
  )
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  return { status: answer.status, result: await answer.json() }
}

describe('the read route', () => {
  test.each(closed)('does not know %s', async (name, operation) => {
    desk.upstream.answerWith(() => {})
    await asKari()
    expect(await read(name, JSON.stringify(operation.example))).toMatchObject({
      status: 404,
      result: { failure: { kind: 'not-found' } },
    })
    expect(desk.upstream.requests).toEqual([])
  })

  test.each(['noSuchOperation', '__proto__', 'toString', '../auth/session'])(
    'does not know %s',
    async (name) => {
      await asKari()
      expect((await read(name, '{}')).status).toBe(404)
    },
  )

  test.each(open)('answers %s to nobody who is not signed in', async (name, operation) => {
    desk.upstream.answerWith(() => {})
    expect(await read(name, JSON.stringify(operation.example))).toMatchObject({
      status: 401,
      result: { failure: { kind: 'unauthenticated' } },
    })
    expect(desk.upstream.requests).toEqual([])
  })

  test.each(open)('answers %s to no foreign page', async (name, operation) => {
    desk.upstream.answerWith(() => {})
    await asKari()
    for (const origin of ['https://evil.example', 'null', undefined]) {
      fromOrigin(origin)
      expect((await read(name, JSON.stringify(operation.example))).status).toBe(403)
    }
    fromOrigin('http://desk.test')
    expect((await read(name, JSON.stringify(operation.example), {})).status).toBe(403)
    expect(desk.upstream.requests).toEqual([])
  })

  test.each(['', '{', 'x'.repeat(100_001), `"${'x'.repeat(100_000)}"`])(
    'does not read a question that is no JSON or too long (%#)',
    async (body) => {
      await asKari()
      expect(await read('getCustomer', body)).toMatchObject({
        status: 400,
        result: { failure: { kind: 'invalid' } },
      })
    },
  )

  test('reads a question of the greatest length, counted in characters', async () => {
    await asKari()
    upstreamAnswers(desk, (_, response) => json(response, 200, { customerNo: '10001' }))
    const question = JSON.stringify({ ...operations.getCustomer.example, more: 'æ' })
    expect((await read('getCustomer', question.padEnd(100_000))).status).toBe(200)
    expect((await read('getCustomer', question.padEnd(100_001))).status).toBe(400)
    expect(arrivedAt(desk)).toHaveLength(1)
  })

  test('reads no further than that: a body without end is cut off, and nothing is asked', async () => {
    await asKari()
    upstreamAnswers(desk, (_, response) => json(response, 200, {}))
    const chunk = new TextEncoder().encode('x'.repeat(10_000))
    const seen = { given: 0, cancelled: false }
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (to) => {
          seen.given += 1
          to.enqueue(chunk)
        },
        cancel: () => {
          seen.cancelled = true
        },
      },
      { highWaterMark: 0 },
    )
    const asked = {
      method: 'POST',
      headers: { 'x-desk': '1' },
      body,
      duplex: 'half',
    } as RequestInit
    const answer = await handleReadRequest(
      new Request('http://desk.test/api/read/getCustomer', asked),
      'getCustomer',
    )
    expect({ status: answer.status, ...(await answer.json()) }).toMatchObject({
      status: 400,
      failure: { kind: 'invalid', code: 'unreadable' },
    })
    expect(seen).toEqual({ given: 11, cancelled: true })
    expect(arrivedAt(desk)).toEqual([])
  })

  test('keeps a letter whole that comes in two parts', async () => {
    await asKari()
    upstreamAnswers(desk, (_, response) => json(response, 200, {}))
    const bytes = new TextEncoder().encode(
      JSON.stringify({ params: { clientno: '1001' }, query: { search: 'Blåbær' } }),
    )
    const cut = bytes.indexOf(0xc3) + 1
    const body = new ReadableStream<Uint8Array>({
      start: (to) => {
        to.enqueue(bytes.slice(0, cut))
        to.enqueue(bytes.slice(cut))
        to.close()
      },
    })
    const asked = {
      method: 'POST',
      headers: { 'x-desk': '1' },
      body,
      duplex: 'half',
    } as RequestInit
    await handleReadRequest(
      new Request('http://desk.test/api/read/listCustomers', asked),
      'listCustomers',
    )
    expect(arrivedAt(desk).map(({ url }) => decodeURIComponent(url))).toEqual([
      expect.stringMatching(/=Blåbær$/),
    ])
  })

  test('answers a customer with what is sensitive masked', async () => {
    const aMask = expect.stringMatching(/^••••• ~[\w-]{8}$/)
    await asKari()
    upstreamAnswers(desk, (_, response) =>
      json(response, 200, {
        customerNo: '10001',
        name: 'Kari',
        ssn: '01019030071',
        dateOfBirth: '1990-01-01',
        bankAccountNo: '86011117947',
      }),
    )
    expect(await read('getCustomer', JSON.stringify(operations.getCustomer.example))).toEqual({
      status: 200,
      result: {
        ok: true,
        value: {
          customerNo: '10001',
          name: 'Kari',
          ssn: aMask,
          dateOfBirth: aMask,
          bankAccountNo: expect.stringMatching(/^••••• 7947 ~[\w-]{8}$/),
        },
      },
    })
  })

  test('asks for the status of an invoice otherwise where its way is refused', async () => {
    await asKari()
    upstreamAnswers(desk, ({ method }, response) =>
      method === 'GET' ? json(response, 405, {}) : json(response, 200, { Status: 1 }),
    )
    expect(
      await read('getInvoiceStatus', JSON.stringify(operations.getInvoiceStatus.example)),
    ).toMatchObject({
      result: { ok: true, value: { Status: 1 } },
    })
    expect(arrivedAt(desk).map(({ method }) => method)).toEqual(['GET', 'POST'])
  })

  test('answers a list of customers with what is sensitive masked, and no mark by which two could be compared', async () => {
    await asKari()
    upstreamAnswers(desk, (_, response) =>
      json(response, 200, {
        customers: [{ customerNo: '10001', ssn: '01019030071', bankAccountNo: '86011117947' }],
      }),
    )
    const { result } = await read('listCustomers', JSON.stringify(operations.listCustomers.example))
    expect(result).toMatchObject({
      ok: true,
      value: { customers: [{ customerNo: '10001', ssn: '•••••', bankAccountNo: '••••• 7947' }] },
    })
  })

  test.each([
    [400, 400],
    [403, 403],
    [404, 404],
    [409, 409],
    [418, 422],
    [429, 429],
    [500, 502],
    [302, 502],
  ])(
    'tells an upstream %i as %i, so that no cache and no browser takes it for an answer',
    async (status, told) => {
      await asKari()
      upstreamAnswers(desk, (_, response) => json(response, status, { message: 'No' }))
      expect(
        (await read('getCustomer', JSON.stringify(operations.getCustomer.example))).status,
      ).toBe(told)
    },
  )
})
