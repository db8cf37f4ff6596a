import 'server-only'
import { getEnv } from '@/lib/platform/env'
import {
  keepRefusal,
  receiveWebhook,
  type WebhookOutcome,
} from '@/lib/platform/events/receive-webhook'
import { toLoggableError } from '@/lib/platform/gateway/catch-unexpected'
import { log } from '@/lib/platform/log'
import { readBoundedBytes } from './read-bounded-bytes'

/** Bytes of a webhook: a case with a thousand invoices has its place in it. */
const bodyMax = 256 * 1024

const httpStatusByOutcome: Record<WebhookOutcome, number> = {
  stored: 200,
  known: 200,
  off: 404,
  forged: 401,
  malformed: 400,
  'out-of-time': 400,
}

/**
 * Answers `POST /api/webhooks/collection`, whose guard is the signature. 200 means stored, now or
 * earlier; 4xx that nothing changed and that it is no use to come again; 503 that the store did not
 * answer.
 */
export async function handleWebhookRequest(request: Request): Promise<Response> {
  const body = await readBoundedBytes(request, bodyMax)
  if (!body) {
    log().warn({ event: 'webhook', taken: 'too-long' }, 'events')
    if (getEnv().COLLECTION_WEBHOOK_SECRET) await keepRefusal('too-long', null)
    return toWebhookResponse('too-long', 413)
  }
  try {
    const taken = await receiveWebhook(body, request.headers)
    return toWebhookResponse(taken, httpStatusByOutcome[taken])
  } catch (error) {
    log().error({ event: 'webhook', taken: 'broken', ...toLoggableError(error) }, 'events')
    return toWebhookResponse('broken', 503)
  }
}

const toWebhookResponse = (taken: string, status: number) =>
  Response.json({ taken }, { status, headers: { 'cache-control': 'private, no-store' } })
