import { createHmac, randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import type { Clock } from '../../../clock'
import { getResultRows } from '../../../database/result-rows'
import { webhookEndpoints, webhooksOut } from '../../../database/webhook-schema'
import { isLoopback } from './webhook-address'
import { disableEndpoint } from './webhook-endpoints'
import { everyTenant } from './webhook-outbox'

/**
 * Attempts in all; the endpoint that failed so often is disabled (a peer's convention, assumed).
 */
export const attemptsMax = 8
const timeoutMs = 5_000
/** A sender that died leaves its webhooks to others after this long. */
const leaseMs = 4 * timeoutMs
const webhooksPerRun = 20

type OutgoingWebhook = {
  id: string
  tenant: string
  url: string
  event: string
  body: string
  idempotencyKey: string
  attempts: number
}
export type Post = (
  url: string,
  init: { body: string; headers: Record<string, string> },
) => Promise<number>

/**
 * Signature of a body: HMAC-SHA256 in hexadecimal digits (assumed: the text about signing is cut
 * from public pages).
 */
export const signBody = (secret: string, body: string) =>
  createHmac('sha256', secret).update(body).digest('hex')

/**
 * How long after a failed attempt the next one comes, from 1 s, twice as long each time; null when
 * that was the last.
 */
export const computeRetryDelay = (attempt: number): number | null =>
  attempt >= attemptsMax ? null : 1000 * 2 ** (attempt - 1)

/**
 * Sends what is due, until nothing is. An answer of 2xx ends a webhook, anything else is tried
 * again. Any number of senders may run: a webhook that one has taken is skipped by others. One may
 * come twice all the same, with the same key, when a sender died between sending and noting.
 */
export async function sendWebhooks({
  db,
  clock,
  post = postWebhook,
}: {
  db: Database
  clock: Clock
  post?: Post
}): Promise<void> {
  for (;;) {
    const taken = await claimDueWebhooks(db, clock.now())
    if (taken.length === 0) return
    await Promise.all(
      taken.map(async (out) => recordAttempt(db, clock, out, await sendWebhook(db, out, post))),
    )
  }
}

/** Takes what is due, and counts the attempt before it is made. */
async function claimDueWebhooks(db: Database, now: number): Promise<OutgoingWebhook[]> {
  const taken = await db.execute(sql`
    update sandbox.webhooks_out as out set attempts = attempts + 1, next_at = ${now + leaseMs}::bigint
    from (select id from sandbox.webhooks_out where next_at <= ${now}::bigint order by next_at, seq limit ${webhooksPerRun} for update skip locked) as due
    where out.id = due.id
    returning out.id, out.tenant, out.url, out.event, out.body, out.idempotency_key as "idempotencyKey", out.attempts`)
  return getResultRows<OutgoingWebhook>(taken)
}

async function sendWebhook(
  db: Database,
  { tenant, url, event, body, idempotencyKey }: OutgoingWebhook,
  post: Post,
): Promise<string> {
  const secret = await findSecret(db, tenant, url)
  if (secret === undefined) return 'no endpoint'
  if (!isLoopback(url)) return 'not loopback'
  const headers = {
    'content-type': 'application/json',
    'X-Webhook-Event': event,
    'X-Webhook-Request-Id': randomUUID(),
    IdempotencyKey: idempotencyKey,
    'X-Webhook-Signature': signBody(secret, body),
  }
  return post(url, { body, headers }).then(String, (error: unknown) => toErrorCode(error))
}

async function findSecret(db: Database, tenant: string, url: string): Promise<string | undefined> {
  const found = await db
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.url, url), isNull(webhookEndpoints.disabledAt)))
  const endpoint =
    found.find((one) => one.tenant === tenant) ?? found.find((one) => one.tenant === everyTenant)
  return endpoint?.secret
}

async function recordAttempt(
  db: Database,
  clock: Clock,
  { id, tenant, url, attempts }: OutgoingWebhook,
  outcome: string,
) {
  const isDelivered = /^2\d\d$/.test(outcome)
  const wait = computeRetryDelay(attempts)
  const nextAt = isDelivered || wait === null ? null : clock.now() + wait
  await db
    .update(webhooksOut)
    .set({ lastOutcome: outcome, nextAt, deliveredAt: isDelivered ? clock.now() : null })
    .where(and(eq(webhooksOut.id, id), eq(webhooksOut.attempts, attempts)))
  if (!isDelivered && wait === null) await disableEndpoint(db, { tenant, url }, clock.now())
}

/** Follows no redirect: it could lead off this machine. */
async function postWebhook(url: string, { body, headers }: Parameters<Post>[1]): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel()
  return response.status
}

function toErrorCode(error: unknown): string {
  const { cause, name } = error as { cause?: { code?: string }; name?: string }
  return cause?.code ?? name ?? 'failed'
}
