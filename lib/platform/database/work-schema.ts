import { sql } from 'drizzle-orm'
import { index, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { defineInstant, desk } from './schema'

/**
 * What people of a company said of a line of work: who has it, until when it sleeps, up to what it
 * is done. A line that touches several companies has a row in each.
 */
export const workMarks = desk.table(
  'work_mark',
  {
    /** Whom the line belongs to: `client:1001`, `organization:` and its id, `company:501`. */
    scope: text('scope').notNull(),
    /** What the line is about, such as `decision:20418`. */
    subject: text('subject').notNull(),
    claimedBy: text('claimed_by'),
    claimedAt: defineInstant('claimed_at'),
    /** A calendar date: on it the line is shown again. */
    snoozedUntil: text('snoozed_until'),
    /** What the line showed when it was done: it comes back when it shows another thing. */
    doneAs: text('done_as'),
    doneBy: text('done_by'),
    /** Sealed. */
    note: text('note'),
    noteBy: text('note_by'),
    updatedAt: defineInstant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.subject] }),
    index('work_mark_by_time').on(table.updatedAt),
  ],
)

/** What people of a client wrote about a customer. */
export const customerNotes = desk.table(
  'customer_note',
  {
    id: uuid('id').primaryKey(),
    clientNo: text('client_no').notNull(),
    customerNo: text('customer_no').notNull(),
    person: text('person').notNull(),
    /** Sealed. */
    text: text('text').notNull(),
    writtenAt: defineInstant('written_at').notNull(),
  },
  (table) => [
    index('customer_note_by_customer').on(table.clientNo, table.customerNo, table.writtenAt),
    index('customer_note_by_time').on(table.writtenAt),
  ],
)

/** Who of a client has a customer, and on which day they look again. */
export const customerFollowUps = desk.table(
  'customer_follow_up',
  {
    clientNo: text('client_no').notNull(),
    customerNo: text('customer_no').notNull(),
    owner: text('owner'),
    /** A calendar date. */
    followUpOn: text('follow_up_on'),
    person: text('person').notNull(),
    changedAt: defineInstant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientNo, table.customerNo] }),
    index('customer_follow_up_by_day')
      .on(table.clientNo, table.followUpOn)
      .where(sql`${table.followUpOn} is not null`),
  ],
)
