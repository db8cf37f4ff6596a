import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { openSession } from '@/lib/platform/session/vault'
import { holdCookie, signedIn } from '@/tests/support/browser'
import {
  arrivedAt,
  asKari,
  asOla,
  deskUnderTest,
  upstreamAnswers,
} from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { areasAt, useSettings } from '@/tests/support/settings'
import { opaqueAnswer, tokenAnswer } from '@/tests/support/tokens'
import { executeOperation } from './execute-operation'

const desk = deskUnderTest()
afterEach(() => void vi.useRealTimers())
const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const read = (clientno = '1001') =>
  executeOperation('getCustomer', { params: { clientno, customerno: '10001' } })
const write = () =>
  executeOperation(
    'updateCustomer',
    { params: { clientno: '1001' }, body: { customer: { customerNo: '10001', name: 'Kari' } } },
    { idempotencyKey },
  )
const bearers = () => arrivedAt(desk).map(({ headers }) => headers.authorization)

describe('a call whose token the upstream refuses', () => {
  test('is replayed once with a new token, a write too', async () => {
    await asKari()
    const old = `Bearer ${tokenAnswer().access_token}`
    upstreamAnswers(desk, ({ headers }, response) =>
      headers.authorization === old ? json(response, 401, {}) : json(response, 200, {}),
    )
    expect(await write()).toMatchObject({ ok: true })
    expect(bearers()).toEqual([old, `Bearer ${tokenAnswer({ serial: 1 }).access_token}`])
    expect(desk.identity.counts.refreshes).toBe(1)
  })

  test('even when it is fresh ends the session', async () => {
    await asKari()
    upstreamAnswers(desk, (_, response) => json(response, 401, {}))
    expect(await write()).toMatchObject({ failure: { kind: 'unauthenticated' } })
    expect({ sent: bearers().length, refreshes: desk.identity.counts.refreshes }).toEqual({
      sent: 2,
      refreshes: 1,
    })
    expect(await findCurrentSession()).toBeNull()
    expect(await read()).toEqual({ ok: false, failure: { kind: 'unauthenticated' } })
  })

  test('a hundred times at once is refreshed once, and each goes on', async () => {
    // All stand in one line: none is to seem late because the machine is slow.
    useSettings({ ...areasAt(desk.upstream.base), UPSTREAM_TIMEOUT_SECONDS: '25' })
    await asKari()
    const old = `Bearer ${tokenAnswer().access_token}`
    upstreamAnswers(desk, ({ headers }, response) =>
      headers.authorization === old ? json(response, 401, {}) : json(response, 200, {}),
    )
    const results = await Promise.all(Array.from({ length: 100 }, () => read()))
    expect(results.every(({ ok }) => ok)).toBe(true)
    expect(desk.identity.counts.refreshes).toBe(1)
  })

  test('by 403 while it is good is simply not allowed', async () => {
    await asKari()
    upstreamAnswers(desk, (_, response) => json(response, 403, { message: 'Not your client' }))
    expect(await read()).toMatchObject({
      failure: { kind: 'forbidden', status: 403, message: 'Not your client' },
    })
    expect(desk.identity.counts.refreshes).toBe(0)
    expect(await findCurrentSession()).not.toBeNull()
  })

  test('by 403 when its time ran out on the way is replayed with a new one', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    await asKari({ seconds: 100 })
    let calls = 0
    upstreamAnswers(desk, async (_, response) => {
      calls += 1
      if (calls > 1) return json(response, 200, {})
      const { row } = (await findCurrentSession())!
      vi.setSystemTime(row.accessExpiresAt!)
      json(response, 403, {})
    })
    expect(await read()).toMatchObject({ ok: true })
    expect(calls).toBe(2)
  })

  test('is not-sent for a write and unreachable for a read while the identity area is away', async () => {
    await asKari({ seconds: -10 })
    desk.upstream.answerWith((_, response) => json(response, 503, {}))
    expect(await write()).toMatchObject({ failure: { kind: 'not-sent', code: 'identity' } })
    expect(await read()).toMatchObject({ failure: { kind: 'unreachable', code: 'identity' } })
    expect(arrivedAt(desk)).toEqual([])
    expect(await findCurrentSession()).not.toBeNull()
  })
})

describe('a token that tells nothing', () => {
  test('lets the upstream decide about rights and clients', async () => {
    await signedIn('kari', opaqueAnswer('opaque-1'))
    upstreamAnswers(desk, ({ url }, response) =>
      url.includes('/1001/') ? json(response, 200, {}) : json(response, 403, {}),
    )
    expect(await read('1001')).toMatchObject({ ok: true })
    expect(await read('9999')).toMatchObject({ failure: { kind: 'forbidden', status: 403 } })
    expect(bearers()).toEqual(['Bearer opaque-1', 'Bearer opaque-1'])
  })

  test('ends in sign-in when it is refused, and the same save goes on afterwards', async () => {
    await signedIn('kari', opaqueAnswer('opaque-1'))
    upstreamAnswers(desk, ({ headers }, response) =>
      headers.authorization === 'Bearer opaque-1'
        ? json(response, 401, {})
        : json(response, 200, {}),
    )
    expect(await write()).toMatchObject({ failure: { kind: 'unauthenticated' } })
    await signedIn('kari', opaqueAnswer('opaque-2'))
    expect(await write()).toMatchObject({ ok: true })
    expect(bearers()).toEqual(['Bearer opaque-1', 'Bearer opaque-2'])
  })
})

describe('after a 429', () => {
  async function throttled(headers: Record<string, string>) {
    vi.useFakeTimers({ toFake: ['Date'] })
    await asKari()
    upstreamAnswers(desk, (_, response) => json(response, 429, {}, headers))
    await read()
    upstreamAnswers(desk, (_, response) => json(response, 200, {}))
  }

  test.each([
    ['as long as was asked', { 'retry-after': '7' }, 7],
    ['ten seconds where no time was named', {}, 10],
  ])(
    'calls of that person to that area wait %s',
    async (_, headers: Record<string, string>, seconds) => {
      await throttled(headers)
      expect(await read()).toMatchObject({
        failure: { kind: 'throttled', code: 'paused', retryAfter: seconds },
      })
      vi.setSystemTime(Date.now() + (seconds - 1) * 1000)
      expect(await read()).toMatchObject({ failure: { code: 'paused', retryAfter: 1 } })
      expect(arrivedAt(desk)).toEqual([])
      vi.setSystemTime(Date.now() + 1000)
      expect(await read()).toMatchObject({ ok: true })
    },
  )

  test('other areas and other people do not wait', async () => {
    await throttled({ 'retry-after': '60' })
    expect(
      await executeOperation('searchInvoiceSummary', { body: { CompanyIds: [501] } }),
    ).toMatchObject({ ok: true })
    await asOla()
    expect(await read()).toMatchObject({ ok: true })
  })
})

describe('where the partner part has a token of its own', () => {
  const search = () => executeOperation('searchInvoiceSummary', { body: { CompanyIds: [501] } })
  const beforeEnd = new Date(Date.now() + 3_600_000)
  beforeEach(() => useSettings({ ...areasAt(desk.upstream.base), PARTNER_TOKEN: 'own' }))

  type Access = NonNullable<Parameters<typeof openSession>[2]>

  async function asKariWith(access: Access | null) {
    await holdCookie(await openSession('kari', tokenAnswer(), access))
    upstreamAnswers(desk, (_, response) => json(response, 200, {}))
  }

  test('its operations carry that, and the others the person’s', async () => {
    await asKariWith({ kind: 'given', token: 'partner-1', expiresAt: beforeEnd })
    expect([await search(), await read()]).toMatchObject([{ ok: true }, { ok: true }])
    expect(bearers()).toEqual(['Bearer partner-1', `Bearer ${tokenAnswer().access_token}`])
  })

  test('one without an end is used until it is refused', async () => {
    await asKariWith({ kind: 'given', token: 'partner-1', expiresAt: null })
    expect(await search()).toMatchObject({ ok: true })
  })

  test('a refused one asks for sign-in, is not refreshed, and the rest goes on', async () => {
    await asKariWith({ kind: 'given', token: 'partner-1', expiresAt: beforeEnd })
    upstreamAnswers(desk, ({ headers }, response) =>
      json(response, headers.authorization === 'Bearer partner-1' ? 401 : 200, {}),
    )
    expect(await search()).toMatchObject({ failure: { kind: 'unauthenticated' } })
    expect(await read()).toMatchObject({ ok: true })
    expect({ refreshes: desk.identity.counts.refreshes, sent: arrivedAt(desk).length }).toEqual({
      refreshes: 0,
      sent: 2,
    })
    await asKariWith({ kind: 'given', token: 'partner-2', expiresAt: beforeEnd })
    expect(await search()).toMatchObject({ ok: true })
  })

  test('an expired one asks for sign-in, and nothing is sent', async () => {
    await asKariWith({ kind: 'given', token: 'partner-1', expiresAt: new Date(Date.now() - 1) })
    expect(await search()).toMatchObject({
      failure: { kind: 'unauthenticated', code: 'partner-token' },
    })
    expect(arrivedAt(desk)).toEqual([])
    expect(await read()).toMatchObject({ ok: true })
  })

  test('a 403 means what it says, unless the token ran out on the way', async () => {
    await asKariWith({ kind: 'given', token: 'partner-1', expiresAt: beforeEnd })
    upstreamAnswers(desk, (_, response) => json(response, 403, { message: 'Not your company' }))
    expect(await search()).toMatchObject({
      failure: { kind: 'forbidden', status: 403, message: 'Not your company' },
    })
    await asKariWith({ kind: 'given', token: 'partner-1', expiresAt: beforeEnd })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    upstreamAnswers(desk, async (_, response) => {
      vi.setSystemTime(beforeEnd)
      json(response, 403, {})
    })
    expect(await search()).toMatchObject({ failure: { kind: 'unauthenticated' } })
  })

  test.each<[Access['kind'], string]>([
    ['refused', 'forbidden'],
    ['unreachable', 'unreachable'],
  ])('that was %s at sign-in, the partner part is %s and nothing else', async (kind, failure) => {
    await asKariWith({ kind } as Access)
    expect(await search()).toMatchObject({ failure: { kind: failure, code: 'partner-token' } })
    expect(arrivedAt(desk)).toEqual([])
    expect(await read()).toMatchObject({ ok: true })
  })

  test('a session from before the setting asks for sign-in', async () => {
    await asKariWith(null)
    expect(await search()).toMatchObject({
      failure: { kind: 'unauthenticated', code: 'partner-token' },
    })
  })

  test('a refresh of the person’s token keeps it', async () => {
    await asKariWith({ kind: 'given', token: 'partner-1', expiresAt: beforeEnd })
    const old = `Bearer ${tokenAnswer().access_token}`
    upstreamAnswers(desk, ({ headers }, response) =>
      json(response, headers.authorization === old ? 401 : 200, {}),
    )
    expect([await read(), await search()]).toMatchObject([{ ok: true }, { ok: true }])
    expect(desk.identity.counts.refreshes).toBe(1)
    expect(bearers().at(-1)).toBe('Bearer partner-1')
  })

  test('a desk that asks for none gives its operations the person’s, whatever the session holds', async () => {
    await asKariWith({ kind: 'given', token: 'partner-1', expiresAt: beforeEnd })
    const { DESK_ENCRYPTION_KEY, NEXTAUTH_SECRET } = process.env
    useSettings({
      ...areasAt(desk.upstream.base),
      DESK_ENCRYPTION_KEY,
      NEXTAUTH_SECRET,
      PARTNER_TOKEN: 'person',
    })
    expect(await search()).toMatchObject({ ok: true })
    expect(bearers()).toEqual([`Bearer ${tokenAnswer().access_token}`])
  })
})

describe('a read of one customer', () => {
  const answeredWith = async (customerNo: string | null | undefined) => {
    upstreamAnswers(desk, (_, response) => json(response, 200, { customerNo, name: 'Somebody' }))
    return read()
  }

  test.each(['10002', '', '1000', '110001', '10 001'])(
    'fails where it is answered with %j',
    async (other) => {
      await asKari()
      expect(await answeredWith(other)).toEqual({
        ok: false,
        failure: { kind: 'off-contract', code: 'other-record', requestId: expect.any(String) },
      })
    },
  )

  test.each(['10001', ' 10001 ', '0010001', null, undefined])(
    'stands where it is answered with %j',
    async (same) => {
      await asKari()
      expect(await answeredWith(same)).toMatchObject({ ok: true, value: { name: 'Somebody' } })
    },
  )

  test('takes no accent for nothing', async () => {
    await asKari()
    upstreamAnswers(desk, (_, response) => json(response, 200, { customerNo: 'O1' }))
    expect(
      await executeOperation('getCustomer', { params: { clientno: '1001', customerno: 'Ø1' } }),
    ).toMatchObject({ failure: { code: 'other-record' } })
  })
})

test.each([
  [8, { failure: { kind: 'off-contract', code: 'other-record' } }],
  [7, { ok: true }],
  [null, { ok: true }],
])(
  'a receipt that is answered as that of transaction %j is this one’s or none',
  async (TransactionRid, result) => {
    await asKari()
    upstreamAnswers(desk, (_, response) =>
      json(response, 200, { TransactionRid, CompanyId: 501, Text: 'taken' }),
    )
    expect(
      await executeOperation('getReceipt', { query: { TransactionRid: 7, CompanyId: 501 } }),
    ).toMatchObject(result)
  },
)
