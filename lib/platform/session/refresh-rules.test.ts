import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { placeIn } from '@/lib/platform/database/places'
import { sessions } from '@/lib/platform/database/schema'
import { unseal } from '@/lib/platform/database/sealed'
import * as calling from '@/lib/platform/upstream/call'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { forgetAll } from '@/tests/support/forget-sessions'
import { areasAt, useSettings } from '@/tests/support/settings'
import { tokenAnswer } from '@/tests/support/tokens'
import { findCurrentSession } from './current-session'
import { refreshSession } from './refresh'
import { endSession, storeRefreshed } from './vault'

const desk = deskUnderTest()
const arrivals: (() => void)[] = []
let answer: (() => void) | undefined

/** An identity area that answers once it is told to. */
beforeEach(() => {
  answer = undefined
  desk.upstream.answerWith((_, response) => {
    answer = () => {
      answer = undefined
      json(response, 200, tokenAnswer({ rights: ['read:arm.customer'], refresh: 'refresh-new' }))
    }
    for (const arrived of arrivals.splice(0)) arrived()
  })
})
afterEach(() => answer?.())

const arrival = () => new Promise<void>((resolve) => arrivals.push(resolve))
const seen = async () => (await findCurrentSession())!.row
const stored = async () => (await desk.db.select().from(sessions))[0]!
const change = (set: Partial<typeof sessions.$inferInsert>) => desk.db.update(sessions).set(set)
const tokenIn = (row: typeof sessions.$inferSelect) =>
  unseal(row.accessToken, placeIn.accessToken(row.id))

describe('a refresh', () => {
  test('is one flight for all who ask meanwhile, and another one afterwards', async () => {
    await asKari()
    const row = await seen()
    const arrived = arrival()
    const first = refreshSession(row)
    expect(refreshSession(row)).toBe(first)
    await arrived
    answer!()
    expect(await first).toMatchObject({
      kind: 'fresh',
      row: { id: row.id, generation: row.generation + 1 },
    })
    const asked = desk.upstream.requests
      .filter(({ url }) => url === '/auth/refresh')
      .map(({ text }) => Object.fromEntries(new URLSearchParams(text)))
    expect(asked).toEqual([{ grant_type: 'refresh_token', refresh_token: 'refresh-0' }])
    expect(refreshSession(row)).not.toBe(first)
  })

  test('holds its lease for longer than the two calls that it may make', async () => {
    await asKari()
    const row = await seen()
    const arrived = arrival()
    const flight = refreshSession(row)
    await arrived
    expect((await stored()).leaseUntil!.getTime() - Date.now()).toBeGreaterThan(
      2 * calling.getDeadlineMs(),
    )
    answer!()
    await flight
    expect((await stored()).leaseUntil).toBeNull()
  })

  test('never begins for a session that has ended, and asks nobody', async () => {
    await asKari()
    const row = await seen()
    await endSession(row.id, 'signed out')
    expect(await refreshSession(row)).toEqual({ kind: 'ended' })
    expect(desk.upstream.requests).toEqual([])
    expect(await stored()).toMatchObject({ leaseUntil: null, accessToken: '', refreshToken: null })
  })

  test('does not bring a session back that ended while it was under way, nor give it rights', async () => {
    await asKari({ rights: ['write:collection.case'] })
    const row = await seen()
    const arrived = arrival()
    const flight = refreshSession(row)
    await arrived
    await endSession(row.id, 'signed out')
    answer!()
    expect(await flight).toEqual({ kind: 'ended' })
    expect(await stored()).toMatchObject({
      accessToken: '',
      refreshToken: null,
      rights: ['write:collection.case'],
      endReason: 'signed out',
      generation: 0,
    })
  })

  test('does not begin while another holds the lease', async () => {
    await asKari()
    const row = await seen()
    await change({ leaseUntil: new Date(Date.now() + 60_000) })
    const flight = refreshSession(row)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(desk.upstream.requests).toEqual([])
    await endSession(row.id, 'signed out')
    expect(await flight).toEqual({ kind: 'ended' })
  })

  test('stores nothing over what another has stored since, and takes that', async () => {
    await asKari()
    const row = await seen()
    const arrived = arrival()
    const flight = refreshSession(row)
    await arrived
    const theirs = (await storeRefreshed(
      row,
      tokenAnswer({ rights: ['read:partner.invoice'], refresh: 'refresh-theirs' }),
    ))!
    answer!()
    expect(await flight).toMatchObject({
      kind: 'fresh',
      row: { generation: 1, rights: ['read:partner.invoice'] },
    })
    expect(tokenIn(await stored())).toBe(tokenIn(theirs))
    expect(await storeRefreshed(row, tokenAnswer({ rights: ['read:collection.case'] }))).toBeNull()
    expect(await stored()).toMatchObject({ generation: 1, rights: ['read:partner.invoice'] })
  })

  test('is over where another has stored tokens since, and the session has ended after that', async () => {
    await asKari()
    const row = await seen()
    const arrived = arrival()
    const flight = refreshSession(row)
    await arrived
    await storeRefreshed(row, tokenAnswer())
    await endSession(row.id, 'signed out')
    answer!()
    expect(await flight).toEqual({ kind: 'ended' })
  })

  test('is over where its row was erased, before it or meanwhile', async () => {
    await asKari()
    const row = await seen()
    const arrived = arrival()
    const flight = refreshSession(row)
    await arrived
    await desk.db.delete(sessions)
    answer!()
    expect(await flight).toEqual({ kind: 'ended' })
    expect(await refreshSession(row)).toEqual({ kind: 'ended' })
    expect(desk.upstream.requests).toHaveLength(1)
  })

  test('is over where there is nothing to refresh with, and asks nobody', async () => {
    await asKari({ refresh: null })
    expect(await refreshSession(await seen())).toEqual({ kind: 'ended' })
    expect(desk.upstream.requests).toEqual([])
    expect(await stored()).toMatchObject({ endReason: 'no refresh token' })
  })

  test.each([
    [503, 2],
    [408, 1],
    [429, 1],
  ])('that meets %i ends no session and holds no lease, after %i calls', async (status, calls) => {
    await asKari()
    desk.upstream.answerWith((_, response) => json(response, status, {}))
    expect(await refreshSession(await seen())).toEqual({ kind: 'unreachable' })
    expect(desk.upstream.requests).toHaveLength(calls)
    expect(await stored()).toMatchObject({ leaseUntil: null, endedAt: null, generation: 0 })
  })

  test('that is refused ends the session after one call', async () => {
    await asKari()
    desk.upstream.answerWith((_, response) => json(response, 400, { error: 'invalid_grant' }))
    expect(await refreshSession(await seen())).toEqual({ kind: 'ended' })
    expect(desk.upstream.requests).toHaveLength(1)
    expect(await stored()).toMatchObject({ endReason: 'refresh refused', accessToken: '' })
  })

  test('that gets through to nobody is tried twice, and ends no session', async () => {
    await asKari()
    const row = await seen()
    const { DESK_ENCRYPTION_KEY } = process.env
    useSettings({ ...areasAt('http://127.0.0.1:1'), DESK_ENCRYPTION_KEY })
    const calls = vi.spyOn(calling, 'callUpstream')
    expect(await refreshSession(row)).toEqual({ kind: 'unreachable' })
    expect(calls).toHaveBeenCalledTimes(2)
    expect(await stored()).toMatchObject({ leaseUntil: null, endedAt: null })
  })

  test('takes at once what another has stored since its row was read, and asks nobody', async () => {
    await asKari()
    const row = await seen()
    await storeRefreshed(row, tokenAnswer({ rights: ['read:partner.invoice'] }))
    expect(await refreshSession(row)).toMatchObject({
      kind: 'fresh',
      row: { generation: 1, rights: ['read:partner.invoice'] },
    })
    expect(desk.upstream.requests).toEqual([])
  })

  test('gives up waiting for another that never ends, and lets the session live', async () => {
    await asKari()
    const row = await seen()
    await change({ leaseUntil: new Date(Date.now() + 3_600_000) })
    const begun = Date.now()
    const looks = vi
      .spyOn(Date, 'now')
      .mockReturnValueOnce(begun)
      .mockReturnValueOnce(begun + 2 * calling.getDeadlineMs() + 2_999)
    looks.mockReturnValue(begun + 2 * calling.getDeadlineMs() + 3_000)
    expect(await refreshSession(row)).toEqual({ kind: 'unreachable' })
    looks.mockRestore()
    expect(desk.upstream.requests).toEqual([])
    expect((await stored()).endedAt).toBeNull()
  })

  test('renews rights and workspaces with the tokens', async () => {
    await asKari({ rights: ['write:collection.case'] })
    await change({ workspaces: [] })
    forgetAll()
    const row = await seen()
    const arrived = arrival()
    const flight = refreshSession(row)
    await arrived
    answer!()
    await flight
    const after = await stored()
    expect(after).toMatchObject({ generation: 1, rights: ['read:arm.customer'] })
    expect(after.workspaces!.length).toBeGreaterThan(0)
    expect(unseal(after.refreshToken!, placeIn.refreshToken(after.id))).toBe('refresh-new')
    expect(await findCurrentSession()).toMatchObject({
      rights: ['read:arm.customer'],
      workspaces: after.workspaces,
    })
  })
})

test('the end of a session forgets every token of it, the partner part’s too, and an end that is told twice stays the first', async () => {
  await asKari()
  const { id } = await seen()
  await change({ partnerToken: 'sealed', leaseUntil: new Date() })
  await endSession(id, 'signed out')
  await endSession(id, 'idle')
  const [row] = await desk.db.select().from(sessions).where(eq(sessions.id, id))
  expect(row).toMatchObject({
    accessToken: '',
    refreshToken: null,
    partnerToken: null,
    leaseUntil: null,
    endReason: 'signed out',
  })
})
