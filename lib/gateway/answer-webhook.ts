import 'server-only'
import { type Taken, takeWebhook } from '../events/take-webhook'
import { log } from '../log'
import { boundedBytes } from './bounded-bytes'
import { namesOf } from './guarded'

/** Bytes of a webhook: a case with a thousand invoices has its place in it. */
const bodyMax = 256 * 1024

const statusOf: Record<Taken, number> = { stored: 200, known: 200, off: 404, forged: 401, malformed: 400, 'out-of-time': 400 }

/**
 * Answers `POST /api/webhooks/collection`, whose guard is the signature. 200 means stored, now or earlier; 4xx that nothing changed and that it is no
 * use to come again; 503 that the store did not answer.
 */
export async function answerWebhook(request: Request): Promise<Response> {
  const body = await boundedBytes(request, bodyMax)
  if (!body) {
    log().warn({ event: 'webhook', taken: 'too-long' }, 'events')
    return told('too-long', 413)
  }
  try {
    const taken = await takeWebhook(body, request.headers)
    return told(taken, statusOf[taken])
  } catch (error) {
    log().error({ event: 'webhook', taken: 'broken', ...namesOf(error) }, 'events')
    return told('broken', 503)
  }
}

const told = (taken: string, status: number) => Response.json({ taken }, { status, headers: { 'cache-control': 'private, no-store' } })
