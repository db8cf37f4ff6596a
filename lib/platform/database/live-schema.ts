import { bigserial, index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { LiveEvent, WebhookRefusalReason } from '../../contracts/desk/events'
import { defineInstant, desk } from './schema'

/**
 * What happened in the collection part, told by a webhook or by the desk itself
 * (docs/decisions/0011). Ids and known words only.
 */
export const collectionEvents = desk.table(
  'collection_event',
  {
    /** Grows in the order in which rows become visible. */
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    /** The sender's idempotency key. */
    key: text('key').notNull().unique(),
    /** Digest of the signed bytes: the same bytes under another key are the same event. */
    digest: text('digest').notNull().unique(),
    event: jsonb('event').$type<LiveEvent>().notNull(),
    receivedAt: defineInstant('received_at').notNull(),
  },
  (table) => [index('collection_event_by_time').on(table.receivedAt)],
)

/** Webhooks that were refused, counted by day and reason: never what was in them. */
export const webhookRefusals = desk.table(
  'webhook_refusal',
  {
    /** A calendar date, in UTC. */
    day: text('day').notNull(),
    reason: text('reason').$type<WebhookRefusalReason>().notNull(),
    /** Of a webhook with a right signature; empty where nobody proved whose it is. */
    organizationId: text('organization_id').notNull(),
    count: integer('count').notNull(),
    firstAt: defineInstant('first_at').notNull(),
    lastAt: defineInstant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.reason, table.organizationId] })],
)

/**
 * What pages of several processes follow, for as long as one of them asks and its answer may be
 * passed on: seconds (docs/decisions/0056).
 */
export const sharedPolls = desk.table('shared_poll', {
  /** Keyed digest of what is asked, and of who may be told. */
  key: text('key').primaryKey(),
  /** Who asks, or has asked: one that is not named here any more tells nothing. */
  asker: uuid('asker').notNull(),
  /**
   * Nobody else asks until then, by the clock of the store. No index: each answer changes it, and
   * there are few rows.
   */
  until: defineInstant('until').notNull(),
  /** Sealed, as it is passed on. Null: on its way. */
  answer: text('answer'),
})
