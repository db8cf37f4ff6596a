import { sql } from 'drizzle-orm'
import { bigint, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { sandboxSchema } from './schema'

/** Tables of the webhooks of the debt-collection area. Times are milliseconds since 1970. */

const makeTimeColumn = (name: string) => bigint(name, { mode: 'number' })

/**
 * Where a tenant's webhooks go, and what signs them. One that failed too often is disabled until it
 * is set again.
 */
export const webhookEndpoints = sandboxSchema.table(
  'webhook_endpoints',
  {
    tenant: text().notNull(),
    url: text().notNull(),
    secret: text().notNull(),
    disabledAt: makeTimeColumn('disabled_at'),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.url] })],
)

/**
 * The outbox: a row a webhook and endpoint. `body` is the text that is signed, the same in every
 * attempt. Times are real.
 */
export const webhooksOut = sandboxSchema.table(
  'webhooks_out',
  {
    id: uuid().primaryKey(),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity(),
    tenant: text().notNull(),
    url: text().notNull(),
    event: text().notNull(),
    body: text().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    attempts: integer().notNull().default(0),
    /** When it is tried next; null when it was delivered or given up. */
    nextAt: makeTimeColumn('next_at'),
    deliveredAt: makeTimeColumn('delivered_at'),
    /** What the last attempt came to: a status, or the code of a failure. */
    lastOutcome: text('last_outcome'),
  },
  (table) => [
    index('webhooks_out_waiting').on(table.nextAt).where(sql`next_at is not null`),
    index('webhooks_out_of_tenant').on(table.tenant, table.seq),
  ],
)
