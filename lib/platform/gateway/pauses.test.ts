import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { callPauses } from '@/lib/platform/database/schema'
import type { Session } from '@/lib/platform/session/current-session'
import { deskUnderTest } from '@/tests/support/desk-under-test'
import { forgetProcess } from '@/tests/support/settings'
import { eraseOldPauses, getPauseLeft, storePause } from './pauses'

const desk = deskUnderTest()
const person = (userName: string, pauses: Record<string, string> | null = null) =>
  ({ userName, row: { pauses } }) as unknown as Session
const kari = person('kari')
const noon = Date.UTC(2026, 2, 12, 12)
const after = (seconds: number) => new Date(noon + seconds * 1_000).toISOString()

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: noon }))
afterEach(() => void vi.useRealTimers())

describe('a pause', () => {
  test('holds for its person and its area, and is told in whole seconds until it is over', async () => {
    await storePause('kari', 'receivables', 60)
    expect([
      getPauseLeft(kari, 'receivables'),
      getPauseLeft(kari, 'partner'),
      getPauseLeft(person('ola'), 'receivables'),
    ]).toEqual([60, 0, 0])
    vi.setSystemTime(noon + 58_500)
    expect(getPauseLeft(kari, 'receivables')).toBe(2)
    vi.setSystemTime(noon + 60_000)
    expect(getPauseLeft(kari, 'receivables')).toBe(0)
  })

  test('that another desk was asked for holds here, and the longer of two counts', async () => {
    const asked = person('kari', { receivables: after(90) })
    expect([getPauseLeft(asked, 'receivables'), getPauseLeft(asked, 'partner')]).toEqual([90, 0])
    await storePause('kari', 'receivables', 60)
    expect(getPauseLeft(asked, 'receivables')).toBe(90)
    await storePause('kari', 'receivables', 120)
    expect(getPauseLeft(asked, 'receivables')).toBe(120)
  })

  test('is not made shorter by a later one, here and in the store', async () => {
    for (const seconds of [60, 5]) await storePause('kari', 'receivables', seconds)
    expect(getPauseLeft(kari, 'receivables')).toBe(60)
    forgetProcess()
    await storePause('kari', 'receivables', 5)
    expect(await desk.db.select().from(callPauses)).toMatchObject([
      { person: 'kari', area: 'receivables', until: new Date(noon + 60_000) },
    ])
  })

  test('holds here though it cannot be stored, and that is noted', async () => {
    await desk.db.execute(sql`alter table desk.call_pause rename to call_pause_gone`)
    await storePause('kari', 'receivables', 60).finally(() =>
      desk.db.execute(sql`alter table desk.call_pause_gone rename to call_pause`),
    )
    expect(getPauseLeft(kari, 'receivables')).toBe(60)
    expect(desk.log.map((line) => JSON.parse(line))).toMatchObject([
      { event: 'pause-not-stored', area: 'receivables', code: '42P01' },
    ])
  })

  test('is erased once it is over, and not before', async () => {
    await storePause('kari', 'receivables', 60)
    await storePause('kari', 'partner', 30)
    vi.setSystemTime(noon + 40_000)
    await eraseOldPauses()
    expect((await desk.db.select().from(callPauses)).map(({ area }) => area)).toEqual([
      'receivables',
    ])
  })
})
