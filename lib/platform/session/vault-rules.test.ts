import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { placeIn } from '@/lib/platform/database/places'
import { callPauses, sessions } from '@/lib/platform/database/schema'
import { makeDigest, unseal } from '@/lib/platform/database/sealed'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import { forgetAll } from '@/tests/support/forget-sessions'
import { opaqueAnswer, tokenAnswer, workspaces } from '@/tests/support/tokens'
import {
  endSession,
  eraseOldSessions,
  findLiveSession,
  findLiveSessionRow,
  noteActivity,
  openSession,
  storeRefreshed,
} from './vault'

const desk = deskUnderTest()
const start = Date.now()
const minutes = (count: number) => count * 60_000
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: start }))
afterEach(() => vi.useRealTimers())

const stored = async () => (await desk.db.select().from(sessions))[0]!
const opened = async (...asked: Parameters<typeof openSession>) => {
  const id = await openSession(...asked)
  await desk.db.update(sessions).set({ createdAt: new Date(start), lastActiveAt: new Date(start) })
  forgetAll()
  return makeDigest(id)
}

describe('a session that is opened', () => {
  test('holds what its token tells, with the tokens sealed', async () => {
    const answer = tokenAnswer({ rights: ['read:arm.customer'], seconds: 1000 })
    const id = await openSession('kari', answer)
    const row = await stored()
    expect(row).toMatchObject({
      id: makeDigest(id),
      userName: 'kari',
      displayName: 'Kari Nordmann',
      rights: ['read:arm.customer'],
      workspaces,
    })
    expect(row).toMatchObject({
      accessExpiresAt: new Date(start + 1_000_000),
      refreshAt: new Date(start + 800_000),
      partnerToken: null,
    })
    expect(unseal(row.accessToken, placeIn.accessToken(row.id))).toBe(answer.access_token)
    expect(unseal(row.refreshToken!, placeIn.refreshToken(row.id))).toBe('refresh-0')
  })

  test('of a token that tells nothing is named after its person, and is never due', async () => {
    await openSession('kari', opaqueAnswer())
    expect(await stored()).toMatchObject({
      ...{ displayName: 'kari', rights: null, workspaces: null, refreshToken: null },
      ...{
        accessExpiresAt: null,
        refreshAt: null,
        partnerToken: null,
        partnerExpiresAt: null,
        partnerMissing: null,
      },
    })
  })

  test('holds the token of the partner part, or why it has none', async () => {
    const expiresAt = new Date(start + 600_000)
    const rowId = await opened('kari', tokenAnswer(), {
      kind: 'given',
      token: 'partner-1',
      expiresAt,
    })
    const row = (await findLiveSessionRow(rowId))!
    expect([
      unseal(row.partnerToken!, placeIn.partnerToken(rowId)),
      row.partnerExpiresAt,
      row.partnerMissing,
    ]).toEqual(['partner-1', expiresAt, null])
    const other = (await findLiveSessionRow(
      await opened('ola', tokenAnswer(), { kind: 'refused' }),
    ))!
    expect(other).toMatchObject({ partnerToken: null, partnerMissing: 'refused' })
  })

  test('with scopes that nobody knows leaves a line of twenty of them, each cut, and with others none', async () => {
    const unknown = Array.from({ length: 21 }, (_, at) => `${at}-${'x'.repeat(70)}`)
    await openSession('kari', tokenAnswer({ rights: unknown }))
    const line = JSON.parse(desk.log.find((each) => each.includes('scopes-not-known'))!)
    expect(line).toMatchObject({ event: 'scopes-not-known', setting: 'RIGHTS_MAP' })
    expect(line.scopes).toEqual(unknown.slice(0, 20).map((scope) => scope.slice(0, 60)))
    desk.log.length = 0
    await openSession('kari', tokenAnswer())
    await openSession('kari', opaqueAnswer())
    expect(desk.log.join()).not.toContain('scopes-not-known')
  })
})

describe('a session lives', () => {
  test('to the last moment of its idle hour, and not beyond', async () => {
    const rowId = await opened('kari', tokenAnswer())
    vi.setSystemTime(start + minutes(60))
    expect(await findLiveSessionRow(rowId)).not.toBeNull()
    vi.setSystemTime(start + minutes(60) + 1)
    expect(await findLiveSessionRow(rowId)).toBeNull()
    expect(await stored()).toMatchObject({
      endReason: 'idle',
      endedAt: new Date(start + minutes(60) + 1),
      accessToken: '',
      refreshToken: null,
    })
  })

  test('to the last moment of its twelve hours, and not beyond, however busy it is', async () => {
    const rowId = await opened('kari', tokenAnswer())
    await desk.db.update(sessions).set({ lastActiveAt: new Date(start + minutes(12 * 60)) })
    forgetAll()
    vi.setSystemTime(start + minutes(12 * 60))
    expect(await findLiveSessionRow(rowId)).not.toBeNull()
    vi.setSystemTime(start + minutes(12 * 60) + 1)
    expect(await findLiveSessionRow(rowId)).toBeNull()
    expect(await stored()).toMatchObject({ endReason: 'too old' })
  })

  test('on, as long as its person does something within every hour', async () => {
    const rowId = await opened('kari', tokenAnswer())
    for (const minute of [50, 100, 150]) {
      vi.setSystemTime(start + minutes(minute))
      await noteActivity((await findLiveSessionRow(rowId))!)
    }
    expect(await findLiveSessionRow(rowId)).toMatchObject({
      lastActiveAt: new Date(start + minutes(150)),
    })
  })

  test('by signs that are noted once a minute', async () => {
    const rowId = await opened('kari', tokenAnswer())
    vi.setSystemTime(start + 59_999)
    await noteActivity((await findLiveSessionRow(rowId))!)
    expect((await stored()).lastActiveAt).toEqual(new Date(start))
    vi.setSystemTime(start + 60_000)
    const row = (await findLiveSessionRow(rowId))!
    await noteActivity(row)
    expect((await stored()).lastActiveAt).toEqual(new Date(start + 60_000))
    expect(row.lastActiveAt).toEqual(new Date(start + 60_000))
  })

  test('by signs of its own alone', async () => {
    const [kari, ola] = [await opened('kari', tokenAnswer()), await opened('ola', tokenAnswer())]
    vi.setSystemTime(start + minutes(10))
    await noteActivity((await findLiveSessionRow(kari))!)
    forgetAll()
    expect((await findLiveSessionRow(ola))!.lastActiveAt).toEqual(new Date(start))
  })

  test('no more once it ended, and is not found by the name that the store has for it', async () => {
    const id = await openSession('kari', tokenAnswer())
    expect(await findLiveSession(id)).toMatchObject({ userName: 'kari' })
    expect(await findLiveSession(makeDigest(id))).toBeNull()
    await endSession(makeDigest(id), 'signed out')
    expect(await findLiveSession(id)).toBeNull()
    forgetAll()
    expect(await findLiveSession(id)).toBeNull()
  })

  test('with the pauses of its person that are not over', async () => {
    const rowId = await opened('kari', tokenAnswer())
    const until = new Date('2100-01-01T00:00:00Z')
    await desk.db.insert(callPauses).values([
      { person: 'kari', area: 'collection', until },
      { person: 'kari', area: 'partner', until: new Date('2020-01-01T00:00:00Z') },
      { person: 'ola', area: 'receivables', until },
    ])
    expect(Object.keys((await findLiveSessionRow(rowId))!.pauses ?? {})).toEqual(['collection'])
  })
})

test('the end of one session leaves the others alone', async () => {
  const [kari, ola] = [await opened('kari', tokenAnswer()), await opened('ola', tokenAnswer())]
  await endSession(kari, 'signed out')
  expect([await findLiveSessionRow(kari), await findLiveSessionRow(ola)]).toMatchObject([
    null,
    { userName: 'ola' },
  ])
})

test('sessions that nobody has used for so many days are erased, and no others', async () => {
  await opened('kari', tokenAnswer())
  await desk.db.update(sessions).set({ lastActiveAt: new Date(start - 31 * 86_400_000) })
  await openSession('ola', tokenAnswer())
  await desk.db
    .update(sessions)
    .set({ lastActiveAt: new Date(start - 29 * 86_400_000) })
    .where(eq(sessions.userName, 'ola'))
  await eraseOldSessions(30)
  expect((await desk.db.select().from(sessions)).map(({ userName }) => userName)).toEqual(['ola'])
})

describe('tokens that came anew', () => {
  test('of which nothing is told leave rights and workspaces as they were', async () => {
    await asKari({ rights: ['read:arm.customer'] })
    const row = await stored()
    expect(await storeRefreshed(row, opaqueAnswer('opaque-2'))).toMatchObject({
      rights: ['read:arm.customer'],
      workspaces,
      generation: 1,
      refreshToken: row.refreshToken,
    })
    expect(unseal((await stored()).accessToken, placeIn.accessToken(row.id))).toBe('opaque-2')
  })

  test('without a refresh token leave the one that brought them, and plan no early use of it', async () => {
    await asKari()
    const row = await stored()
    const refreshToken = async () =>
      unseal((await stored()).refreshToken ?? '', placeIn.refreshToken(row.id))
    await storeRefreshed(row, tokenAnswer({ refresh: null }))
    expect(await refreshToken()).toBe('refresh-0')
    expect((await stored()).refreshAt).toBeNull()
    await storeRefreshed(await stored(), tokenAnswer({ refresh: 'refresh-1' }))
    expect(await refreshToken()).toBe('refresh-1')
  })

  test('are those that the next request sees', async () => {
    const rowId = await opened('kari', tokenAnswer({ rights: ['read:arm.customer'] }))
    const row = (await findLiveSessionRow(rowId))!
    await storeRefreshed(row, tokenAnswer({ rights: ['read:collection.case'] }))
    expect(await findLiveSessionRow(rowId)).toMatchObject({
      rights: ['read:collection.case'],
      generation: 1,
    })
  })

  test('change the session that they are of and no other', async () => {
    const [kari, ola] = [await opened('kari', tokenAnswer()), await opened('ola', tokenAnswer())]
    await storeRefreshed(
      (await findLiveSessionRow(kari))!,
      tokenAnswer({ rights: ['read:collection.case'] }),
    )
    forgetAll()
    expect(await findLiveSessionRow(ola)).toMatchObject({ generation: 0 })
  })
})
