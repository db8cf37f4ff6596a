import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sessions, signInAttempts } from '@/lib/platform/database/schema'
import { makeDigest } from '@/lib/platform/database/sealed'
import { browserHeaders } from '@/tests/next-headers'
import { anonymousBrowser, holdCookie, signedIn } from '@/tests/support/browser'
import { type FakeUpstream, fakeUpstream, json, until } from '@/tests/support/fake-upstream'
import { collectedLog } from '@/tests/support/log-lines'
import { areasAt, useSettings } from '@/tests/support/settings'
import { emptyDesk, openTestDesk, storedText, storeKinds } from '@/tests/support/stores'
import { tokenAnswer } from '@/tests/support/tokens'
import { findCurrentSession } from './current-session'
import { buildNextAuthOptions } from './next-auth-options'
import { type SignIn, signIn } from './sign-in'
import { noteFailure, readSignInPause } from './throttle'
import { openSession } from './vault'

describe.each(storeKinds)('signing in, with the attempts on %s,', (kind) => {
  let desk: Awaited<ReturnType<typeof openTestDesk>>
  let upstream: FakeUpstream
  let lines: string[]
  beforeAll(async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    useSettings()
    upstream = await fakeUpstream()
    desk = await openTestDesk(kind)
  })
  afterAll(async () => {
    await desk.close()
    await upstream.close()
  })
  afterEach(() => void vi.useRealTimers())
  beforeEach(async () => {
    // Pauses begin at two seconds: what a slow machine takes does not count.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    lines = collectedLog()
    useSettings(areasAt(upstream.base))
    await emptyDesk(desk.db)
    upstream.answerWith(({ text }, response) => {
      const form = new URLSearchParams(text)
      if (form.get('username') === 'kari' && form.get('password') === 'right')
        json(response, 200, tokenAnswer())
      else json(response, 401, { error: 'invalid_grant' })
    })
  })

  const from = (address: string, browser: string | null = null) => ({
    address,
    requestId: 'r-1',
    browser,
  })
  const attempt = (userName: string, address: string, browser: string | null = null) => ({
    userName,
    address,
    browser,
  })

  async function tries(
    count: number,
    name: string,
    password = 'wrong',
    address = 'home',
  ): Promise<SignIn['kind'][]> {
    const kinds: SignIn['kind'][] = []
    for (let each = 0; each < count; each++)
      kinds.push((await signIn(name, password, from(address))).kind)
    return kinds
  }

  test('with the right password opens a session', async () => {
    expect(await signIn('kari', 'right', from('home'))).toEqual({
      kind: 'in',
      sessionId: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  test('pauses after more than five failures, and asks nobody while it does', async () => {
    expect(await tries(7, 'kari')).toEqual([...Array(6).fill('refused'), 'wait'])
    expect(upstream.requests).toHaveLength(6)
    expect(await tries(1, 'kari', 'right')).toEqual(['wait'])
    expect(upstream.requests).toHaveLength(6)
  })

  test('counts guesses that are made at once like guesses made one after another', async () => {
    const kinds = (
      await Promise.all(Array.from({ length: 20 }, () => signIn('kari', 'wrong', from('home'))))
    ).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'refused')).toHaveLength(6)
    expect(upstream.requests).toHaveLength(6)
  })

  test('counts one password for many names at once: a few are under way, the others wait', async () => {
    let [underWay, most] = [0, 0]
    upstream.answerWith(async (_, response) => {
      most = Math.max(most, ++underWay)
      await new Promise((next) => setTimeout(next, 10))
      underWay--
      json(response, 401, { error: 'invalid_grant' })
    })
    const before = upstream.requests.length
    const kinds = await Promise.all(
      Array.from({ length: 200 }, (_, at) => signIn(`name-${at}`, 'wrong', from('botnet'))),
    )
    // The pause begins with the 31st failure, while three others may be under way.
    expect(upstream.requests.length - before).toBeLessThanOrEqual(31 + 3)
    expect(most).toBeLessThanOrEqual(4)
    expect(kinds.filter(({ kind }) => kind === 'wait').length).toBeGreaterThanOrEqual(200 - 34)
  })

  test('keeps a known browser and other addresses out of the line of an address', async () => {
    const held: (() => void)[] = []
    upstream.answerWith(({ text }, response) => {
      const answer = () => json(response, 401, { error: 'invalid_grant' })
      if (text.includes('name-')) held.push(answer)
      else answer()
    })
    // So many that none of the four lanes of the address is left empty.
    const tried = Array.from({ length: 120 }, (_, at) =>
      signIn(`name-${at}`, 'wrong', from('office')),
    )
    await until(() => held.length === 4, 'four tries under way')
    expect(await signIn('kari', 'wrong', from('office', 'browser-1'))).toEqual({ kind: 'refused' })
    expect(await signIn('kari', 'wrong', from('home'))).toEqual({ kind: 'refused' })

    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
    for (const answer of held) answer()
    const kinds = (await Promise.all(tried)).map(({ kind }) => kind)
    now.mockRestore()
    expect(kinds.filter((kind) => kind === 'refused')).toHaveLength(4)
    expect(kinds.filter((kind) => kind === 'wait')).toHaveLength(116)
  })

  test('ends the same for a name that nobody has, so that no name can be guessed', async () => {
    expect(await tries(8, 'nobody')).toEqual(await tries(8, 'kari', 'wrong', 'office'))
  })

  test('pauses an account however its name is written, and from wherever it comes', async () => {
    await tries(6, 'kari')
    expect(await tries(1, 'KARI', 'right', 'office')).toEqual(['wait'])
    expect(await tries(1, 'ola')).toEqual(['refused'])
  })

  test('forgets the failures of an account that got in', async () => {
    await tries(5, 'kari')
    expect(await tries(1, 'kari', 'right')).toEqual(['in'])
    expect(await tries(5, 'kari')).toEqual(Array(5).fill('refused'))
  })

  test('pauses for twice as long at each further failure, at most a quarter of an hour', async () => {
    const pauses: number[] = []
    for (let failure = 1; failure <= 17; failure++) {
      await noteFailure(attempt('kari', `address-${failure}`))
      pauses.push(await readSignInPause(attempt('kari', 'elsewhere')))
    }
    expect(pauses).toEqual([0, 0, 0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
  })

  test('pauses an address that tried more than thirty names', async () => {
    for (let name = 0; name < 31; name++) await noteFailure(attempt(`name-${name}`, 'botnet'))
    expect(await readSignInPause(attempt('kari', 'botnet'))).toBeGreaterThan(0)
    expect(await readSignInPause(attempt('kari', 'home'))).toBe(0)
  })

  test('forgets failures after an hour without one', async () => {
    await tries(5, 'kari')
    await desk.db.update(signInAttempts).set({ updatedAt: new Date(Date.now() - 61 * 60_000) })
    expect(await tries(5, 'kari')).toEqual(Array(5).fill('refused'))
  })

  test('counts parallel failures, all of them', async () => {
    await Promise.all(Array.from({ length: 12 }, () => noteFailure(attempt('kari', 'home'))))
    expect(await readSignInPause(attempt('kari', 'elsewhere'))).toBeGreaterThan(60)
  })

  test.each<[string, number, unknown]>([
    ['is away', 503, {}],
    ['answers what nobody can read', 200, { token: 'x' }],
    ['sends us elsewhere', 302, {}],
    ['is not where the setting says', 404, { message: 'Cannot POST /auth/token' }],
    ['takes no sign-in there', 405, {}],
    ['gave up waiting', 408, {}],
  ])('says that the identity area %s, and holds it against nobody', async (_, status, body) => {
    upstream.answerWith((_request, response) => json(response, status, body))
    expect(await signIn('kari', 'right', from('home'))).toEqual({ kind: 'unreachable' })
    expect(await desk.db.select().from(signInAttempts)).toEqual([])
  })

  test.each<[number, unknown]>([
    [400, { error: 'invalid_grant' }],
    [404, { error: 'user_not_found' }],
    [404, { message: 'The user name or the password is wrong' }],
    [422, {}],
  ])('is refused by a %i that says %j', async (status, body) => {
    upstream.answerWith((_request, response) => json(response, status, body))
    expect(await signIn('kari', 'wrong', from('home'))).toEqual({ kind: 'refused' })
    expect(await desk.db.select().from(signInAttempts)).toHaveLength(2)
  })

  test('waits as long as the identity area asks', async () => {
    upstream.answerWith((_, response) => json(response, 429, {}, { 'retry-after': '17' }))
    expect(await signIn('kari', 'right', from('home'))).toEqual({ kind: 'wait', seconds: 17 })
  })

  test.each(['x', 'http://[', '//evil.example', 'https://evil.example/', '/collection'])(
    'goes on to no address that a request or a cookie names, and breaks at none: %s',
    async (url) => {
      const baseUrl = 'http://desk.test'
      expect(await buildNextAuthOptions().callbacks?.redirect?.({ url, baseUrl })).toBe(baseUrl)
    },
  )

  describe('where the browser held a session before', () => {
    const authorize = (userName: string, password: string) => {
      const [provider] = buildNextAuthOptions().providers as unknown as {
        options: { authorize: (...asked: unknown[]) => Promise<{ id: string } | null> }
      }[]
      return provider!.options.authorize({ userName, password }, { headers: {} })
    }
    const rowOf = async (id: string) =>
      (await desk.db.select().from(sessions)).find((row) => row.id === makeDigest(id))

    test('ends that one: its cookie is dead, and its tokens are forgotten', async () => {
      const old = await signedIn('ola', tokenAnswer())
      expect(await findCurrentSession()).toMatchObject({ userName: 'ola' })
      const user = await authorize('kari', 'right')
      expect(await findCurrentSession()).toBeNull()
      expect(await rowOf(old)).toMatchObject({
        endReason: 'signed in anew',
        accessToken: '',
        refreshToken: null,
        endedAt: expect.any(Date),
      })
      await holdCookie(user!.id)
      expect(await findCurrentSession()).toMatchObject({ userName: 'kari' })
      await holdCookie(old)
      expect(await findCurrentSession()).toBeNull()
    })

    test('leaves the sessions of other browsers alone, also of the same person', async () => {
      const elsewhere = await openSession('kari', tokenAnswer())
      await signedIn('kari', tokenAnswer())
      await authorize('kari', 'right')
      await holdCookie(elsewhere)
      expect(await findCurrentSession()).toMatchObject({ userName: 'kari' })
    })

    test('leaves it alone when the password is wrong', async () => {
      await signedIn('ola', tokenAnswer())
      expect(await authorize('kari', 'wrong')).toBeNull()
      expect(await findCurrentSession()).toMatchObject({ userName: 'ola' })
    })

    test('says no more than a word when that one cannot be ended, since next-auth puts the text into an address', async () => {
      await signedIn('ola', tokenAnswer())
      vi.spyOn(browserHeaders, 'cookies').mockRejectedValueOnce(
        new Error('Failed query: update "desk"."session"'),
      )
      await expect(authorize('kari', 'right')).rejects.toThrow(/^unreachable$/)
    })

    test('goes on where that one is gone, or there was none', async () => {
      anonymousBrowser()
      expect(await authorize('kari', 'right')).toEqual({ id: expect.stringMatching(/^[\w-]{43}$/) })
      await holdCookie('made-up-id')
      expect(await authorize('kari', 'right')).toEqual({ id: expect.stringMatching(/^[\w-]{43}$/) })
    })
  })

  test('pauses a network in IPv6 as one, however many addresses it has', async () => {
    for (let name = 0; name < 31; name++)
      await noteFailure(attempt(`name-${name}`, `2001:db8:1:2::${name.toString(16)}`))
    expect(await readSignInPause(attempt('kari', '2001:db8:1:2:ffff::1'))).toBeGreaterThan(0)
    expect(await readSignInPause(attempt('kari', '2001:db8:1:3::1'))).toBe(0)
  })

  describe('with a browser that its person has signed in with before', () => {
    test('is not locked out by what a stranger guesses, from the same address too', async () => {
      await tries(8, 'kari')
      for (let name = 0; name < 40; name++) await noteFailure(attempt(`name-${name}`, 'home'))
      expect(await tries(1, 'kari', 'right')).toEqual(['wait'])
      expect(await signIn('kari', 'right', from('home', 'browser-1'))).toMatchObject({ kind: 'in' })
    })

    test('pauses that browser after five failures, and no other, and nobody elsewhere', async () => {
      for (let each = 0; each < 6; each++)
        expect(await signIn('kari', 'wrong', from('home', 'browser-1'))).toEqual({
          kind: 'refused',
        })
      expect(await signIn('kari', 'right', from('home', 'browser-1'))).toMatchObject({
        kind: 'wait',
      })
      expect(await signIn('kari', 'right', from('home', 'browser-2'))).toMatchObject({ kind: 'in' })
      expect(await signIn('kari', 'right', from('home'))).toMatchObject({ kind: 'in' })
    })

    test('does not give a stranger new guesses by signing in', async () => {
      await tries(6, 'kari')
      expect(await signIn('kari', 'right', from('home', 'browser-1'))).toMatchObject({ kind: 'in' })
      expect(await tries(1, 'kari', 'right', 'office')).toEqual(['wait'])
    })
  })

  describe('in the log', () => {
    const entries = () =>
      lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'sign-in')

    test('is a line each time, with what it came to, from where and by which request, and the name as a digest', async () => {
      await tries(7, 'kari')
      await tries(1, 'ola', 'wrong', '203.0.113.7')
      await signIn('kari', 'right', from('home', 'browser-1'))
      upstream.answerWith((_request, response) => json(response, 503, {}))
      await signIn('ola', 'right', from('home'))
      expect(entries().map(({ outcome }) => outcome)).toEqual([
        ...Array(6).fill('refused'),
        'wait',
        'refused',
        'in',
        'unreachable',
      ])
      expect(entries()[7]).toMatchObject({
        address: '203.0.113.7',
        requestId: 'r-1',
        name: expect.stringMatching(/^[\w-]{16}$/),
      })
      const names = entries().map(({ name }) => name)
      expect(new Set(names).size).toBe(2)
      expect([names[0], names[7]]).toEqual([names[8], names[9]])
    })

    test('is one line for a sign-out', async () => {
      const sid = await signedIn('kari', tokenAnswer())
      await buildNextAuthOptions().events!.signOut!({ token: { sid } } as never)
      expect(entries()).toMatchObject([
        { outcome: 'signed-out', name: expect.any(String), requestId: expect.any(String) },
      ])
      expect(await findCurrentSession()).toBeNull()
    })
  })

  test('leaves neither name nor password in log or store', async () => {
    await tries(2, 'secret-name', 'secret-password')
    expect(lines.join('\n') + (await storedText(desk.db, 'desk.sign_in_attempt'))).not.toMatch(
      /secret-name|secret-password/,
    )
  })
})
