import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '../../scripts/steps/user-error.mjs'
import { organizationId } from '../servers/settings.mjs'

/**
 * Sends webhooks of batches at an even pace, none waiting for the answer to another, until the last
 * is answered.
 *
 * @returns of each its batch, when it was sent and how many milliseconds later it was answered; and
 *   how many were answered in a second.
 * @throws Problem when one was not stored.
 */
export async function sendWebhooks(url, secret, pace) {
  const { value: webhooks, perSecond } = await atPace(pace, async () => {
    const webhook = signedWebhook(secret)
    const { batchId } = webhook
    const sentAt = performance.now()
    const { status, taken } = await posted(url, webhook)
    if (taken !== 'stored') throw new Problem(`webhook: answers ${status} ${taken}`)
    return { batchId, sentAt, answered: performance.now() - sentAt }
  })
  return { webhooks, perSecond }
}

/** Begins a step so many times a second for so many seconds, and waits for all of them. */
export async function atPace({ perSecond, seconds }, step) {
  const started = performance.now()
  const steps = []
  for (let at = 0; at < perSecond * seconds; at += 1) {
    await sleep(Math.max(0, started + (at * 1000) / perSecond - performance.now()))
    steps.push(step())
  }
  const value = await Promise.all(steps)
  return { value, perSecond: (value.length * 1000) / (performance.now() - started) }
}

/** A webhook of a batch that nobody has told of yet, under a key of its own. */
export function signedWebhook(secret) {
  const batchId = randomUUID()
  const data = { batchId, organizationId, status: 'SUCCESS' }
  const body = JSON.stringify({
    id: batchId,
    type: 'BATCH_COMPLETED',
    source: 'COLLECTION',
    timeStamp: new Date().toISOString(),
    data,
  })
  const headers = {
    'content-type': 'application/json',
    'X-Webhook-Event': 'BATCH_COMPLETED',
    'X-Webhook-Request-Id': randomUUID(),
    IdempotencyKey: batchId,
    'X-Webhook-Signature': createHmac('sha256', secret).update(body).digest('hex'),
  }
  return { batchId, headers, body }
}

/** What the desk answers to a webhook. */
export async function posted(url, { headers, body }) {
  const answer = await fetch(`${url}/api/webhooks/collection`, { method: 'POST', headers, body })
  const { taken } = await answer.json()
  return { status: answer.status, taken }
}
