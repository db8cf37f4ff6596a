import { beforeEach, expect, test } from 'vitest'
import { servedSandboxUnderTest } from '@/tests/support/sandbox-under-test'
import type { TestTenant } from '../testing/test-sandbox'

const sandbox = servedSandboxUnderTest()
let tenant: TestTenant
let token: string

beforeEach(async () => {
  tenant = await sandbox.newTenant()
  token = (await sandbox.signIn(tenant)).access_token
})

const put = (phoneNo: string, signal?: AbortSignal) =>
  fetch(`${sandbox.address}/arm/v1/clients/${tenant.clientNo}/customers`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, connection: 'close' },
    body: JSON.stringify({ metadata: { userId: 't' }, customer: { customerNo: '1', phoneNo } }),
    signal,
  })
const fault = (body: object) =>
  sandbox.control(tenant, 'faults', { operation: 'updateCustomer', ...body })
const stored = async () =>
  (await sandbox.send('GET', `/sandbox/tenants/${tenant.clientNo}/customers/1`)).body.phoneNo
const requests = async () =>
  (await sandbox.send('GET', `/sandbox/tenants/${tenant.clientNo}/requests`)).body

test('drop-before: nothing is stored and no answer comes', async () => {
  await fault({ kind: 'drop-before' })
  await expect(put('111')).rejects.toThrow('fetch failed')
  expect(await stored()).not.toBe('111')
  expect((await put('112')).status).toBe(200)
  expect(await requests()).toMatchObject({
    counts: { updateCustomer: 2 },
    requests: [{}, { status: 0, body: { customer: { phoneNo: '111' } } }, { status: 200 }],
  })
})

test('asking: a request whose body says something else goes through, and the one that is meant is spoiled', async () => {
  await fault({
    kind: 'status',
    status: 503,
    asking: { customer: { customerNo: '1', phoneNo: '333' } },
  })
  expect((await put('332')).status).toBe(200)
  expect((await put('333')).status).toBe(503)
  expect((await put('333')).status).toBe(200)
})

test('drop-after: it is stored and no answer comes', async () => {
  await fault({ kind: 'drop-after' })
  await expect(put('222')).rejects.toThrow('fetch failed')
  expect(await stored()).toBe('222')
})

test('truncate: it is stored and the answer breaks off', async () => {
  await fault({ kind: 'truncate' })
  const response = await put('333')
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow()
  expect(await stored()).toBe('333')
})

test('status: nothing is stored, the answer says when to come again', async () => {
  await fault({ kind: 'status', status: 429, retryAfter: 7, times: 2 })
  for (const phoneNo of ['444', '445']) {
    const response = await put(phoneNo)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7'])
  }
  expect(await stored()).not.toBe('445')
  expect((await put('446')).status).toBe(200)
})

test.each([
  [{ status: 503, retryAfter: 2 }, [503, '2']],
  [{ status: 500 }, [500, null]],
  [{ status: 409 }, [409, null]],
  [{ status: 401 }, [401, null]],
  [
    { status: 429, retryAfter: 'Fri, 20 Nov 2026 12:00:00 GMT' },
    [429, 'Fri, 20 Nov 2026 12:00:00 GMT'],
  ],
])(
  'status after the work, as %o: it is stored, and the answer says otherwise',
  async (said, seen) => {
    await fault({ kind: 'status', after: true, ...said })
    const response = await put('771')
    expect([response.status, response.headers.get('retry-after')]).toEqual(seen)
    expect(await stored()).toBe('771')
  },
)

test('what the work refuses goes out as it is, though a status was to follow', async () => {
  await fault({ kind: 'status', after: true, status: 503 })
  const customer = { customerNo: 'nobody', phoneNo: '1' }
  const path = `/arm/v1/clients/${tenant.clientNo}/customers`
  expect(
    (await sandbox.send('PUT', path, { token, body: { metadata: { userId: 't' }, customer } }))
      .status,
  ).toBe(404)
})

test.each([
  [false, []],
  [true, [200]],
])(
  'a delay comes before the work, or after it (after: %s), and holds up nobody else',
  async (after, served) => {
    await fault({ kind: 'delay', after, delayMs: 600_000 })
    const gone = new AbortController()
    const held = put('881', gone.signal)
    await expect.poll(async () => (await requests()).counts.updateCustomer).toBe(1)
    expect((await put('882')).status).toBe(200)
    const asked = (await requests()).requests.filter(
      (one: { operation: string }) => one.operation === 'updateCustomer',
    )
    expect(asked).toMatchObject([
      { status: null, served, body: { customer: { phoneNo: '881' } } },
      { status: 200, served: [200] },
    ])
    gone.abort()
    await expect(held).rejects.toThrow('aborted')
  },
)

test('only a status and a delay come before or after', async () => {
  expect(await fault({ kind: 'drop-before', after: true })).toMatchObject({
    status: 400,
    body: { fields: { after: expect.any(String) } },
  })
})

test('what was asked tells what became of it, whatever was answered', async () => {
  const cases = [
    [{ kind: 'drop-before' }, 0, []],
    [{ kind: 'drop-after' }, 0, [200]],
    [{ kind: 'status', status: 503 }, 503, []],
    [{ kind: 'status', status: 503, after: true }, 503, [200]],
    [{ kind: 'duplicate' }, 200, [200, 200]],
    [{ kind: 'garbage' }, 200, [200]],
  ] as const
  for (const [spoiled] of cases) {
    await fault(spoiled)
    await put('1').catch(() => {})
  }
  const path = `/arm/v1/clients/${tenant.clientNo}/customers`
  await sandbox.send('PUT', path, {
    token,
    headers: { 'x-request-id': 'mine' },
    body: { customer: { customerNo: '1', dueDays: -1 } },
  })

  const asked = (await requests()).requests.filter(
    (one: { operation: string }) => one.operation === 'updateCustomer',
  )
  expect(
    asked.map(({ status, served }: { status: number; served: number[] }) => [status, served]),
  ).toEqual([...cases.map(([, status, served]) => [status, served]), [422, [422]]])
  expect(asked.at(-1)).toMatchObject({ requestId: 'mine', body: { customer: { dueDays: -1 } } })
})

test('garbage, minimal, delay and duplicate: it is stored', async () => {
  await fault({ kind: 'garbage' })
  await fault({ kind: 'minimal' })
  await fault({ kind: 'delay', delayMs: 20 })
  await fault({ kind: 'duplicate' })
  expect(Array.isArray(await (await put('551')).json())).toBe(true)
  expect(await (await put('552')).json()).toMatchObject({ result: null, unknownField: {} })
  const started = performance.now()
  expect(await (await put('553')).json()).toMatchObject({ result: 'UPDATED' })
  expect(performance.now() - started).toBeGreaterThanOrEqual(19)
  expect(await (await put('554')).json()).toMatchObject({ result: 'UPDATED' })
  expect(await stored()).toBe('554')
})

test('a fault is its tenant’s alone, and can be taken back', async () => {
  const other = await sandbox.newTenant()
  await sandbox.control(other, 'faults', {
    operation: 'updateCustomer',
    kind: 'status',
    status: 503,
    times: 9,
  })
  expect((await put('666')).status).toBe(200)
  await fault({ kind: 'status', status: 503, times: 9 })
  await sandbox.send('DELETE', `/sandbox/tenants/${tenant.clientNo}/faults`)
  expect((await put('667')).status).toBe(200)
})

test('sign-in and refresh go wrong too, by the tenant of the person', async () => {
  const [user] = tenant.users
  await fault({ operation: 'requestToken', kind: 'status', status: 500 })
  expect((await sandbox.signInAs(user!.userName, user!.password)).status).toBe(500)
  const { refresh_token } = await sandbox.signIn(tenant)
  await fault({ operation: 'refreshToken', kind: 'status', status: 503 })
  expect(
    (await sandbox.form('/auth/refresh', { grant_type: 'refresh_token', refresh_token })).status,
  ).toBe(503)
  expect(
    (await sandbox.form('/auth/refresh', { grant_type: 'refresh_token', refresh_token })).status,
  ).toBe(200)
})

test('control routes answer to this machine’s own name only', async () => {
  expect((await sandbox.app.request('http://evil.example/sandbox/secrets')).status).toBe(403)
})

test.each([{ after: false }, { after: true }])(
  'let go: a delay that is under way ends, and its request goes on ($after)',
  async ({ after }) => {
    await fault({ kind: 'delay', delayMs: 600_000, ...(after && { after }) })
    const held = put('888')
    await expect.poll(requests).toMatchObject({ counts: { updateCustomer: 1 } })
    if (after) await expect.poll(stored).toBe('888')
    else expect(await stored()).not.toBe('888')
    await sandbox.control(tenant, 'faults/let-go', undefined)
    expect((await held).status).toBe(200)
    expect(await stored()).toBe('888')
  },
)
