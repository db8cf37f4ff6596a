import { createHmac, randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, test } from '../fixtures'
import { upstreamCalls } from '../support/api-client'
import { freshTenant } from '../support/sandbox'

const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'

test('the export route gives a file to its own person alone, on one of their pages, and knows no other method', async ({
  desk,
  page: { request },
}) => {
  const at = routes.exportFile(idempotencyKey)
  expect((await request.get(at)).status()).toBe(401)
  await desk.signIn('lead')
  expect((await request.get(at, { headers: { 'sec-fetch-site': 'cross-site' } })).status()).toBe(
    403,
  )
  for (const address of [at, routes.exportFile('..'), routes.exportFile('x')])
    expect((await request.get(address)).status()).toBe(404)
  expect((await request.post(at)).status()).toBe(405)
  expect((await request.get(at)).headers()['cache-control']).toBe('private, no-store')
})

test('the document route gives a document to who may read its status, on one of their pages, and knows no other method', async ({
  desk,
  page: { request },
}) => {
  const of = (question: Parameters<typeof routes.document>[0]) => routes.document(question, 'shown')
  const at = of({ identifier: 'R-1', company: desk.companyId })
  expect((await request.get(at)).status()).toBe(401)
  await desk.signIn('lead')
  const before = await upstreamCalls(desk)
  expect((await request.get(at, { headers: { 'sec-fetch-site': 'cross-site' } })).status()).toBe(
    403,
  )
  const theirs = await freshTenant()
  expect((await request.get(of({ identifier: 'R-1', company: theirs.companyId }))).status()).toBe(
    403,
  )
  for (const address of [
    of({}),
    of({ company: desk.companyId }),
    of({ identifier: 'x'.repeat(300) }),
    `${at}x`.replace('company=', 'company=x'),
  ])
    expect((await request.get(address)).status(), address).toBe(400)
  expect((await request.post(at)).status()).toBe(405)
  expect(await upstreamCalls(desk)).toBe(before)
  const unknown = await request.get(at)
  expect([unknown.status(), unknown.headers()['cache-control']]).toEqual([404, 'private, no-store'])
})

test('the event stream is for who is signed in, on a page of the desk, tells what a webhook brings, and knows no other method', async ({
  desk,
  page,
}) => {
  const { request } = page
  expect((await request.get(routes.events())).status()).toBe(401)
  await desk.signIn('lead')
  expect(
    (await request.get(routes.events(), { headers: { 'sec-fetch-site': 'cross-site' } })).status(),
  ).toBe(403)
  expect((await request.post(routes.events())).status()).toBe(405)

  const ofPage = page.waitForResponse((answer) => answer.url().endsWith(routes.events()))
  await page.goto(routes.journal())
  expect((await ofPage).status()).toBe(200)
  const again = page.waitForRequest(
    (asked) =>
      asked.url().endsWith(routes.read('listJournal')) &&
      asked.headers()['x-desk-asked-by'] === 'itself',
  )
  const told = page.evaluate(
    (address) =>
      new Promise<string[]>((resolve) => {
        const heard: string[] = []
        const source = new EventSource(address)
        source.onmessage = ({ data }) => {
          heard.push(data)
          document.title = 'listening'
          if (heard.length === 2) resolve(heard)
        }
      }),
    routes.events(),
  )
  await expect(page).toHaveTitle('listening')
  const data = { organizationId: desk.organizationId, batchId: idempotencyKey, status: 'SUCCESS' }
  expect((await webhook(request, { ...data, organizationId: 'somebody-else' })).status()).toBe(200)
  expect((await webhook(request, data)).status()).toBe(200)
  expect((await told).map((each) => JSON.parse(each))).toEqual([
    { kind: 'HERE' },
    { kind: 'BATCH_COMPLETED', organizationId: desk.organizationId, batchId: idempotencyKey },
  ])
  await again
})

test('the webhook route takes what is signed and nothing else, and knows no other method', async ({
  request,
}) => {
  const data = { organizationId: 'somebody', batchId: idempotencyKey }
  const long = { ...data, status: 'x'.repeat(300_000) }
  expect((await request.get('/api/webhooks/collection')).status()).toBe(405)
  expect((await request.post('/api/webhooks/collection', { data })).status()).toBe(401)
  expect((await webhook(request, data, 'another secret altogether')).status()).toBe(401)
  expect((await webhook(request, { batchId: idempotencyKey })).status()).toBe(400)
  expect((await webhook(request, long)).status()).toBe(413)
})

/** Sends a webhook as the upstream does. */
function webhook(
  request: APIRequestContext,
  data: object,
  secret = process.env.COLLECTION_WEBHOOK_SECRET!,
) {
  const body = JSON.stringify({
    type: 'BATCH_COMPLETED',
    source: 'COLLECTION',
    timeStamp: new Date().toISOString(),
    data,
  })
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  const headers = {
    'content-type': 'application/json',
    IdempotencyKey: randomUUID(),
    'X-Webhook-Signature': signature,
  }
  return request.post('/api/webhooks/collection', { headers, data: body })
}
