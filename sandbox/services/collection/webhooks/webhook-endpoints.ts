import { and, eq } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { webhookEndpoints } from '../../../database/webhook-schema'
import { everyTenant } from './webhook-outbox'

/** An address of this machine, and what signs the bodies that go there. */
export type WebhookEndpoint = { url: string; secret: string }

/**
 * Sets where the webhooks of a tenant go, in place of where they went; to nowhere without one. One
 * that was disabled and is set again is enabled.
 */
export async function setEndpoint(
  db: Database,
  tenant: string,
  endpoint: WebhookEndpoint | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.tenant, tenant))
    if (endpoint) await tx.insert(webhookEndpoints).values({ tenant, ...endpoint })
  })
}

/**
 * Sends nothing more to an endpoint of a tenant until it is set again (a peer's convention,
 * assumed). That of every tenant stays as it is: what one tenant tells must not silence the others.
 */
export async function disableEndpoint(
  db: Database,
  { tenant, url }: { tenant: string; url: string },
  now: number,
): Promise<void> {
  await db
    .update(webhookEndpoints)
    .set({ disabledAt: now })
    .where(and(eq(webhookEndpoints.tenant, tenant), eq(webhookEndpoints.url, url)))
}

export const setDefaultEndpoint = (db: Database, endpoint: WebhookEndpoint | undefined) =>
  setEndpoint(db, everyTenant, endpoint)
