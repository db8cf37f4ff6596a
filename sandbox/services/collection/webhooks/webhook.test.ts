import { createHmac } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Webhook } from '@/lib/contracts/collection/webhooks'
import { sandboxUnderTest } from '@/tests/support/sandbox-under-test'
import { collectionSettlements } from '../../../database/collection-schema'
import { webhooksOut } from '../../../database/webhook-schema'
import type { TestTenant } from '../../../testing/test-sandbox'
import { setEndpoint } from './webhook-endpoints'
import { announce } from './webhook-outbox'
import { attemptsMax, computeRetryDelay, type Post, sendWebhooks } from './webhook-sender'

const url = 'http://127.0.0.1:65000/hooks'
const secret = 'a secret of this test'
const sandbox = sandboxUnderTest()
let tenant: TestTenant
let id: string

beforeEach(async () => {
  sandbox.clock.at = Date.parse('2026-11-20T12:00:00Z')
  tenant = await sandbox.newTenant()
  id = `tenant-${tenant.clientNo}`
  await setEndpoint(sandbox.database.db, id, { url, secret })
})
afterEach(() => setEndpoint(sandbox.database.db, id, undefined))

type Sent = Parameters<Post>
/** Sends what is due to a receiver that answers in turn; a text is a failure without an answer. */
async function sending(...answers: (number | string)[]): Promise<Sent[]> {
  const sent: Sent[] = []
  const post: Post = async (...given) => {
    sent.push(given)
    const answer = answers[sent.length - 1] ?? 204
    if (typeof answer === 'string')
      throw Object.assign(new Error(answer), { cause: { code: answer } })
    return answer
  }
  await sendWebhooks({ db: sandbox.database.db, clock: sandbox.clock, post })
  return sent
}
const stored = () =>
  sandbox.database.db
    .select()
    .from(webhooksOut)
    .where(eq(webhooksOut.tenant, id))
    .orderBy(asc(webhooksOut.seq))
const told = (type = 'BATCH_COMPLETED') =>
  announce(
    sandbox.database.db,
    id,
    { type, data: { organizationId: tenant.organizationId } },
    sandbox.clock.at,
  )

describe('a webhook', () => {
  test('has the form and the headers that public samples show, and its body signed', async () => {
    await told()
    await told('CASE_UPDATED')
    const sent = await sending()
    expect(sent.map(([address]) => address)).toEqual([url, url])
    const bodies = sent.map(([, { body }]) => Webhook.parse(JSON.parse(body)))
    expect(bodies).toMatchObject([
      {
        type: 'BATCH_COMPLETED',
        source: 'COLLECTION',
        timeStamp: '2026-11-20T12:00:00.000Z',
        data: { organizationId: tenant.organizationId },
      },
      { eventType: 'CASE_UPDATED', source: 'COLLECTION' },
    ])
    for (const [, { body, headers }] of sent) {
      expect(headers).toEqual({
        'content-type': 'application/json',
        'X-Webhook-Event': expect.stringMatching(/^[A-Z_]+$/),
        'X-Webhook-Request-Id': expect.any(String),
        IdempotencyKey: JSON.parse(body).id,
        'X-Webhook-Signature': createHmac('sha256', secret).update(body).digest('hex'),
      })
    }
    expect(await sending()).toEqual([])
    expect(await stored()).toMatchObject([
      { attempts: 1, lastOutcome: '204', nextAt: null, deliveredAt: sandbox.clock.at },
      {},
    ])
  })

  test('says the real time, wherever its tenant’s clock stands', async () => {
    await sandbox.control(tenant, 'clock', { advanceSeconds: 86_400 * 90 })
    await announce(
      sandbox.database.db,
      id,
      { type: 'CASE', data: {} },
      sandbox.clock.at + 86_400_000 * 90,
    )
    const [[, { body }] = ['', { body: '' }]] = await sending()
    expect(JSON.parse(body).timeStamp).toBe(new Date(sandbox.clock.at).toISOString())
  })

  test('that is rolled back is not told', async () => {
    const rolledBack = sandbox.database.db.transaction(async (tx) => {
      await announce(tx, id, { type: 'CASE', data: {} }, sandbox.clock.at)
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    expect(await sending()).toEqual([])
  })

  test('is tried eight times, twice as long apart each time, with one key and one body, and given up then', async () => {
    await told()
    const waits: number[] = []
    const keys = new Set<string>()
    for (let attempt = 1; attempt <= attemptsMax; attempt++) {
      const [[, { body, headers }] = ['', { body: '', headers: {} as Record<string, string> }]] =
        await sending(attempt % 2 ? 503 : 'ECONNREFUSED')
      keys.add(`${headers.IdempotencyKey} ${headers['X-Webhook-Signature']} ${body}`)
      const [row] = await stored()
      expect(row).toMatchObject({
        attempts: attempt,
        lastOutcome: attempt % 2 ? '503' : 'ECONNREFUSED',
        deliveredAt: null,
      })
      if (row!.nextAt !== null) waits.push(row!.nextAt - sandbox.clock.at)
      sandbox.clock.at = (row!.nextAt ?? sandbox.clock.at) - 1
      expect(await sending()).toEqual([])
      sandbox.clock.at += 1
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 64_000])
    expect(keys.size).toBe(1)
    sandbox.clock.at += 86_400_000
    expect(await sending()).toEqual([])
  })

  test('that is given up disables its endpoint, which gets nothing more until it is set again', async () => {
    const path = `/sandbox/tenants/${tenant.clientNo}/webhooks`
    const addresses = async () => (await sandbox.send('GET', path)).body.endpoints
    await setEndpoint(sandbox.database.db, '*', { url: 'http://127.0.0.1:1/desk', secret })
    await told()
    for (let attempt = 1; attempt < attemptsMax; attempt++) {
      await sending(503)
      sandbox.clock.at = (await stored())[0]!.nextAt!
    }
    await told('CASE')
    expect(await addresses()).toEqual([url])
    expect((await sending(503, 503)).length).toBe(2)
    expect(await addresses()).toEqual([])

    sandbox.clock.at += 60_000
    expect(await sending()).toEqual([])
    expect((await stored())[1]).toMatchObject({ attempts: 2, lastOutcome: 'no endpoint' })
    await told('CASE_UPDATED')
    expect(await stored()).toHaveLength(2)

    expect(await sandbox.send('PUT', path, { body: { url, secret } })).toMatchObject({
      status: 200,
    })
    await told('CASE_UPDATED')
    sandbox.clock.at += 60_000
    expect(
      (await sending())
        .map(([address, { headers }]) => [address, headers['X-Webhook-Event']])
        .sort(),
    ).toEqual([
      [url, 'CASE'],
      [url, 'CASE_UPDATED'],
    ])
    await setEndpoint(sandbox.database.db, '*', undefined)
  })

  test('that is given up leaves the endpoint of every tenant as it is', async () => {
    const shared = 'http://127.0.0.1:1/desk'
    await setEndpoint(sandbox.database.db, id, undefined)
    await setEndpoint(sandbox.database.db, '*', { url: shared, secret })
    await told()
    for (let attempt = 1; attempt <= attemptsMax; attempt++) {
      expect(await sending(503)).toHaveLength(1)
      sandbox.clock.at = (await stored())[0]!.nextAt ?? sandbox.clock.at
    }
    expect((await stored())[0]).toMatchObject({ attempts: attemptsMax, nextAt: null })
    await told()
    expect((await sending()).map(([address]) => address)).toEqual([shared])
    await setEndpoint(sandbox.database.db, '*', undefined)
  })

  test('that a sender left in its hands comes again', async () => {
    await told()
    const died = sendWebhooks({
      db: sandbox.database.db,
      clock: sandbox.clock,
      post: () => new Promise(() => {}),
    })
    await expect.poll(async () => (await stored())[0]?.attempts).toBe(1)
    expect(await sending()).toEqual([])
    sandbox.clock.at += 60_000
    expect(await sending()).toHaveLength(1)
    expect(await Promise.race([died, 'still waiting'])).toBe('still waiting')
  })

  test.each([301, 302, 400, 404, 409, 500])(
    'that is answered %i is not delivered',
    async (status) => {
      await told()
      await sending(status)
      expect(await stored()).toMatchObject([{ deliveredAt: null, lastOutcome: String(status) }])
    },
  )
})

test('the waits double', () => {
  expect([1, 2, 3, 7, 8, 9].map(computeRetryDelay)).toEqual([1000, 2000, 4000, 64_000, null, null])
})

describe('nothing goes to another machine', () => {
  test.each([
    'https://hooks.example/x',
    'http://10.0.0.1/x',
    'http://127.0.0.1.example/x',
    'http://localhost.example/',
    'ftp://127.0.0.1/x',
    'nonsense',
  ])('%s is refused', async (other) => {
    expect(
      await sandbox.send('PUT', `/sandbox/tenants/${tenant.clientNo}/webhooks`, {
        body: { url: other, secret },
      }),
    ).toMatchObject({ status: 400 })
    await setEndpoint(sandbox.database.db, id, { url: other, secret })
    await told()
    expect(await sending()).toEqual([])
  })

  test('a redirect is not followed', async () => {
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(
        new Response(null, { status: 302, headers: { location: 'http://10.0.0.1/' } }),
      )
    await told()
    await sendWebhooks({ db: sandbox.database.db, clock: sandbox.clock })
    expect(fetched.mock.calls).toMatchObject([[url, { redirect: 'manual' }]])
    fetched.mockRestore()
  })
})

test('a tenant’s own endpoint stands in place of that of every tenant', async () => {
  const { db } = sandbox.database
  const addresses = async () =>
    (await sandbox.send('GET', `/sandbox/tenants/${tenant.clientNo}/webhooks`)).body.endpoints
  await setEndpoint(db, '*', { url: 'http://127.0.0.1:1/desk', secret })
  expect(await addresses()).toEqual([url])
  await sandbox.send('DELETE', `/sandbox/tenants/${tenant.clientNo}/webhooks`)
  expect(await addresses()).toEqual(['http://127.0.0.1:1/desk'])
  await setEndpoint(db, '*', undefined)
  expect(await addresses()).toEqual([])
})

test('batches, their cases, and settlements are told of, once each', async () => {
  const { access_token: token } = await sandbox.signIn(tenant)
  const path = `/collection/v1/orgs/${tenant.organizationId}`
  const invoices = [{ originalInvoiceAmount: 100, currency: 'NOK', invoiceNumber: 'W-1' }]
  const { batchId } = (
    await sandbox.send('POST', `${path}/invoices`, { token, body: { invoices } })
  ).body.data
  sandbox.clock.at += 1001
  await sandbox.tick()
  const made = (await sending()).map(([, { body }]) => JSON.parse(body))
  expect(made).toMatchObject([
    {
      eventType: 'CASE',
      data: { orgId: tenant.organizationId, status: 'OPEN', invoices: [{ invoiceNumber: 'W-1' }] },
    },
    {
      type: 'BATCH_COMPLETED',
      data: { batchId, organizationId: tenant.organizationId, status: 'SUCCESS' },
    },
  ])

  const { invoiceId } = made[0].data.invoices[0]
  const payments = [{ invoiceId, amount: 40, type: 'COLLECTOR_PAYMENT' }]
  await sandbox.send('POST', `${path}/payments`, { token, body: { payments } })
  sandbox.clock.at += 1001
  await sandbox.tick()
  expect((await sending()).map(([, { headers }]) => headers['X-Webhook-Event'])).toEqual([
    'CASE_UPDATED',
    'BATCH_COMPLETED',
  ])

  sandbox.clock.at += 86_400_000
  await sandbox.tick()
  await sandbox.tick()
  const settled = (await sending())
    .map(([, { body }]) => JSON.parse(body))
    .filter(({ type, data }) => type === 'SETTLEMENT_CREATED' && data.invoiceId === invoiceId)
  expect(settled).toMatchObject([
    {
      data: {
        organizationId: tenant.organizationId,
        settlementDate: '2026-11-21',
        invoiceId,
        invoiceNumber: 'W-1',
      },
    },
  ])
  const settlements = await sandbox.database.db
    .select()
    .from(collectionSettlements)
    .where(eq(collectionSettlements.settlementId, settled[0].data.settlementId))
  expect(settlements).toHaveLength(1)
})
