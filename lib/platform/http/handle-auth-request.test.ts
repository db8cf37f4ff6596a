import { NextRequest } from 'next/server'
import { describe, expect, test, vi } from 'vitest'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { useSettings } from '@/tests/support/settings'
import { handleAuthRequest } from './handle-auth-request'
import { handleReadinessRequest } from './handle-health-request'
import { handleReadRequest } from './handle-operation-request'

const desk = deskUnderTest()
const holder = globalThis as { duedeskReadiness?: unknown; duedeskSettlesForwarding?: boolean }

/** A body in pieces, and how much of it was asked for. */
function pieces(count: number, size = 4_096) {
  const seen = { given: 0 }
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (to) => {
        if (seen.given >= count) return to.close()
        seen.given += 1
        to.enqueue(new Uint8Array(size).fill(97))
      },
    },
    { highWaterMark: 0 },
  )
  return { seen, body }
}

describe('a body that a stranger sends to sign-in', () => {
  const post = (body: ReadableStream | string, headers: Record<string, string> = {}) =>
    handleAuthRequest(
      new NextRequest('http://desk.test/api/auth/callback/credentials', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        duplex: 'half',
      } as never),
      { params: Promise.resolve({ nextauth: ['callback', 'credentials'] }) },
    )

  test('is cut off after 16 kB where it comes in pieces, and next-auth sees none of it', async () => {
    const { seen, body } = pieces(50_000)
    expect((await post(body)).status).toBe(413)
    expect(seen.given).toBeLessThanOrEqual(6)
    expect(desk.log.some((line) => line.includes('too-long'))).toBe(true)
  })

  test('is not read at all where it says that it is longer', async () => {
    const { seen, body } = pieces(50_000)
    expect((await post(body, { 'content-length': '200000000' })).status).toBe(413)
    expect(seen.given).toBe(0)
  })
})

describe('the read route', () => {
  test('reads nothing of a stranger’s body', async () => {
    const { seen, body } = pieces(10)
    const request = new Request('http://desk.test/api/read/listJournal', {
      method: 'POST',
      headers: { 'x-desk': '1' },
      body,
      duplex: 'half',
    } as RequestInit)
    expect((await handleReadRequest(request, 'listJournal')).status).toBe(401)
    expect(seen.given).toBe(0)
  })

  test('reads that of a person', async () => {
    await asKari()
    const request = new Request('http://desk.test/api/read/listJournal', {
      method: 'POST',
      headers: { 'x-desk': '1' },
      body: '{"body":{}}',
    })
    expect((await handleReadRequest(request, 'listJournal')).status).toBe(200)
  })
})

describe('whether the desk is ready', () => {
  const ready = async (headers: Record<string, string> = {}) => {
    const answer = await handleReadinessRequest(
      new Request('http://desk.test/api/health/ready', { headers }),
    )
    return { status: answer.status, body: await answer.json() }
  }
  const fresh = () => {
    holder.duedeskReadiness = undefined
    desk.upstream.answerWith((_, response) => json(response, 200, {}))
  }

  test('is asked of the areas once for all who ask at once, and for two seconds', async () => {
    fresh()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    await Promise.all(Array.from({ length: 20 }, () => ready()))
    await ready()
    expect(desk.upstream.requests).toHaveLength(4)
    vi.setSystemTime(Date.now() + 2_001)
    await ready()
    vi.useRealTimers()
    expect(desk.upstream.requests).toHaveLength(8)
  })

  test('is all that a stranger is told', async () => {
    fresh()
    holder.duedeskSettlesForwarding = true
    expect(await ready({ 'x-forwarded-for': '203.0.113.7' })).toEqual({
      status: 200,
      body: { ready: true },
    })
    holder.duedeskSettlesForwarding = undefined
    expect((await ready({ 'x-desk-direct': '1' })).body).toEqual({ ready: true })
  })

  test('is told with each area to a program of this machine, and to who has the token', async () => {
    fresh()
    const detailed = {
      ready: true,
      store: true,
      areas: expect.arrayContaining([expect.objectContaining({ area: 'identity', works: true })]),
    }
    holder.duedeskSettlesForwarding = true
    expect((await ready({ 'x-desk-direct': '1' })).body).toEqual(detailed)
    holder.duedeskSettlesForwarding = undefined
    useSettings({ HEALTH_TOKEN: 'a-token-for-health' })
    fresh()
    expect((await ready({ authorization: 'Bearer a-token-for-healtH' })).body).not.toHaveProperty(
      'areas',
    )
    expect((await ready({ authorization: 'Bearer a-token-for-health' })).body).toHaveProperty(
      'areas',
    )
  })
})
