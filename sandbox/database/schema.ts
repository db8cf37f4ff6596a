import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CustomerUpdate } from '@/lib/contracts/receivables/customers'
import type { DocumentToCreate } from '@/lib/contracts/receivables/documents'
import type { TenantSettings } from '../tenant-settings'
import type { StoredCustomer } from './stored-customer'

/**
 * All tables of the sandbox stand apart from the desk's, so that both may share one PostgreSQL.
 * Times are milliseconds since 1970.
 */
export const sandboxSchema = pgSchema('sandbox')

const makeTimeColumn = (name: string) => bigint(name, { mode: 'number' })

/** What signs access tokens. */
export const keys = sandboxSchema.table('keys', {
  name: text().primaryKey(),
  secret: text().notNull(),
})

/** A tenant is what a test owns: its clients, users, clock and faults. */
export const tenants = sandboxSchema.table('tenants', {
  id: text().primaryKey(),
  settings: jsonb().$type<TenantSettings>().notNull(),
})

/**
 * What the areas call differently: a client number, an organization and companies, tied together.
 */
export const clients = sandboxSchema.table('clients', {
  clientNo: integer('client_no').primaryKey(),
  tenant: text().notNull(),
  name: text().notNull(),
  country: text().notNull(),
  organizationId: text('organization_id').notNull(),
  companyIds: jsonb('company_ids').$type<number[]>().notNull(),
  nextAccountNo: integer('next_account_no').notNull(),
})

export const users = sandboxSchema.table('users', {
  userName: text('user_name').primaryKey(),
  tenant: text().notNull(),
  name: text().notNull(),
  role: text().$type<'controller' | 'support' | 'lead'>().notNull(),
  password: text().notNull(),
})

/** A refresh token is stored as its hash and good for one use. */
export const refreshTokens = sandboxSchema.table('refresh_tokens', {
  hash: text().primaryKey(),
  userName: text('user_name').notNull(),
  generation: integer().notNull(),
  expiresAt: makeTimeColumn('expires_at').notNull(),
  usedAt: makeTimeColumn('used_at'),
})

/** Access tokens that say nothing by themselves; signed ones are not stored. */
export const opaqueTokens = sandboxSchema.table('opaque_tokens', {
  hash: text().primaryKey(),
  userName: text('user_name').notNull(),
  generation: integer().notNull(),
  expiresAt: makeTimeColumn('expires_at').notNull(),
})

/** A customer as it is read. */
export const customers = sandboxSchema.table(
  'customers',
  {
    clientNo: integer('client_no').notNull(),
    customerNo: text('customer_no').notNull(),
    data: jsonb().$type<StoredCustomer>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientNo, table.customerNo] })],
)

/**
 * What a list searches and orders customers by. It stands apart because its rows are a tenth as
 * wide: a search of one or two letters reads all of a client's, and a deep page skips many. Longer
 * searches have an index where pg_trgm is there (migration 0002). A column that is null was blank,
 * and stands last whichever way a list goes.
 */
export const listedCustomers = sandboxSchema.table(
  'listed_customers',
  {
    clientNo: integer('client_no').notNull(),
    customerNo: text('customer_no').notNull(),
    sortNo: text('sort_no').notNull(),
    name: text(),
    organizationNo: text('organization_no'),
    city: text(),
    search: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientNo, table.customerNo] }),
    foreignKey({
      name: 'listed_of_customer',
      columns: [table.clientNo, table.customerNo],
      foreignColumns: [customers.clientNo, customers.customerNo],
    }).onDelete('cascade'),
    index('listed_by_number').on(table.clientNo, sql`sort_no collate "C"`),
    index('listed_by_name').on(table.clientNo, sql`name collate "C"`, sql`sort_no collate "C"`),
    index('listed_by_name_down').on(
      table.clientNo,
      sql`name collate "C" desc nulls last`,
      sql`sort_no collate "C" desc`,
    ),
    index('listed_by_organization').on(
      table.clientNo,
      sql`organization_no collate "C"`,
      sql`sort_no collate "C"`,
    ),
    index('listed_by_organization_down').on(
      table.clientNo,
      sql`organization_no collate "C" desc nulls last`,
      sql`sort_no collate "C" desc`,
    ),
    index('listed_by_city').on(table.clientNo, sql`city collate "C"`, sql`sort_no collate "C"`),
    index('listed_by_city_down').on(
      table.clientNo,
      sql`city collate "C" desc nulls last`,
      sql`sort_no collate "C" desc`,
    ),
  ],
)

export const batches = sandboxSchema.table('batches', {
  batchUuid: uuid('batch_uuid').primaryKey(),
  clientNo: integer('client_no').notNull(),
  effect: text().$type<'create' | 'update' | 'documents'>().notNull(),
  receivedAt: makeTimeColumn('received_at').notNull(),
  finishedAt: makeTimeColumn('finished_at'),
  total: integer().notNull(),
})

export const batchRows = sandboxSchema.table(
  'batch_rows',
  {
    batchUuid: uuid('batch_uuid').notNull(),
    index: integer().notNull(),
    /** The customer, or the document, as it was sent. */
    given: jsonb('customer').$type<CustomerUpdate | DocumentToCreate>().notNull(),
    status: text().$type<'QUEUED' | 'PROCESSED' | 'FAILED'>().notNull(),
    result: text(),
    message: text(),
    warnings: jsonb().$type<{ field: string; message: string }[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.batchUuid, table.index] }),
    index('batch_rows_waiting').on(table.batchUuid, table.index).where(sql`status = 'QUEUED'`),
  ],
)

/** The companies of the partner area. Which client a company belongs to stands in the client. */
export const companies = sandboxSchema.table('companies', {
  companyId: integer('company_id').primaryKey(),
  name: text().notNull(),
  organizationNumber: text('organization_number').notNull(),
  countryCode: text('country_code').notNull(),
})

const makeWallTimeColumn = (name: string) => timestamp(name, { mode: 'string', precision: 0 })

/**
 * A transaction: an invoice on its way to or from a company. Times are wall times in UTC, of whole
 * seconds. `search` holds number, KID, filename and name, folded, a line each: migration 0004
 * indexes its parts where pg_trgm is there. Blank amounts and due dates count as the least.
 */
export const transactions = sandboxSchema.table(
  'transactions',
  {
    rowId: bigint('row_id', { mode: 'number' }).primaryKey(),
    companyId: integer('company_id').notNull(),
    transactionRid: bigint('transaction_rid', { mode: 'number' }).notNull(),
    parentTransactionRid: bigint('parent_transaction_rid', { mode: 'number' }),
    /** 1 outgoing, 2 incoming. */
    direction: smallint(),
    logTime: makeWallTimeColumn('log_time'),
    deliveryTime: makeWallTimeColumn('delivery_time'),
    status: text(),
    company: text(),
    channel: text(),
    requestedChannel: text('requested_channel'),
    actualChannel: text('actual_channel'),
    invoiceType: text('invoice_type'),
    invoiceNumber: text('invoice_number'),
    filename: text(),
    logText: text('log_text'),
    invoiceeName: text('invoicee_name'),
    invoiceDate: text('invoice_date'),
    dueDate: text('due_date'),
    amount: doublePrecision(),
    amountExVat: doublePrecision('amount_ex_vat'),
    kid: text(),
    channelStatus: text('channel_status'),
    channelUpdateTime: makeWallTimeColumn('channel_update_time'),
    correlationStatus: text('correlation_status'),
    search: text().notNull(),
    /** Fields without a value are left out of answers rather than null. */
    leavesOut: boolean('leaves_out').notNull(),
  },
  (table) => [
    index('transactions_by_company').on(
      table.companyId,
      table.rowId,
      table.status,
      table.logTime,
      table.direction,
    ),
    index('transactions_not_ok')
      .on(table.companyId, table.rowId, table.status, table.logTime, table.direction)
      .where(sql`status <> 'OK'`),
    index('transactions_by_amount').on(
      table.companyId,
      sql`coalesce(amount, '-infinity')`,
      table.rowId,
    ),
    index('transactions_by_due_date').on(
      table.companyId,
      sql`coalesce(due_date, '') collate "C"`,
      table.rowId,
    ),
    index('transactions_by_rid').on(table.transactionRid),
    index('transactions_by_parent')
      .on(table.parentTransactionRid)
      .where(sql`parent_transaction_rid is not null`),
    index('transactions_by_number').on(sql`split_part(search, E'\\n', 1) collate "C"`),
    index('transactions_by_kid').on(sql`split_part(search, E'\\n', 2) collate "C"`),
    index('transactions_by_filename').on(sql`split_part(search, E'\\n', 3) collate "C"`),
    index('transactions_by_name').on(sql`split_part(search, E'\\n', 4) collate "C"`),
  ],
)

/**
 * What a day of LogTime holds, a row a company: counts, and the RowIds between which its
 * transactions stand. Kept by what stores transactions, so that a period is counted, and found in
 * the order of RowId, without reading its rows. Rows without a LogTime stand at -infinity.
 */
export const transactionDays = sandboxSchema.table(
  'transaction_days',
  {
    companyId: integer('company_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    total: integer().notNull(),
    ok: integer().notNull(),
    pending: integer().notNull(),
    failed: integer().notNull(),
    handled: integer().notNull(),
    firstRowId: bigint('first_row_id', { mode: 'number' }).notNull(),
    lastRowId: bigint('last_row_id', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.day] })],
)
