import { createHmac } from 'node:crypto'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { collectionEvents } from '@/lib/platform/database/live-schema'
import { closeEventHub, getEventHub } from '@/lib/platform/events/hub'
import { collectedLog } from '@/tests/support/log-lines'
import { useSettings } from '@/tests/support/settings'
import { emptyDesk, openTestDesk, storeKinds } from '@/tests/support/stores'
import { handleWebhookRequest } from './handle-webhook-request'

const secret = 'a secret of the webhooks'
const [lanes, each] = [100, 4]
const names = Array.from({ length: lanes * each }, (_, at) => `b${at}`)

function webhook(batchId: string) {
  const data = { batchId, organizationId: 'o1', status: 'SUCCESS' }
  const body = JSON.stringify({
    id: `w-${batchId}`,
    type: 'BATCH_COMPLETED',
    timeStamp: new Date().toISOString(),
    data,
  })
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  const headers = { 'X-Webhook-Signature': signature, IdempotencyKey: `key-${batchId}` }
  return new Request('http://desk.test/api/webhooks/collection', { method: 'POST', headers, body })
}

/**
 * Sends all, a hundred at any time, and tells how each was answered and how many were under way at
 * most.
 */
async function sendAll() {
  const left = [...names]
  const answers: string[] = []
  let [underWay, most] = [0, 0]
  async function lane() {
    for (let batchId = left.shift(); batchId; batchId = left.shift()) {
      underWay += 1
      most = Math.max(most, underWay)
      const answer = await handleWebhookRequest(webhook(batchId))
      answers.push(`${answer.status} ${((await answer.json()) as { taken: string }).taken}`)
      underWay -= 1
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return { answers, most }
}

describe.each(storeKinds)('four hundred valid webhooks, a hundred at once, on %s', (kind) => {
  let desk: Awaited<ReturnType<typeof openTestDesk>>
  beforeAll(async () => {
    useSettings()
    desk = await openTestDesk(kind)
  })
  afterAll(() => desk.close())
  beforeEach(async () => {
    useSettings({ COLLECTION_WEBHOOK_SECRET: secret, DATABASE_URL: desk.url })
    collectedLog()
    await emptyDesk(desk.db)
  })

  test('are all stored, each once, and told to a listener in the order in which they stand', async () => {
    const hub = await getEventHub()
    const heard: { seq: number; batchId: string | undefined }[] = []
    hub.subscribe(({ seq, event }) => void heard.push({ seq, batchId: event.batchId }))
    const { answers, most } = await sendAll()
    expect(most).toBe(lanes)
    expect(answers).toEqual(names.map(() => '200 stored'))

    const rows = await desk.db.select().from(collectionEvents).orderBy(asc(collectionEvents.seq))
    expect(rows.map(({ key }) => key).sort()).toEqual(names.map((name) => `key-${name}`).sort())
    expect(rows.every(({ key, event }) => key === `key-${event.batchId}`)).toBe(true)
    await vi.waitFor(() => expect(heard).toHaveLength(rows.length), { timeout: 20_000 })
    expect(heard).toEqual(rows.map(({ seq, event }) => ({ seq, batchId: event.batchId })))
    await closeEventHub()
  })
})
