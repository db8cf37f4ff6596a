import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sessions, userState } from '@/lib/platform/database/schema'
import { makeDigest } from '@/lib/platform/database/sealed'
import { storeUserState } from '@/lib/platform/user-state/user-state'
import { anonymousBrowser, holdCookie, signedIn } from '@/tests/support/browser'
import { forgetAll } from '@/tests/support/forget-sessions'
import { useSettings } from '@/tests/support/settings'
import { emptyDesk, openTestDesk, storedText, storeKinds } from '@/tests/support/stores'
import { tokenAnswer, workspaces } from '@/tests/support/tokens'
import { findCurrentSession, getBearer } from './current-session'
import { buildNextAuthOptions } from './next-auth-options'
import { openSession } from './vault'

const keepDraftOf = (person: string, id: string) =>
  storeUserState(
    { person, kind: 'draft', subject: '1001/customer:1' },
    { sessionId: makeDigest(id), writer: 'page', turn: 1, content: { phoneNo: '1' } },
  )

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

describe.each(storeKinds)('a session on %s', (kind) => {
  let desk: Awaited<ReturnType<typeof openTestDesk>>
  beforeAll(async () => {
    useSettings()
    desk = await openTestDesk(kind)
  })
  afterAll(() => desk.close())
  beforeEach(async () => {
    useSettings({ SESSION_IDLE_MINUTES: '60', SESSION_HOURS: '12' })
    await emptyDesk(desk.db)
    anonymousBrowser()
  })

  test('knows its person, their rights and their workspaces from the token', async () => {
    await signedIn('kari', tokenAnswer({ rights: ['read:arm.customer'] }))
    expect(await findCurrentSession()).toMatchObject({
      userName: 'kari',
      displayName: 'Kari Nordmann',
      rights: ['read:arm.customer'],
      workspaces,
    })
  })

  test('has a new id at every sign-in, and the old one goes on only under its own cookie', async () => {
    const [first, second] = [
      await openSession('kari', tokenAnswer()),
      await openSession('kari', tokenAnswer()),
    ]
    expect(first).not.toBe(second)
    expect(first.length).toBeGreaterThanOrEqual(43)
  })

  test('stands in the store without its tokens and without what the cookie carries', async () => {
    const answer = tokenAnswer({ refresh: 'refresh-secret-1' })
    const id = await signedIn('kari', answer)
    const text = await storedText(desk.db, 'desk.session')
    expect(text).toContain('kari')
    for (const secret of [
      answer.access_token,
      answer.access_token.split('.')[1]!,
      'refresh-secret-1',
      id,
    ])
      expect(text).not.toContain(secret)
  })

  test('is over for good after signing out, and its tokens are forgotten', async () => {
    const id = await signedIn('kari', tokenAnswer())
    await buildNextAuthOptions().events?.signOut?.({ token: { sid: id }, session: { expires: '' } })
    expect(await findCurrentSession()).toBeNull()
    const [row] = await desk.db.select().from(sessions)
    expect(row).toMatchObject({ accessToken: '', refreshToken: null, endReason: 'signed out' })
  })

  test('takes the drafts of its person with it when they sign out, also after it has ended, and no one else’s', async () => {
    const id = await signedIn('kari', tokenAnswer())
    await keepDraftOf('ola', await openSession('ola', tokenAnswer()))
    await keepDraftOf('kari', id)
    await desk.db.update(sessions).set({ lastActiveAt: minutesAgo(61) })
    forgetAll()
    expect(await findCurrentSession()).toBeNull()
    expect((await desk.db.select().from(userState)).map(({ person }) => person).sort()).toEqual([
      'kari',
      'ola',
    ])

    await buildNextAuthOptions().events?.signOut?.({ token: { sid: id }, session: { expires: '' } })
    expect((await desk.db.select().from(userState)).map(({ person }) => person)).toEqual(['ola'])
  })

  test('ends after an hour without a sign of life, and one minute before it does not', async () => {
    await signedIn('kari', tokenAnswer())
    await desk.db.update(sessions).set({ lastActiveAt: minutesAgo(59) })
    forgetAll()
    expect(await findCurrentSession()).not.toBeNull()
    await desk.db.update(sessions).set({ lastActiveAt: minutesAgo(61) })
    forgetAll()
    expect(await findCurrentSession()).toBeNull()
    expect((await desk.db.select().from(sessions))[0]).toMatchObject({
      endReason: 'idle',
      accessToken: '',
    })
  })

  test('ends after twelve hours, however busy its person is', async () => {
    await signedIn('kari', tokenAnswer())
    await desk.db.update(sessions).set({ createdAt: minutesAgo(12 * 60 + 1) })
    forgetAll()
    expect(await findCurrentSession()).toBeNull()
    expect((await desk.db.select().from(sessions))[0]).toMatchObject({ endReason: 'too old' })
  })

  test('notes a sign of life at most once a minute', async () => {
    await signedIn('kari', tokenAnswer())
    const lastActiveAt = minutesAgo(0.5)
    await desk.db.update(sessions).set({ lastActiveAt })
    forgetAll()
    await findCurrentSession()
    expect((await desk.db.select().from(sessions))[0]!.lastActiveAt).toEqual(lastActiveAt)
    await desk.db.update(sessions).set({ lastActiveAt: minutesAgo(5) })
    forgetAll()
    await findCurrentSession()
    expect((await desk.db.select().from(sessions))[0]!.lastActiveAt.getTime()).toBeGreaterThan(
      minutesAgo(1).getTime(),
    )
  })

  test('ends in sign-in when the key of the desk was changed', async () => {
    const secret = process.env.NEXTAUTH_SECRET
    await signedIn('kari', tokenAnswer())
    useSettings({ NEXTAUTH_SECRET: secret })
    expect(await getBearer((await findCurrentSession())!)).toEqual({ ok: false, reason: 'ended' })
    expect(await findCurrentSession()).toBeNull()
  })

  test.each([
    ['an id that was never given out', 'made-up-id'],
    ['the name under which a session is stored', null],
  ])('is not opened by %s', async (_, id) => {
    await openSession('kari', tokenAnswer())
    await holdCookie(id ?? (await desk.db.select().from(sessions))[0]!.id)
    expect(await findCurrentSession()).toBeNull()
  })

  test('is not opened by a cookie that is sealed with another secret', async () => {
    await signedIn('kari', tokenAnswer())
    useSettings()
    expect(await findCurrentSession()).toBeNull()
  })
})

describe('the session cookie', () => {
  test('carries the id and nothing of the person', async () => {
    const { jwt, session } = buildNextAuthOptions().callbacks ?? {}
    const token = await jwt?.({
      token: { name: 'Kari', email: 'kari@nordmann.example', sub: '1' },
      user: { id: 'session-id' },
      account: null,
    } as never)
    expect(token).toEqual({ sid: 'session-id' })
    expect(
      await session?.({
        session: { expires: 'soon', user: { name: 'Kari' } },
        token: { sid: 'session-id' },
      } as never),
    ).toEqual({
      expires: 'soon',
    })
  })

  test.each([
    ['https://desk.example', { name: '__Host-duedesk.session', secure: true }],
    ['http://desk.example', { name: 'duedesk.session', secure: false }],
  ])(
    'of a desk at %s is out of the reach of scripts and other sites',
    (DESK_URL, { name, secure }) => {
      useSettings({ DESK_URL })
      const { sessionToken } = buildNextAuthOptions().cookies ?? {}
      expect(sessionToken).toEqual({
        name,
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      })
    },
  )
})
