import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '../../scripts/steps/problem.mjs'
import { organizationId } from '../settings.mjs'

/**
 * Sends webhooks of batches at an even pace, none waiting for the answer to another, until the last is answered.
 *
 * @returns of each its batch, when it was sent and how many milliseconds later it was answered; and how many were answered in a second.
 * @throws Problem when one was not stored.
 */
export async function sendWebhooks(url, secret, { perSecond, seconds }) {
  const started = performance.now()
  const sending = []
  for (let at = 0; at < perSecond * seconds; at += 1) {
    await sleep(Math.max(0, started + (at * 1000) / perSecond - performance.now()))
    sending.push(sent(url, secret))
  }
  const webhooks = await Promise.all(sending)
  return { webhooks, perSecond: (webhooks.length * 1000) / (performance.now() - started) }
}

async function sent(url, secret) {
  const batchId = randomUUID()
  const data = { batchId, organizationId, status: 'SUCCESS' }
  const body = JSON.stringify({ id: batchId, type: 'BATCH_COMPLETED', source: 'COLLECTION', timeStamp: new Date().toISOString(), data })
  const headers = {
    'content-type': 'application/json',
    'X-Webhook-Event': 'BATCH_COMPLETED',
    'X-Webhook-Request-Id': randomUUID(),
    IdempotencyKey: batchId,
    'X-Webhook-Signature': createHmac('sha256', secret).update(body).digest('hex'),
  }
  const sentAt = performance.now()
  const answer = await fetch(`${url}/api/webhooks/collection`, { method: 'POST', headers, body })
  const { taken } = await answer.json()
  if (taken !== 'stored') throw new Problem(`webhook: answers ${answer.status} ${taken}`)
  return { batchId, sentAt, answered: performance.now() - sentAt }
}
