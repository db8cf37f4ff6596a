import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { answering, deskSettings, port, startDesk, startTimeout } from '../support/processes'
import { cutOff, type RawAnswer, rawRequest } from '../support/raw-http'
import { freshTenant } from '../support/sandbox'

/** What an attacker's programs do, without a browser. */
const shared = () => process.env.E2E_DESK!
const form = 'application/x-www-form-urlencoded'

type Jar = Record<string, string>

/**
 * Signs in as a browser's script would, from wherever the headers say. Keeps cookies in the jar.
 */
async function signIn(
  desk: string,
  userName: string,
  password: string,
  headers: Record<string, string> = {},
  jar: Jar = {},
) {
  const keep = (answer: RawAnswer) => {
    for (const each of answer.headers['set-cookie'] ?? []) {
      const [name, value] = each.split(';', 1)[0]!.split(/=(.*)/s) as [string, string]
      jar[name] = value
    }
    return answer
  }
  const cookie = () => ({
    cookie: Object.entries(jar)
      .map((each) => each.join('='))
      .join('; '),
  })
  const { csrfToken } = JSON.parse(
    keep(await rawRequest(desk, routes.auth('csrf'), { headers: { ...cookie(), ...headers } }))
      .text,
  ) as {
    csrfToken: string
  }
  const body = new URLSearchParams({ csrfToken, userName, password, json: 'true' }).toString()
  const answer = await rawRequest(desk, routes.auth('callback/credentials'), {
    method: 'POST',
    body,
    headers: {
      'content-type': form,
      'content-length': String(Buffer.byteLength(body)),
      ...cookie(),
      ...headers,
    },
  })
  const { url } = JSON.parse(keep(answer).text) as { url: string }
  return {
    error: new URL(url, desk).searchParams.get('error'),
    jar,
    ms: answer.ms,
    status: answer.status,
  }
}

/**
 * A desk of its own, behind one proxy whose part the test plays: what it tries is held against
 * nobody else.
 */
const test = base.extend<object, { proxied: string }>({
  proxied: [
    async ({ browserName: _ }, use) => {
      const [own, folder] = [await port(), mkdtempSync(join(tmpdir(), 'duedesk-attacked-'))]
      const log = join(process.env.E2E_RUN!, 'desk-attacked.log')
      const { stop } = startDesk(
        own,
        { ...deskSettings(own, process.env.E2E_SANDBOX!, folder), TRUSTED_PROXIES: '1' },
        log,
      )
      await answering(`http://127.0.0.1:${own}/api/health/live`, log)
      await use(`http://127.0.0.1:${own}`)
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: startTimeout },
  ],
})

const from = (address: string) => ({ 'x-forwarded-for': address })

test.describe('bodies without end', () => {
  const anonymous: [string, number[], number][] = [
    [routes.auth('callback/credentials'), [413], 16],
    ['/api/auth/signout', [413], 16],
    ['/api/auth/anything/else', [413], 16],
    ['/api/webhooks/collection', [413], 256],
    [routes.read('listJournal'), [401, 403], 0],
    [routes.localWrite('keepDraft'), [401, 403], 0],
    ['/api/health/ready', [405], 0],
  ]
  for (const [path, statuses, kilobytes] of anonymous) {
    test(`${path} reads no more than ${kilobytes} kB of a stranger`, async () => {
      const headers = { 'content-type': form, 'x-desk': '1', origin: shared() }
      const declared = await rawRequest(shared(), path, {
        method: 'POST',
        headers: { ...headers, 'content-length': '200000000' },
        body: '',
      })
      expect(declared.status).toBe(413)
      const chunked = await rawRequest(shared(), path, {
        method: 'POST',
        headers,
        pieces: { count: 3_000, bytes: 65_536 },
      })
      expect([...statuses, cutOff]).toContain(chunked.status)
      expect(chunked.written).toBeLessThan(20_000_000)
    })
  }
})

test('what cannot be read is refused, and nothing of it is a fault of the desk', async () => {
  const asked: [string, string, number[]][] = [
    ['TRACE', '/', [405]],
    ['TRACE', '/api/health/live', [405]],
    ['PUT', '/login', [405]],
    ['DELETE', '/api/read/listJournal', [405]],
    ['PROPFIND', '/', [405]],
    ['GET', '/%ff', [400]],
    ['GET', '/clients/%E0%A4%A/customers', [400]],
    ['GET', '/api/read/%ff', [400]],
    ['GET', '/_next/static/%ff', [400]],
    ['GET', '/login?next=%E2%80%A8', [200]],
    ['GET', '/login?next=%ff', [200]],
    ['GET', '/login?next=/%E2%80%A8', [200]],
    ['GET', '/login?next=/a%0d%0aset-cookie:x', [200]],
    // What pages there are is told to who is signed in.
    ['GET', '/nowhere', [307]],
    ['POST', '/nowhere', [307]],
  ]
  for (const [method, path, statuses] of asked) {
    const { status } = await rawRequest(shared(), path, { method })
    expect(statuses, `${method} ${path}: ${status}`).toContain(status)
  }
  const tenant = await freshTenant()
  const { userName, password } = tenant.user('controller')
  const { jar } = await signIn(shared(), userName, password)
  const cookie = Object.entries(jar)
    .map((each) => each.join('='))
    .join('; ')
  for (const next of [
    '%E2%80%A8',
    '/%E2%80%A8',
    '/%ff',
    '/%C3%A5',
    '//evil.example',
    '/a%0d%0ab',
  ]) {
    const { status, headers } = await rawRequest(shared(), `/login?next=${next}`, {
      headers: { cookie },
    })
    expect(
      [status, status < 400 && new URL(headers.location ?? '/', shared()).origin === shared()],
      next,
    ).toEqual([307, true])
  }
})

test('every answer has the headers that close the doors of browsers', async () => {
  const page = await rawRequest(shared(), routes.login())
  const chunk = /\/_next\/static\/[^"]+\.js/.exec(page.text)![0]
  for (const path of [
    routes.login(),
    '/nowhere',
    '/%ff',
    chunk,
    '/_next/nowhere',
    '/icon.svg',
    '/api/health/live',
    '/api/auth/csrf',
    routes.read('x'),
    '/api/nowhere',
  ]) {
    const { headers } = await rawRequest(shared(), path)
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': expect.stringMatching(/SAMEORIGIN|DENY/),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(headers, path).not.toHaveProperty('x-powered-by')
  }
  expect((await rawRequest(shared(), chunk)).headers['cache-control']).toContain('immutable')
})

test('spraying one password over many names is stopped, whatever X-Forwarded-For is made to say', async ({
  proxied,
}) => {
  const tries: { error: string | null; began: number; ended: number }[] = []
  for (let each = 0; each < 60; each++) {
    const began = performance.now()
    const { error } = await signIn(
      proxied,
      `sprayed-${each}`,
      'Winter2026',
      from(`198.51.100.${each}, 203.0.113.7`),
    )
    tries.push({ error, began, ended: performance.now() })
  }
  const refused = tries.filter(({ error }) => error === 'CredentialsSignin')
  expect(tries.slice(0, 31)).toEqual(refused.slice(0, 31))
  for (const { error } of tries)
    if (error !== 'CredentialsSignin') expect(error).toMatch(/^wait-\d+$/)
  // Where all of it takes longer than a pause, a name is tried after that one, and the next is twice as long.
  for (const [over, { ended }] of refused.slice(31).entries())
    expect(ended - refused[30 + over]!.began).toBeGreaterThanOrEqual(2 ** (over + 1) * 1000)
})

/** Guesses for a name, each time from elsewhere, until its pause is longer than the next try takes. */
async function guessUntilPaused(desk: string, userName: string) {
  let guesses = 0
  const pause = async () => {
    const { error } = await signIn(desk, userName, 'guess', from(`203.0.113.${100 + guesses++}`))
    return Number(/^wait-(\d+)$/.exec(error ?? '')?.[1] ?? 0)
  }
  await expect.poll(pause, { timeout: 60_000 }).toBeGreaterThan(4)
}

test('a person whose browser is known signs in while strangers guess, and nobody else does', async ({
  proxied,
}) => {
  const { userName, password } = (await freshTenant()).user('controller')
  const own = await signIn(proxied, userName, password, from('192.0.2.1'))
  expect(own.error).toBeNull()
  await guessUntilPaused(proxied, userName)
  expect((await signIn(proxied, userName, password, from('192.0.2.2'))).error).toMatch(/^wait-/)
  const browser = Object.fromEntries(
    Object.entries(own.jar).filter(([name]) => name === 'duedesk.browser'),
  )
  expect(Object.keys(browser)).toHaveLength(1)
  expect(
    (await signIn(proxied, userName, password, from('192.0.2.1'), { ...browser })).error,
  ).toBeNull()
  await guessUntilPaused(proxied, userName)
  const forged = {
    'duedesk.browser': `${browser['duedesk.browser']!.split('.')[0]}.${'A'.repeat(43)}`,
  }
  expect((await signIn(proxied, userName, password, from('192.0.2.3'), forged)).error).toMatch(
    /^wait-/,
  )
})

test('no name is harvested: a wrong password and a name that nobody has are answered alike, in as long', async ({
  proxied,
}) => {
  const { userName } = (await freshTenant()).user('lead')
  const tries = { known: [] as number[], unknown: [] as number[] }
  for (let each = 0; each < 5; each++) {
    const known = await signIn(proxied, userName, 'wrong', from(`192.0.2.${20 + each}`))
    const unknown = await signIn(
      proxied,
      `nobody-${userName}`,
      'wrong',
      from(`192.0.2.${40 + each}`),
    )
    expect([known.error, known.status]).toEqual([unknown.error, unknown.status])
    tries.known.push(known.ms)
    tries.unknown.push(unknown.ms)
  }
  // What else the machine does only adds to a try: the quickest tells what the desk does by itself.
  expect(Math.abs(Math.min(...tries.known) - Math.min(...tries.unknown))).toBeLessThan(250)
})

test('a forged address is not what the log says, and a forged host opens nothing', async () => {
  const name = `forged-${Date.now()}`
  await signIn(shared(), name, 'wrong', {
    'x-forwarded-for': '198.51.100.99',
    'x-real-ip': '198.51.100.99',
    forwarded: 'for=198.51.100.99',
    'x-desk-request': 'mine',
  })
  const logged = () => readFileSync(join(process.env.E2E_RUN!, 'desk.log'), 'utf8')
  const refusedHere = () =>
    logged()
      .split('\n')
      .filter(
        (line) =>
          line.includes('"event":"sign-in","outcome":"refused"') &&
          line.includes('"address":"127.0.0.1"'),
      )
  await expect.poll(() => refusedHere().length).toBeGreaterThan(0)
  expect(logged()).not.toContain('198.51.100.99')
  expect(logged()).not.toContain(name)

  const foreign = {
    'x-desk': '1',
    origin: 'https://evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
  }
  expect(
    (
      await rawRequest(shared(), routes.read('listJournal'), {
        method: 'POST',
        headers: foreign,
        body: '{}',
      })
    ).status,
  ).toBe(403)
  await expect
    .poll(logged)
    .toContain('"event":"refused-origin","origin":"https://evil.example","address":"127.0.0.1"')
})

test('a stranger learns no more of the desk’s health than that it is ready', async ({
  proxied,
}) => {
  expect(
    JSON.parse(
      (await rawRequest(proxied, '/api/health/ready', { headers: from('203.0.113.7') })).text,
    ),
  ).toEqual({ ready: true })
  expect(JSON.parse((await rawRequest(shared(), '/api/health/ready')).text)).toHaveProperty('areas')
})

test('a cookie that was signed out opens nothing', async () => {
  const { userName, password } = (await freshTenant()).user('controller')
  const { jar } = await signIn(shared(), userName, password)
  const cookie = Object.entries(jar)
    .map((each) => each.join('='))
    .join('; ')
  const ask = async () => [
    (
      await rawRequest(shared(), routes.read('listJournal'), {
        method: 'POST',
        headers: { cookie, 'x-desk': '1', origin: shared() },
        body: '{"body":{}}',
      })
    ).status,
    (await rawRequest(shared(), routes.journal(), { headers: { cookie } })).status,
    (await rawRequest(shared(), '/api/document?number=1', { headers: { cookie } })).status,
  ]
  expect((await ask())[0]).toBe(200)
  const { csrfToken } = JSON.parse(
    (await rawRequest(shared(), routes.auth('csrf'), { headers: { cookie } })).text,
  ) as { csrfToken: string }
  const body = new URLSearchParams({ csrfToken, json: 'true' }).toString()
  const out = await rawRequest(shared(), routes.auth('signout'), {
    method: 'POST',
    headers: { cookie, 'content-type': form },
    body,
  })
  expect(out.status).toBe(200)
  const [read, page, document] = await ask()
  expect([read, document]).toEqual([401, 401])
  expect([302, 303, 307]).toContain(page)
  expect((await rawRequest(shared(), '/api/events', { headers: { cookie } })).status).toBe(401)
})
