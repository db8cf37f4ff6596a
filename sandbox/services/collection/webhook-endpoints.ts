import { eq } from 'drizzle-orm'
import type { Database } from '@/lib/database/open'
import { webhookEndpoints } from '../../database/collection-schema'
import { everyTenant } from './webhook-outbox'

/** An address of this machine, and what signs the bodies that go there. */
export type WebhookEndpoint = { url: string; secret: string }

/** Sets where the webhooks of a tenant go, in place of where they went; to nowhere without one. */
export async function setEndpoint(db: Database, tenant: string, endpoint: WebhookEndpoint | undefined): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.tenant, tenant))
    if (endpoint) await tx.insert(webhookEndpoints).values({ tenant, ...endpoint })
  })
}

export const setEndpointOfEveryTenant = (db: Database, endpoint: WebhookEndpoint | undefined) => setEndpoint(db, everyTenant, endpoint)
