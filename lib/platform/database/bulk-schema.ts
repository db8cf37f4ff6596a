import { index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { BulkAction, BulkRow } from '../../contracts/desk/bulk/bulk-actions'
import type { BulkVerb } from '../../contracts/desk/bulk/bulk-verbs'
import { defineInstant, desk } from './schema'

/**
 * One thing done to many cases, invoices or customers, row by row, or batch by batch
 * (docs/decisions/0109, 0111, 0115).
 */
export const bulkActions = desk.table(
  'bulk_action',
  {
    /** Made by the page: the idempotency key under which the journal holds it. */
    id: uuid('id').primaryKey(),
    person: text('person').notNull(),
    /** The organization of cases and invoices, the client of customers. */
    scopeId: text('organization_id').notNull(),
    /** Null until it starts, as is what follows. */
    verb: text('verb').$type<BulkVerb>(),
    /** What is typed once for all rows. Sealed. */
    common: text('common'),
    total: integer('total'),
    /** The row of the session with whose token its rows are sent. */
    sessionId: text('session_id'),
    /** `new`: its rows are being stored, and nothing is sent. */
    state: text('state')
      .$type<'new' | 'running' | 'waiting' | 'stopped' | 'halted' | 'over'>()
      .notNull(),
    why: jsonb('why').$type<BulkAction['why']>(),
    /**
     * Who works on it now; null: nobody has taken it up. A worker that is not named here sends
     * nothing more.
     */
    worker: uuid('worker'),
    heartbeatAt: defineInstant('heartbeat_at').notNull(),
    pausedUntil: defineInstant('paused_until'),
    startedAt: defineInstant('started_at').notNull(),
    endedAt: defineInstant('ended_at'),
  },
  (table) => [
    index('bulk_action_by_time').on(table.startedAt),
    index('bulk_action_by_state').on(table.state, table.heartbeatAt),
  ],
)

/** What a bulk action does to one case, invoice or customer, and what became of it. */
export const bulkActionRows = desk.table(
  'bulk_action_row',
  {
    bulkActionId: uuid('bulk_action_id')
      .notNull()
      .references(() => bulkActions.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    /** Of the write that goes out for it, fixed before anything is sent. */
    idempotencyKey: uuid('idempotency_key').notNull(),
    operation: text('operation').notNull(),
    /** What is decided on and what was shown of it. Sealed. */
    content: text('content').notNull(),
    /** Of a batch of an import: how many customers it holds, and how many of them stay behind. */
    customers: integer('customers'),
    changed: integer('changed'),
    state: text('state').$type<BulkRow['state']>().notNull().default('waiting'),
    failure: jsonb('failure').$type<BulkRow['failure']>(),
  },
  (table) => [
    primaryKey({ columns: [table.bulkActionId, table.seq] }),
    uniqueIndex('bulk_action_row_key').on(table.idempotencyKey),
  ],
)
