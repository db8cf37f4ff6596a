import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signInAttempts } from '@/lib/platform/database/schema'
import { deskUnderTest } from '@/tests/support/desk-under-test'
import {
  type Attempt,
  eraseOldAttempts,
  noteFailure,
  noteSuccess,
  readSignInPause,
} from './throttle'

const desk = deskUnderTest()
const start = Date.now()
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: start }))
afterEach(() => vi.useRealTimers())

const kari: Attempt = { userName: 'kari', address: '203.0.113.7', browser: null }
const elsewhere: Attempt = { ...kari, address: '198.51.100.1' }
const ola: Attempt = { ...kari, userName: 'ola' }

async function fail(times: number, attempt: (at: number) => Attempt) {
  for (let at = 0; at < times; at++) await noteFailure(attempt(at))
}
const fromManyPlaces = (at: number): Attempt => ({ ...kari, address: `192.0.2.${at}` })

describe('a pause before the next sign-in', () => {
  test('is none before anything failed, and for five failures', async () => {
    expect(await readSignInPause(kari)).toBe(0)
    await fail(5, fromManyPlaces)
    expect(await readSignInPause(kari)).toBe(0)
  })

  test('doubles with each further failure, up to a quarter of an hour', async () => {
    await fail(5, fromManyPlaces)
    const pauses: number[] = []
    for (let at = 0; at < 11; at++) {
      await noteFailure(fromManyPlaces(100 + at))
      pauses.push(await readSignInPause(elsewhere))
    }
    expect(pauses).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
  })

  test('is told in whole seconds, and is over when its time is over', async () => {
    await fail(6, fromManyPlaces)
    vi.setSystemTime(start + 1)
    expect(await readSignInPause(kari)).toBe(2)
    vi.setSystemTime(start + 1_999)
    expect(await readSignInPause(kari)).toBe(1)
    vi.setSystemTime(start + 2_000)
    expect(await readSignInPause(kari)).toBe(0)
    vi.setSystemTime(start + 60_000)
    expect(await readSignInPause(kari)).toBe(0)
  })

  test('never becomes shorter by a failure that is counted late', async () => {
    await fail(10, fromManyPlaces)
    expect(await readSignInPause(kari)).toBe(32)
    vi.setSystemTime(start - 3_600_000)
    await noteFailure(fromManyPlaces(77))
    vi.setSystemTime(start)
    expect(await readSignInPause(kari)).toBe(32)
  })

  test('holds for a name however it is written, and from wherever it comes, and for no other', async () => {
    await fail(6, fromManyPlaces)
    expect(await readSignInPause({ ...elsewhere, userName: 'KARI' })).toBe(2)
    expect(await readSignInPause({ ...elsewhere, userName: 'ola' })).toBe(0)
  })

  test('holds for an address that tried more than thirty names', async () => {
    await fail(30, (at) => ({ ...kari, userName: `name-${at}` }))
    expect(await readSignInPause(ola)).toBe(0)
    await noteFailure({ ...kari, userName: 'name-30' })
    expect(await readSignInPause(ola)).toBe(2)
    expect(await readSignInPause({ ...elsewhere, userName: 'ola' })).toBe(0)
  })

  test('is the longer of the two, of the name and of the address', async () => {
    await fail(32, (at) => ({ ...kari, userName: `name-${at}` }))
    await fail(6, fromManyPlaces)
    expect(await readSignInPause(kari)).toBe(4)
    await fail(2, fromManyPlaces)
    expect(await readSignInPause(kari)).toBe(8)
  })

  test('of a browser that its person has signed in with is its own, and five failures are free', async () => {
    const known = { ...kari, browser: 'browser-1' }
    await fail(5, () => known)
    expect(await readSignInPause(known)).toBe(0)
    await noteFailure(known)
    expect(await readSignInPause(known)).toBe(2)
    expect(await readSignInPause({ ...known, browser: 'browser-2' })).toBe(0)
    expect(await readSignInPause({ ...known, userName: 'ola' })).toBe(0)
    expect(await readSignInPause(kari)).toBe(0)
  })
})

describe('failures are forgotten', () => {
  test('of a name that got in, and not of its address', async () => {
    await fail(31, () => kari)
    await noteSuccess(kari)
    expect(await readSignInPause(elsewhere)).toBe(0)
    expect(await readSignInPause(ola)).toBe(2)
  })

  test('of a known browser that got in, and not of the name elsewhere', async () => {
    const known = { ...kari, browser: 'browser-1' }
    await fail(7, () => known)
    await fail(7, fromManyPlaces)
    await noteSuccess(known)
    expect(await readSignInPause(known)).toBe(0)
    expect(await readSignInPause(elsewhere)).toBe(4)
  })

  test('after an hour without one', async () => {
    vi.useRealTimers()
    await fail(5, fromManyPlaces)
    await desk.db.update(signInAttempts).set({ updatedAt: new Date(Date.now() - 61 * 60_000) })
    await noteFailure(kari)
    expect(
      (await desk.db.select().from(signInAttempts)).map(({ failures }) => failures).sort(),
    ).toEqual(Array(7).fill(1))
  })

  test('from the store after a day, and not before', async () => {
    vi.useRealTimers()
    await noteFailure({ ...kari, browser: 'old' })
    await desk.db.update(signInAttempts).set({ updatedAt: new Date(Date.now() - 25 * 3_600_000) })
    await noteFailure({ ...kari, browser: 'young' })
    await eraseOldAttempts()
    expect(await desk.db.select().from(signInAttempts)).toHaveLength(1)
  })
})
