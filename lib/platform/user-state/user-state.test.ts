import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { userState } from '@/lib/platform/database/schema'
import { makeDigest } from '@/lib/platform/database/sealed'
import { endSession, openSession } from '@/lib/platform/session/vault'
import { useSettings } from '@/tests/support/settings'
import { emptyDesk, openTestDesk, storedText, storeKinds } from '@/tests/support/stores'
import { tokenAnswer } from '@/tests/support/tokens'
import {
  eraseOldDrafts,
  eraseSessionDrafts,
  findUserState,
  rowsMax,
  storeUserState,
  type UserStateKey,
} from './user-state'

const number = '15885098765'
const draft: UserStateKey = { person: 'kari', kind: 'draft', subject: '1001/customer:1' }
const columns: UserStateKey = { person: 'kari', kind: 'columns', subject: 'customers' }

describe.each(storeKinds)('what a person keeps on %s', (kind) => {
  let desk: Awaited<ReturnType<typeof openTestDesk>>
  let sessionId: string
  beforeAll(async () => {
    useSettings()
    desk = await openTestDesk(kind)
  })
  afterAll(() => desk.close())
  beforeEach(async () => {
    useSettings()
    await emptyDesk(desk.db)
    sessionId = makeDigest(await openSession('kari', tokenAnswer()))
  })

  const keep = (content: unknown, turn = 1, key = draft, writer = 'page') =>
    storeUserState(key, { sessionId, writer, turn, content })
  const found = async (key = draft) => (await findUserState(key))?.content ?? null

  test('is given back as it was, with when it was kept', async () => {
    const content = { ssn: number, rows: ['Blåbær 🫐', null, 1.5, true] }
    expect(await keep(content)).toBe(true)
    expect(await findUserState(draft)).toEqual({ content, keptAt: expect.any(Date) })
  })

  test('stands in the store so that nobody can read it there', async () => {
    await keep({ ssn: number })
    const text = await storedText(desk.db, 'desk.user_state')
    expect(text).toContain('customer:1')
    expect(text).not.toContain(number)
  })

  test('is gone when the key of the desk was changed', async () => {
    await keep({ ssn: number })
    useSettings()
    expect(await findUserState(draft)).toBeNull()
  })

  test('is one person’s, of one kind and about one subject', async () => {
    await keep('mine')
    for (const other of [
      { person: 'ola' },
      { person: 'Kari' },
      { kind: 'columns' as const },
      { subject: '1002/customer:1' },
    ]) {
      expect(await findUserState({ ...draft, ...other })).toBeNull()
    }
  })

  test('is replaced by a later change, and not by an earlier one that comes late', async () => {
    await keep('second', 2)
    await keep('first', 1)
    expect(await found()).toBe('second')
    await keep('third', 3)
    expect(await found()).toBe('third')
  })

  test('is not brought back by a change that was sent before it was dropped', async () => {
    await keep('typed', 1)
    await keep(null, 3)
    await keep('typed on', 2)
    expect(await found()).toBeNull()
    await keep('typed anew', 4)
    expect(await found()).toBe('typed anew')
  })

  test('is not brought back either when the drop was the first to arrive', async () => {
    await keep(null, 2)
    await keep('typed', 1)
    expect(await found()).toBeNull()
  })

  test('is replaced by another page, whatever that one counts', async () => {
    await keep('here', 9, draft, 'page')
    await keep('there', 1, draft, 'another page')
    expect(await found()).toBe('there')
  })

  test.each([
    ['a drop after its save', null],
    ['what could not be sent before', 'there'],
  ])(
    'belongs to the page that was typed in last: of another page %s changes nothing',
    async (_, content) => {
      const typed = { sessionId, turn: 1, typedMsAgo: 60_000 }
      await storeUserState(draft, { ...typed, writer: 'another page', content: 'there at first' })
      await storeUserState(draft, { ...typed, writer: 'page', content: 'here', typedMsAgo: 2_000 })
      await storeUserState(draft, { ...typed, writer: 'another page', turn: 2, content })
      expect(await found()).toBe('here')
      await storeUserState(draft, { ...typed, writer: 'page', turn: 2, content: null })
      expect(await found()).toBeNull()
    },
  )

  test('cannot be changed any more by a session that has ended, or that never was', async () => {
    await keep('typed')
    await endSession(sessionId, 'signed out')
    expect(await keep('typed on', 2)).toBe(false)
    expect(
      await storeUserState(draft, { sessionId: 'nobody', writer: 'page', turn: 3, content: 'x' }),
    ).toBe(false)
    expect(await found()).toBe('typed')
  })

  test('is erased by a sign-out however closely a change comes before it', async () => {
    const changes = Array.from({ length: 20 }, (_, at) => keep('typed', at + 1))
    await endSession(sessionId, 'signed out')
    await eraseSessionDrafts(sessionId)
    await Promise.all(changes)
    expect(await desk.db.select().from(userState)).toEqual([])
  })

  test('is erased by a sign-out as far as it was typed: chosen columns stay', async () => {
    await keep('typed')
    await keep(['name'], 2, columns)
    await eraseSessionDrafts(sessionId)
    expect([await found(), await found(columns)]).toEqual([null, ['name']])
  })

  test('is bounded: of too many drafts the oldest goes, and no other person’s or kind’s', async () => {
    await keep(['name'], 1, columns)
    await keep('theirs', 1, { ...draft, person: 'ola' })
    for (let at = 0; at <= rowsMax; at++)
      await keep(at, at + 1, { ...draft, subject: `1001/customer:${at}` })
    expect(await found({ ...draft, subject: '1001/customer:0' })).toBeNull()
    expect(await found({ ...draft, subject: '1001/customer:1' })).toBe(1)
    expect(await found({ ...draft, subject: `1001/customer:${rowsMax}` })).toBe(rowsMax)
    expect([await found(columns), await found({ ...draft, person: 'ola' })]).toEqual([
      ['name'],
      'theirs',
    ])
  })

  test('does not go because of drafts that are dropped, and these are bounded by themselves', async () => {
    await keep(['thirty rows'])
    for (let at = 0; at <= rowsMax; at++) {
      const saved = { ...draft, subject: `1001/customer:saved-${at}` }
      await keep('typed', 2 * at + 2, saved)
      await keep(null, 2 * at + 3, saved)
    }
    expect(await found()).toEqual(['thirty rows'])
    const dropped = (await desk.db.select().from(userState)).filter((row) => row.content === null)
    expect(dropped).toHaveLength(rowsMax)
    expect(dropped.map(({ subject }) => subject)).not.toContain('1001/customer:saved-0')
  })

  test('is forgotten once it was dropped, a day after that at the soonest', async () => {
    const dayMs = 86_400_000
    const subjects = () => desk.db.select({ subject: userState.subject }).from(userState)
    const dropped = { sessionId, writer: 'page', turn: 1, content: null, typedMsAgo: dayMs }
    await storeUserState(draft, dropped)
    await eraseOldDrafts(90)
    expect(await subjects()).toHaveLength(1)
    await desk.db.update(userState).set({ updatedAt: new Date(Date.now() - 2 * dayMs - 1) })
    await eraseOldDrafts(90)
    expect(await subjects()).toEqual([])
  })

  test('is erased once nobody has touched it for that many days; columns stay', async () => {
    await keep('old')
    await keep(['name'], 2, columns)
    await desk.db.update(userState).set({ updatedAt: new Date(Date.now() - 91 * 86_400_000) })
    await keep('new', 3, { ...draft, subject: '1001/customer:2' })
    await eraseOldDrafts(90)
    expect([
      await found(),
      await found(columns),
      await found({ ...draft, subject: '1001/customer:2' }),
    ]).toEqual([null, ['name'], 'new'])
  })
})
