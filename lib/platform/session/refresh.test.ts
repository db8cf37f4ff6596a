import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sessions } from '@/lib/platform/database/schema'
import { signedIn } from '@/tests/support/browser'
import { type FakeUpstream, fakeUpstream, json } from '@/tests/support/fake-upstream'
import { forgetAll } from '@/tests/support/forget-sessions'
import { identityArea } from '@/tests/support/identity'
import { areasAt, useSettings } from '@/tests/support/settings'
import { emptyDesk, openTestDesk, storeKinds } from '@/tests/support/stores'
import { opaqueAnswer, tokenAnswer } from '@/tests/support/tokens'
import { type Bearer, findCurrentSession, getBearer, refreshBearer } from './current-session'

describe.each(storeKinds)('a token that ended, with the vault on %s,', (kind) => {
  let desk: Awaited<ReturnType<typeof openTestDesk>>
  let upstream: FakeUpstream
  beforeAll(async () => {
    useSettings()
    upstream = await fakeUpstream()
    desk = await openTestDesk(kind)
  })
  afterAll(async () => {
    await desk.close()
    await upstream.close()
  })
  beforeEach(async () => {
    useSettings({ ...areasAt(upstream.base), UPSTREAM_TIMEOUT_SECONDS: '25' })
    await emptyDesk(desk.db)
  })

  const expired = () => signedIn('kari', tokenAnswer({ seconds: -10 }))
  const request = async () => getBearer((await findCurrentSession())!)
  const tokensOf = (bearers: Bearer[]) =>
    new Set(bearers.map((bearer) => (bearer.ok ? bearer.token : bearer.reason)))

  test('is refreshed once by 100 parallel requests, and all get the same new one', async () => {
    await expired()
    const identity = identityArea()
    upstream.answerWith(identity.answer)
    const bearers = await Promise.all(Array.from({ length: 100 }, request))
    expect(identity.counts.refreshes).toBe(1)
    expect(bearers.every((bearer) => bearer.ok)).toBe(true)
    expect(tokensOf(bearers).size).toBe(1)
  })

  test('is refreshed once by 100 requests that were all refused with the old one, however late they come', async () => {
    await signedIn('kari', tokenAnswer())
    const identity = identityArea()
    upstream.answerWith(identity.answer)
    const seen = (await findCurrentSession())!
    const early = await Promise.all(Array.from({ length: 50 }, () => refreshBearer(seen)))
    const late = await Promise.all(Array.from({ length: 50 }, () => refreshBearer(seen)))
    expect(identity.counts.refreshes).toBe(1)
    expect(tokensOf([...early, ...late]).size).toBe(1)
  })

  test('ends in sign-in when its refresh token was used before', async () => {
    await expired()
    const identity = identityArea()
    identity.used.add('refresh-0')
    upstream.answerWith(identity.answer)
    expect(await request()).toEqual({ ok: false, reason: 'ended' })
    expect(identity.counts.refreshes).toBe(1)
    expect(await findCurrentSession()).toBeNull()
  })

  test('ends in sign-in when it came without a refresh token, and nobody is asked', async () => {
    await signedIn('kari', tokenAnswer({ seconds: -10, refresh: null }))
    upstream.answerWith(identityArea().answer)
    expect(await request()).toEqual({ ok: false, reason: 'ended' })
    expect(upstream.requests).toEqual([])
  })

  test('is good until its end when the refresh brought no further refresh token', async () => {
    await expired()
    upstream.answerWith(identityArea({ withoutNext: true }).answer)
    expect(await request()).toMatchObject({ ok: true })
    expect(await request()).toMatchObject({ ok: true })
    expect(upstream.requests).toHaveLength(1)
    await desk.db.update(sessions).set({ accessExpiresAt: new Date(Date.now() - 1) })
    forgetAll()
    expect(await request()).toEqual({ ok: false, reason: 'ended' })
    expect(upstream.requests).toHaveLength(2)
  })

  test('is refreshed with the same refresh token where that is good for more than once', async () => {
    await expired()
    const identity = identityArea({ withoutNext: true })
    upstream.answerWith(identity.answer)
    expect(await request()).toMatchObject({ ok: true })
    identity.used.clear()
    await desk.db.update(sessions).set({ accessExpiresAt: new Date(Date.now() - 1) })
    forgetAll()
    expect(await request()).toMatchObject({ ok: true })
    expect(identity.counts.refreshes).toBe(2)
  })

  test('that tells nothing works until the upstream refuses it, and then ends in sign-in', async () => {
    await signedIn('kari', opaqueAnswer('opaque-1'))
    const session = (await findCurrentSession())!
    expect(session).toMatchObject({ rights: null, workspaces: null, displayName: 'kari' })
    expect(await getBearer(session)).toMatchObject({ ok: true, token: 'opaque-1' })
    expect(await refreshBearer(session)).toEqual({ ok: false, reason: 'ended' })
    expect(await findCurrentSession()).toBeNull()
  })

  test('does not end the session while the identity area is away', async () => {
    await expired()
    upstream.answerWith((_, response) => json(response, 503, {}))
    expect(await request()).toEqual({ ok: false, reason: 'unreachable' })
    upstream.answerWith(identityArea().answer)
    expect(await request()).toMatchObject({ ok: true })
  })

  test('whose refresh was taken and its answer lost ends in sign-in, since the second try is refused', async () => {
    await expired()
    const identity = identityArea()
    upstream.answerWith((arrived, response, socket) => {
      if (identity.used.size > 0) return identity.answer(arrived, response, socket)
      identity.used.add('refresh-0')
      socket.destroy()
    })
    expect(await request()).toEqual({ ok: false, reason: 'ended' })
    expect(upstream.requests).toHaveLength(2)
  })

  test('is refreshed early, once 80 % of its life are over, and the old one serves when that fails', async () => {
    await signedIn('kari', tokenAnswer({ seconds: 100 }))
    upstream.answerWith((_, response) => json(response, 503, {}))
    const old = await request()
    expect(upstream.requests).toHaveLength(0)
    const refreshIsDue = async () => {
      await desk.db.update(sessions).set({ refreshAt: new Date(Date.now() - 1) })
      forgetAll()
    }
    await refreshIsDue()
    expect(tokensOf([await request(), old]).size).toBe(1)
    expect(upstream.requests).toHaveLength(2)
    // Nobody waits again for a service that is away, as long as the token is good.
    expect(tokensOf([await request(), old]).size).toBe(1)
    expect(upstream.requests).toHaveLength(2)
    await refreshIsDue()
    const kept = (await findCurrentSession())!
    expect(tokensOf([await getBearer(kept), await getBearer(kept), old]).size).toBe(1)
    expect(upstream.requests).toHaveLength(4)
    const { refreshAt } = (await findCurrentSession())!.row
    expect(Math.abs(refreshAt!.getTime() - Date.now() - 30_000)).toBeLessThan(20_000)
    await refreshIsDue()
    upstream.answerWith(identityArea().answer)
    expect(tokensOf([await request(), old]).size).toBe(2)
  })

  test.each([
    [400, {}, 1],
    [401, { message: 'Access denied due to missing subscription key' }, 1],
    [403, {}, 1],
    [404, {}, 1],
    [405, {}, 1],
    [501, {}, 2],
    [302, {}, 2],
    [200, { token: 'under another name' }, 2],
    [200, '<html>', 2],
  ])(
    'serves until its end where a refresh is answered %i %j, and is not asked for meanwhile',
    async (status, body, calls) => {
      await signedIn('kari', tokenAnswer({ seconds: 100 }))
      const old = await request()
      upstream.answerWith((_, response) => {
        if (typeof body === 'string') response.end(body)
        else json(response, status, body)
      })
      await desk.db.update(sessions).set({ refreshAt: new Date(Date.now() - 1) })
      forgetAll()
      expect(tokensOf([await request(), await request(), old]).size).toBe(1)
      expect(upstream.requests).toHaveLength(calls)
      await desk.db.update(sessions).set({ accessExpiresAt: new Date(Date.now() - 1) })
      forgetAll()
      expect(await request()).toEqual({ ok: false, reason: 'ended' })
      expect(upstream.requests).toHaveLength(2 * calls)
      const [row] = await desk.db.select().from(sessions)
      expect(row).toMatchObject({ endReason: `refresh answered ${status}`, accessToken: '' })
    },
  )

  test.each([
    [400, { error: 'invalid_grant' }],
    [403, { error: 'invalid_grant', error_description: 'Used before' }],
    [401, { code: 'invalid_token', message: 'Revoked' }],
  ])('ends in sign-in before its end where a refresh is answered %i %j', async (status, body) => {
    await signedIn('kari', tokenAnswer({ seconds: 100 }))
    upstream.answerWith((_, response) => json(response, status, body))
    await desk.db.update(sessions).set({ refreshAt: new Date(Date.now() - 1) })
    forgetAll()
    expect(await request()).toEqual({ ok: false, reason: 'ended' })
    const [row] = await desk.db.select().from(sessions)
    expect(row).toMatchObject({ endReason: 'refresh refused', accessToken: '' })
  })

  test('that was refused ends in sign-in where there is no refresh to be had', async () => {
    await signedIn('kari', tokenAnswer())
    upstream.answerWith((_, response) => json(response, 404, {}))
    expect(await refreshBearer((await findCurrentSession())!)).toEqual({
      ok: false,
      reason: 'ended',
    })
    expect(await findCurrentSession()).toBeNull()
  })

  test('plans that early refresh at 80 % of the life that the answer states', async () => {
    await signedIn('kari', tokenAnswer({ seconds: 1000 }))
    const { row } = (await findCurrentSession())!
    const [life, share] = [
      row.accessExpiresAt!.getTime() - row.createdAt.getTime(),
      row.refreshAt!.getTime() - row.createdAt.getTime(),
    ]
    expect(share / life).toBeCloseTo(0.8, 2)
  })

  test('is refreshed by another process when the one that had begun is gone', async () => {
    await expired()
    await desk.db.update(sessions).set({ leaseUntil: new Date(Date.now() + 300) })
    forgetAll()
    const identity = identityArea()
    upstream.answerWith(identity.answer)
    expect(await request()).toMatchObject({ ok: true })
    expect(identity.counts.refreshes).toBe(1)
  })

  test('waits for another process that refreshes, and takes what it got', async () => {
    await expired()
    await desk.db.update(sessions).set({ leaseUntil: new Date(Date.now() + 60_000) })
    forgetAll()
    upstream.answerWith(identityArea().answer)
    const session = (await findCurrentSession())!
    const waiting = getBearer(session)
    await desk.db
      .update(sessions)
      .set({ generation: session.row.generation + 1, accessExpiresAt: null, leaseUntil: null })
      .where(eq(sessions.id, session.rowId))
    expect(await waiting).toMatchObject({ ok: true })
    expect(upstream.requests).toEqual([])
  })
})
