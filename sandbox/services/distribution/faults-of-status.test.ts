import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { servedSandboxUnderTest } from '@/tests/support/sandbox-under-test'
import type { TestTenant } from '../../testing/test-sandbox'

const sandbox = servedSandboxUnderTest()
let tenant: TestTenant
let token: string
let receiptId: string
beforeAll(async () => {
  tenant = await sandbox.newTenant()
  token = (await sandbox.signIn(tenant)).access_token
  receiptId = (await sandbox.control(tenant, 'requests', { plan: { outcome: 'OK' } })).body
    .ReceiptId
  await sandbox.control(tenant, 'clock', { advanceSeconds: 60 })
})

/** A GET that carries JSON, as it goes over a wire. */
function get(path: string, body?: string): Promise<{ status: number; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>()
  const headers = {
    authorization: `Bearer ${token}`,
    connection: 'close',
    ...(body && { 'content-length': Buffer.byteLength(body) }),
  }
  const asked = request(sandbox.address + path, { method: 'GET', headers }, (response) => {
    text(response).then((read) => resolve({ status: response.statusCode!, body: read }), reject)
  })
  asked.on('error', reject)
  asked.end(body)
  return promise
}

const status = (body: string | undefined = JSON.stringify({ Identifier: receiptId })) =>
  get('/distribution/send/status', body)
const fault = (body: object) =>
  sandbox.control(tenant, 'faults', { operation: 'getInvoiceStatus', ...body })

test('a GET is read with the body that it carries, and without one is refused', async () => {
  expect(JSON.parse((await status()).body)).toMatchObject({
    ReceiptId: receiptId,
    Status: 3,
    Transaction: { Status: 'OK' },
  })
  const long = JSON.stringify({ Identifier: receiptId, InvoiceNumber: 'ø'.repeat(40_000) })
  expect([
    (await status('')).status,
    (await status('{')).status,
    (await status(long)).status,
  ]).toEqual([400, 400, 400])
})

test('every fault meets it, and the next question is answered', async () => {
  const faults: [object, number | 'no answer'][] = [
    [{ kind: 'drop-before' }, 'no answer'],
    [{ kind: 'drop-after' }, 'no answer'],
    [{ kind: 'truncate' }, 'no answer'],
    [{ kind: 'status', status: 503 }, 503],
    [{ kind: 'status', status: 429, retryAfter: 1 }, 429],
    [{ kind: 'garbage' }, 200],
    [{ kind: 'minimal' }, 200],
    [{ kind: 'duplicate' }, 200],
    [{ kind: 'delay', delayMs: 10 }, 200],
  ]
  for (const [said, seen] of faults) {
    await fault(said)
    const answered = await status().then(
      (answer) => answer.status,
      () => 'no answer',
    )
    expect([said, answered]).toEqual([said, seen])
    expect((await status()).status).toBe(200)
  }
})

test('the least that an answer may hold has neither a transaction nor a company', async () => {
  await fault({ kind: 'minimal' })
  const least = JSON.parse((await status()).body)
  expect([
    least.ReceiptId,
    least.Transaction ?? null,
    least.CompanyId ?? null,
    least.Status ?? null,
  ]).toEqual([undefined, null, null, null])
  expect(least).toHaveProperty('unknownField')
})

test('what was asked is recorded by name, with its question', async () => {
  await get(`/distribution/invoice/lookuplink?Identifier=${receiptId}`)
  const { counts, requests } = (
    await sandbox.send('GET', `/sandbox/tenants/${tenant.clientNo}/requests`)
  ).body
  expect(counts.getInvoiceLookupLink).toBe(1)
  expect(
    requests.findLast((one: { operation: string }) => one.operation === 'getInvoiceStatus'),
  ).toMatchObject({
    status: 200,
    served: [200],
    body: { Identifier: receiptId },
  })
})

test('how many questions are under way at once is recorded, also of those that are refused or cut off', async () => {
  const other = await sandbox.newTenant()
  const { access_token } = await sandbox.signIn(other)
  const ask = (Identifier: string) =>
    sandbox.send('POST', '/distribution/send/status', { token: access_token, body: { Identifier } })
  const most = async () =>
    (await sandbox.send('GET', `/sandbox/tenants/${other.clientNo}/requests`)).body.mostAtOnce
  const before = await most()
  for (const kind of ['drop-before', 'minimal'])
    await sandbox.control(other, 'faults', { operation: 'postInvoiceStatus', kind })
  for (let at = 0; at < 4; at++) await ask('none').catch(() => null)
  expect([before, await most()]).toEqual([1, 1])
  await sandbox.control(other, 'faults', {
    operation: 'postInvoiceStatus',
    kind: 'delay',
    delayMs: 50,
    times: 3,
  })
  await Promise.all([1, 2, 3].map(() => ask('none')))
  await ask('none')
  expect(await most()).toBe(3)
})
