import 'server-only'
import { createHash } from 'node:crypto'
import { toCarriedText } from '@/lib/contracts/carried-text'
import { Webhook } from '@/lib/contracts/collection/webhooks'
import type { WebhookRefusalReason } from '@/lib/contracts/desk/events'
import { parseExact } from '@/lib/contracts/exact-json'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { getEnv } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { isKeyReused, storeEvent } from './event-store'
import { notifyHub } from './hub'
import { publish } from './publish'
import { isSignedBy } from './signature'
import { toLiveEvent } from './webhook-event'
import { recordRefusal } from './webhook-refusals'

/** What became of a webhook. Only `stored` changed anything. */
export type WebhookOutcome =
  | 'stored'
  | 'known'
  | 'off'
  | Extract<WebhookRefusalReason, 'forged' | 'malformed' | 'out-of-time'>

/**
 * Takes a webhook: signature over its bytes, then its shape, then its time, then its key. It is
 * stored when this returns. What is wrong is logged and counted, without the body.
 *
 * @throws what the store throws: then the sender has to come again.
 */
export async function receiveWebhook(body: Uint8Array, headers: Headers): Promise<WebhookOutcome> {
  const logged = {
    request: truncateHeader(headers.get(getEnv().COLLECTION_WEBHOOK_REQUEST_HEADER)),
  }
  const { taken, kind, organizationId = null } = await processWebhook(body, headers)
  const level = taken === 'stored' || taken === 'known' ? 'info' : 'warn'
  log()[level](
    {
      event: 'webhook',
      taken,
      kind: kind ?? truncateHeader(headers.get(getEnv().COLLECTION_WEBHOOK_EVENT_HEADER)),
      ...logged,
    },
    'events',
  )
  if (taken === 'forged' || taken === 'malformed' || taken === 'out-of-time')
    await keepRefusal(taken, organizationId)
  return taken
}

/**
 * Counts a refused webhook for the people of its organization, and tells them of the first of a day. Those
 * of nobody known are found by the next who counts: whoever sends many wakes no page. A store that does
 * not answer changes nothing in the refusal, and is logged.
 */
export async function keepRefusal(
  reason: WebhookRefusalReason,
  organizationId: string | null,
): Promise<void> {
  try {
    const isFirst = await recordRefusal(await getDeskDatabase(), { reason, organizationId })
    if (isFirst && organizationId !== null)
      await publish({ kind: 'WEBHOOK_REFUSED', organizationId })
  } catch (error) {
    log().error({ event: 'webhook-refusal', reason, error: (error as Error).name }, 'events')
  }
}

async function processWebhook(
  body: Uint8Array,
  headers: Headers,
): Promise<{ taken: WebhookOutcome; kind?: string; organizationId?: string }> {
  const {
    COLLECTION_WEBHOOK_SECRET: secrets,
    COLLECTION_WEBHOOK_SIGNATURE_HEADER,
    COLLECTION_WEBHOOK_KEY_HEADER,
  } = getEnv()
  if (!secrets) return { taken: 'off' }
  if (!isSignedBy(secrets, body, headers.get(COLLECTION_WEBHOOK_SIGNATURE_HEADER)))
    return { taken: 'forged' }

  const webhook = parseWebhook(body)
  const key = parseKey(headers.get(COLLECTION_WEBHOOK_KEY_HEADER) ?? String(webhook?.id ?? ''))
  if (!webhook || !key) return { taken: 'malformed' }
  const event = toLiveEvent(webhook)
  if (!isInTime(webhook.timeStamp))
    return { taken: 'out-of-time', kind: event.kind, organizationId: event.organizationId }

  const db = await getDeskDatabase()
  const digest = createHash('sha256').update(body).digest('hex')
  const taken = await storeEvent(db, { key, digest, event })
  if (taken === 'stored') notifyHub()
  else if (await isKeyReused(db, key, digest))
    log().warn({ event: 'webhook-key-reused', kind: event.kind }, 'events')
  return { taken, kind: event.kind }
}

function parseWebhook(body: Uint8Array): Webhook | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    return Webhook.safeParse(parseExact(toCarriedText(text))).data ?? null
  } catch {
    return null
  }
}

const parseKey = (text: string) => (/^[\x21-\x7e]{1,200}$/.test(text) ? text : null)

/**
 * The window lies around now. A time without a zone is taken as UTC (assumed), which is why it
 * reaches ahead as far as back.
 */
function isInTime(timeStamp: string): boolean {
  const zoned = /(?:Z|[+-]\d\d:?\d\d)$/.test(timeStamp) ? timeStamp : `${timeStamp}Z`
  return Math.abs(Date.now() - Date.parse(zoned)) <= getEnv().COLLECTION_WEBHOOK_HOURS * 3_600_000
}

const truncateHeader = (text: string | null) => text?.slice(0, 100)
