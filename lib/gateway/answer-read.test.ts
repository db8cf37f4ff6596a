import { describe, expect, test, vi } from 'vitest'
import { fromOrigin } from '@/tests/support/browser'
import { asKari, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import type { Operation } from '../contracts/operation'
import { operations } from '../contracts/registry'
import { answerRead } from './answer-read'

vi.mock('next/headers', async () => (await import('@/tests/support/browser')).browserHeaders)

const desk = deskUnderTest()
const all = Object.entries(operations) as [string, Operation][]
const open = all.filter(([, { exposed, effect }]) => exposed && effect === 'read')
const closed = all.filter(([, { exposed, effect }]) => !exposed || effect !== 'read')

async function read(name: string, body: string, headers: Record<string, string> = { 'x-desk': '1' }) {
  const answer = await answerRead(new Request(`http://desk.test/api/read/${name}`, { method: 'POST', headers, body }), name)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  return { status: answer.status, result: await answer.json() }
}

describe('the read route', () => {
  test.each(closed)('does not know %s', async (name, operation) => {
    desk.upstream.answerWith(() => {})
    await asKari()
    expect(await read(name, JSON.stringify(operation.example))).toMatchObject({ status: 404, result: { failure: { kind: 'not-found' } } })
    expect(desk.upstream.requests).toEqual([])
  })

  test.each(['noSuchOperation', '__proto__', 'toString', '../auth/session'])('does not know %s', async (name) => {
    await asKari()
    expect((await read(name, '{}')).status).toBe(404)
  })

  test.each(open)('answers %s to nobody who is not signed in', async (name, operation) => {
    desk.upstream.answerWith(() => {})
    expect(await read(name, JSON.stringify(operation.example))).toMatchObject({ status: 401, result: { failure: { kind: 'unauthenticated' } } })
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

  test.each(['', '{', 'x'.repeat(100_001), `"${'x'.repeat(100_000)}"`])('does not read a question that is no JSON or too long (%#)', async (body) => {
    await asKari()
    expect(await read('getCustomer', body)).toMatchObject({ status: 400, result: { failure: { kind: 'invalid' } } })
  })

  test('answers a customer with what is sensitive masked', async () => {
    await asKari()
    upstreamAnswers(desk, (_, response) =>
      json(response, 200, { customerNo: '10001', name: 'Kari', ssn: '01019030071', dateOfBirth: '1990-01-01', bankAccountNo: '86011117947' }),
    )
    expect(await read('getCustomer', JSON.stringify(operations.getCustomer.example))).toEqual({
      status: 200,
      result: { ok: true, value: { customerNo: '10001', name: 'Kari', ssn: '•••••', dateOfBirth: '•••••', bankAccountNo: '••••• 7947' } },
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
  ])('tells an upstream %i as %i, so that no cache and no browser takes it for an answer', async (status, told) => {
    await asKari()
    upstreamAnswers(desk, (_, response) => json(response, status, { message: 'No' }))
    expect((await read('getCustomer', JSON.stringify(operations.getCustomer.example))).status).toBe(told)
  })
})
