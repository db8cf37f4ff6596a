import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { tenants } from '../../../database/schema'
import { webhookEndpoints, webhooksOut } from '../../../database/webhook-schema'
import { toGuids } from '../../../shapes/guids'

/** Stands in place of a tenant for the endpoint of every tenant that has none of its own. */
export const everyTenant = '*'

/** Public samples call the type of a case's event `eventType`, that of others `type`. */
const getTypeField = (type: string) => (type.startsWith('CASE') ? 'eventType' : 'type')

export type WebhookEvent = { type: string; data: object }

/** Puts one webhook into the outbox; see `announceAll`. */
export async function announce(
  db: Database,
  tenant: string,
  event: WebhookEvent,
  now: number,
): Promise<void> {
  await announceAll(db, tenant, [event], now)
}

/**
 * Puts webhooks into the outbox, a row an endpoint of the tenant, inside the caller's transaction:
 * what is rolled back is not told. The body of each is fixed here, and says the real time, because
 * the receiver judges by its own clock.
 *
 * @param now by the tenant's clock, as handlers have it.
 */
export async function announceAll(
  db: Database,
  tenant: string,
  events: WebhookEvent[],
  now: number,
): Promise<void> {
  const endpoints = await listEndpoints(db, tenant)
  if (endpoints.length === 0 || events.length === 0) return
  const { clockOffset = 0, shapes = {} } = endpoints[0]?.settings ?? {}
  const at = now - clockOffset
  const out = events.flatMap(({ type, data }) => {
    const id = randomUUID()
    const body = JSON.stringify({
      id,
      [getTypeField(type)]: type,
      source: 'COLLECTION',
      timeStamp: new Date(at).toISOString(),
      data: shapes.guids ? toGuids(data) : data,
    })
    return endpoints.map(({ url }) => ({
      id: randomUUID(),
      tenant,
      url,
      event: type,
      body,
      idempotencyKey: id,
      nextAt: at,
    }))
  })
  await db.insert(webhooksOut).values(out)
}

/**
 * Where the webhooks of a tenant go now, with the tenant's settings: to its own endpoints, or else
 * to that of every tenant. Nothing goes to one that is disabled.
 */
export async function listEndpoints(db: Database, tenant: string) {
  const found = await db
    .select({
      of: webhookEndpoints.tenant,
      url: webhookEndpoints.url,
      disabledAt: webhookEndpoints.disabledAt,
      settings: tenants.settings,
    })
    .from(webhookEndpoints)
    .leftJoin(tenants, eq(tenants.id, tenant))
    .where(inArray(webhookEndpoints.tenant, [tenant, everyTenant]))
  const own = found.filter((endpoint) => endpoint.of === tenant)
  return (own.length > 0 ? own : found).filter(({ disabledAt }) => disabledAt === null)
}
