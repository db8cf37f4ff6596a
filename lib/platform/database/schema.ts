import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LinkArea } from '../../contracts/desk/manual-links'
import type { ViewList } from '../../contracts/desk/views'
import type { Workspace } from '../env'

export const desk = pgSchema('desk')

export const defineInstant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A signed-in person. The id is the hash of what the cookie carries; tokens are sealed. */
export const sessions = desk.table('session', {
  id: text('id').primaryKey(),
  userName: text('user_name').notNull(),
  displayName: text('display_name').notNull(),
  accessToken: text('access_token').notNull(),
  refreshToken: text('refresh_token'),
  /** Grows with every refresh, so that a waiting process sees that another one was there. */
  generation: integer('generation').notNull().default(0),
  accessExpiresAt: defineInstant('access_expires_at'),
  refreshAt: defineInstant('refresh_at'),
  leaseUntil: defineInstant('lease_until'),
  /**
   * The partner part's own token, sealed, where PARTNER_TOKEN asks for one; without an expiry it is
   * used until it is refused.
   */
  partnerToken: text('partner_token'),
  partnerExpiresAt: defineInstant('partner_expires_at'),
  /** Why there is none, although one was asked for at sign-in. */
  partnerMissing: text('partner_missing').$type<'refused' | 'unreachable'>(),
  /** Scope words of the token; null where the token does not tell. */
  rights: jsonb('rights').$type<string[]>(),
  workspaces: jsonb('workspaces').$type<Workspace[]>(),
  /** With which browser, in words, so that a person knows their own sessions apart. */
  browser: text('browser'),
  createdAt: defineInstant('created_at').notNull().defaultNow(),
  lastActiveAt: defineInstant('last_active_at').notNull().defaultNow(),
  endedAt: defineInstant('ended_at'),
  endReason: text('end_reason'),
})

/** Failed sign-ins of an account or an address, whose key is a hash. */
export const signInAttempts = desk.table('sign_in_attempt', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  blockedUntil: defineInstant('blocked_until'),
  updatedAt: defineInstant('updated_at').notNull().defaultNow(),
})

/**
 * Until when a person's calls to an area wait, because the upstream asked for it (429): at every
 * desk over this store.
 */
export const callPauses = desk.table(
  'call_pause',
  {
    person: text('person').notNull(),
    area: text('area').notNull(),
    until: defineInstant('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.person, table.area] })],
)

/** Every write, a row before it is sent (architecture.md, section 6). */
export const journal = desk.table(
  'journal',
  {
    idempotencyKey: uuid('idempotency_key').primaryKey(),
    operation: text('operation').notNull(),
    area: text('area').notNull(),
    person: text('person').notNull(),
    clientNo: text('client_no'),
    organizationId: text('organization_id'),
    target: text('target'),
    requestId: text('request_id').notNull(),
    /** Hash of operation and input: another input under the same idempotency key is refused. */
    fingerprint: text('fingerprint').notNull(),
    /**
     * What was sent, sealed (lib/platform/journal/sealed-payload); erased after a time. Not jsonb,
     * which forgets the order of fields.
     */
    payload: json('payload').$type<unknown>(),
    /**
     * Keyed digests of the ids in what was sent, by which it is found. Null in rows of an older
     * desk, whose payload is searched itself.
     */
    payloadIds: text('payload_ids').array(),
    /** What stood in the sent fields before, by field path, without sensitive values; sealed. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    state: text('state')
      .$type<'sending' | 'done' | 'refused' | 'accepted' | 'not-sent' | 'unknown' | 'not-applied'>()
      .notNull(),
    /**
     * The Result that the first arrival got, masked: a second arrival under the same key gets the
     * same.
     */
    outcome: jsonb('outcome').$type<unknown>(),
    look: jsonb('look').$type<{
      at: string
      person: string
      found: 'applied' | 'not-applied' | 'partly' | 'unproven' | 'gone'
      stored: Record<string, unknown>
    }>(),
    /**
     * The ids of ours that its rows went out with, in the order of the rows, blank where one has
     * none; null for a write without such rows. They outlive the payload.
     */
    sourceIds: text('source_ids').array(),
    /** What a person found of it by other means, where no look could tell. */
    record: jsonb('record').$type<{
      at: string
      person: string
      found: 'applied' | 'not-applied'
    }>(),
    /** How they know it. Sealed. */
    recordNote: text('record_note'),
    /**
     * What a read right after the write showed of the sent fields, by field path, sensitive values
     * masked.
     */
    seen: jsonb('seen').$type<Record<string, unknown>>(),
    /** The bulk action whose row it is, if any (docs/decisions/0109). */
    bulkActionId: uuid('bulk_action_id'),
    sentAt: defineInstant('sent_at').notNull(),
    deadlineAt: defineInstant('deadline_at').notNull(),
    endedAt: defineInstant('ended_at'),
  },
  (table) => [
    index('journal_by_client').on(table.clientNo, table.sentAt),
    index('journal_by_target').on(table.clientNo, table.target, table.sentAt),
    index('journal_by_time').on(table.sentAt),
    index('journal_open')
      .on(table.state, table.sentAt)
      .where(sql`${table.state} in ('sending', 'unknown')`),
  ],
)

/**
 * Which writes of an organization went out with an id of ours: `journal.sourceIds` the other way
 * round, because comparing two long arrays takes the store seconds.
 */
export const journalSourceIds = desk.table(
  'journal_source_id',
  {
    organizationId: text('organization_id').notNull(),
    sourceId: text('source_id').notNull(),
    idempotencyKey: uuid('idempotency_key')
      .notNull()
      .references(() => journal.idempotencyKey, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.sourceId, table.idempotencyKey] }),
  ],
)

/**
 * What a person keeps for themselves: a draft of what they type, the columns of a list, what they
 * looked up (docs/decisions/0006).
 */
export const userState = desk.table(
  'user_state',
  {
    person: text('person').notNull(),
    kind: text('kind').$type<'draft' | 'columns' | 'matches' | 'lookup' | 'recent'>().notNull(),
    /** What it is about, such as `1001/customer:10001` or the name of a list. */
    subject: text('subject').notNull(),
    /**
     * Sealed. Null: it was dropped, and the row stands so that a save which was sent before the
     * drop does not bring it back.
     */
    content: text('content'),
    /**
     * The open page that wrote it, and its how manieth change: an earlier change of the same page
     * never overwrites a later one.
     */
    writer: text('writer').notNull(),
    turn: integer('turn').notNull(),
    updatedAt: defineInstant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.person, table.kind, table.subject] }),
    index('user_state_by_time').on(table.updatedAt),
  ],
)

/**
 * A name for an address of the partner search. Name and query may name people, so both are sealed.
 */
export const savedViews = desk.table(
  'saved_view',
  {
    id: uuid('id').primaryKey(),
    owner: text('owner').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    /** Which list it is of (lib/contracts/desk/views.ts). */
    list: text('list').$type<ViewList>().notNull().default('search'),
    /** Whose list it is, where a client or an organization has one of its own. */
    clientNo: text('client_no'),
    organizationId: text('organization_id'),
    /** The companies that it touches: a shared one is seen by whoever may touch all of them. */
    companyIds: bigint('company_ids', { mode: 'number' }).array().notNull(),
    shared: boolean('shared').notNull(),
    createdAt: defineInstant('created_at').notNull(),
    updatedAt: defineInstant('updated_at').notNull(),
  },
  (table) => [
    index('saved_view_by_owner').on(table.owner),
    index('saved_view_shared').on(table.shared).where(sql`${table.shared}`),
  ],
)

/** What a person saw when they last looked at a view. The snapshot is sealed. */
export const viewVisits = desk.table(
  'view_visit',
  {
    person: text('person').notNull(),
    viewId: uuid('view_id')
      .notNull()
      .references(() => savedViews.id, { onDelete: 'cascade' }),
    visitedAt: defineInstant('looked_at').notNull(),
    snapshot: text('snapshot').notNull(),
  },
  (table) => [primaryKey({ columns: [table.person, table.viewId] })],
)

/** Failures of a cause that somebody has handled, company by company, up to a row of the search. */
export const handledCauses = desk.table(
  'handled_cause',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    /** `cause:` and its name, `shape:` and the keyed digest of a shape, or `silent`. */
    cause: text('cause').notNull(),
    upToRowId: bigint('up_to_row_id', { mode: 'number' }).notNull(),
    person: text('person').notNull(),
    /** Sealed. */
    note: text('note'),
    handledAt: defineInstant('handled_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.cause] })],
)

/**
 * What persons have said of an invoice: what of another area is the same, and what is not
 * (docs/decisions/0058).
 */
export const manualLinks = desk.table(
  'manual_link',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    transactionRid: bigint('transaction_rid', { mode: 'number' }).notNull(),
    area: text('area').$type<LinkArea>().notNull(),
    /** The client of an item or a customer, the organization of a collection invoice. */
    place: text('place').notNull(),
    /** What the area calls the thing. */
    linkedId: text('target').notNull(),
    same: boolean('same').notNull(),
    person: text('person').notNull(),
    saidAt: defineInstant('said_at').notNull(),
  },
  ({ companyId, transactionRid, area, place, linkedId, same }) => [
    primaryKey({ columns: [companyId, transactionRid, area, place, linkedId] }),
    uniqueIndex('manual_link_one').on(companyId, transactionRid, area, place).where(sql`${same}`),
  ],
)
