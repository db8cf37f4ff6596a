import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Correction } from '@/lib/contracts/collection/corrections'
import type { NewCollectionInvoice } from '@/lib/contracts/collection/create-invoices'
import type { Payment } from '@/lib/contracts/collection/payments'
import { sandboxSchema } from './schema'
import type {
  DecimalText,
  StoredCase,
  StoredCollectionInvoice,
  StoredHistory,
  StoredSettlement,
} from './stored-collection'

/**
 * Tables of the debt-collection area. Times are milliseconds since 1970; lists go by `seq`, or a
 * case's number, which grow with each new row.
 */

const makeTimeColumn = (name: string) => bigint(name, { mode: 'number' })
const makeSeqColumn = () => bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity()
const makeOrganizationIdColumn = () => text('organization_id').notNull()
/** True: its source id was booked before, for a tenant whose service books it each time. */
const makeRepeatedColumn = () => boolean().notNull().default(false)

/**
 * A case. Its number is given in order. `search` holds its number, its invoices' numbers and its
 * debtors' names, folded, a line each.
 */
export const collectionCases = sandboxSchema.table(
  'collection_cases',
  {
    caseId: text('case_id').primaryKey(),
    caseNumber: integer('case_number')
      .generatedByDefaultAsIdentity({ startWith: 100_001 })
      .notNull(),
    organizationId: makeOrganizationIdColumn(),
    type: text().notNull(),
    status: text().notNull(),
    subStatus: text('sub_status').notNull(),
    /** The primary debtor's. */
    customerNumber: text('customer_number'),
    createdAt: makeTimeColumn('created_at').notNull(),
    closedAt: makeTimeColumn('closed_at'),
    pausedUntil: text('paused_until'),
    pauseReason: text('pause_reason'),
    /**
     * When it goes on by itself, by its tenant's clock; null while it waits for somebody, or for
     * ever.
     */
    nextAt: makeTimeColumn('next_at'),
    search: text().notNull(),
    data: jsonb().$type<StoredCase>().notNull(),
  },
  (table) => [
    uniqueIndex('collection_cases_number').on(table.organizationId, table.caseNumber),
    index('collection_cases_by_status').on(table.organizationId, table.status, table.caseNumber),
    index('collection_cases_by_type').on(table.organizationId, table.type, table.caseNumber),
    index('collection_cases_by_customer').on(
      table.organizationId,
      table.customerNumber,
      table.caseNumber,
    ),
    index('collection_cases_by_time').on(table.organizationId, table.createdAt, table.caseNumber),
    index('collection_cases_going_on')
      .on(table.organizationId, table.nextAt)
      .where(sql`next_at is not null`),
  ],
)

/** An invoice, without its amounts: they follow from the claims in `data` and from its postings. */
export const collectionInvoices = sandboxSchema.table(
  'collection_invoices',
  {
    id: uuid().primaryKey(),
    seq: makeSeqColumn(),
    organizationId: makeOrganizationIdColumn(),
    caseId: text('case_id')
      .notNull()
      .references(() => collectionCases.caseId),
    type: text().notNull(),
    status: text().notNull(),
    invoiceNumber: text('invoice_number'),
    uniqueSourceInvoiceId: text('unique_source_invoice_id'),
    /** The primary debtor's. */
    customerNumber: text('customer_number'),
    currency: text().notNull(),
    originalInvoiceAmount: text('original_invoice_amount').$type<DecimalText>().notNull(),
    createdAt: makeTimeColumn('created_at').notNull(),
    closedAt: makeTimeColumn('closed_at'),
    pausedUntil: text('paused_until'),
    pauseReason: text('pause_reason'),
    batchId: uuid('batch_id'),
    repeated: makeRepeatedColumn(),
    data: jsonb().$type<StoredCollectionInvoice>().notNull(),
  },
  (table) => [
    uniqueIndex('collection_invoices_source_id')
      .on(table.organizationId, table.uniqueSourceInvoiceId)
      .where(sql`not repeated`),
    index('collection_invoices_in_order').on(table.organizationId, table.seq),
    index('collection_invoices_by_status').on(table.organizationId, table.status, table.seq),
    index('collection_invoices_by_type').on(table.organizationId, table.type, table.seq),
    index('collection_invoices_by_number').on(table.organizationId, table.invoiceNumber, table.seq),
    index('collection_invoices_by_customer').on(
      table.organizationId,
      table.customerNumber,
      table.seq,
    ),
    index('collection_invoices_by_time').on(table.organizationId, table.createdAt, table.seq),
    index('collection_invoices_of_case').on(table.caseId),
    index('collection_invoices_paused')
      .on(table.organizationId, table.pausedUntil)
      .where(sql`status = 'PAUSED'`),
  ],
)

/**
 * The ledger: what was paid and what was corrected, each source id once an organization and kind. A
 * positive correction lowers what remains (assumed).
 */
export const collectionPostings = sandboxSchema.table(
  'collection_postings',
  {
    id: uuid().primaryKey(),
    seq: makeSeqColumn(),
    organizationId: makeOrganizationIdColumn(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => collectionInvoices.id),
    kind: text().$type<'payment' | 'correction'>().notNull(),
    /** Of a payment. */
    type: text(),
    amount: text().$type<DecimalText>().notNull(),
    currency: text().notNull(),
    /** paymentDate or correctionDate, as it was sent. */
    date: text(),
    description: text(),
    uniqueSourceId: text('unique_source_id'),
    batchId: uuid('batch_id'),
    repeated: makeRepeatedColumn(),
    at: makeTimeColumn('at').notNull(),
  },
  (table) => [
    uniqueIndex('collection_postings_source_id')
      .on(table.organizationId, table.kind, table.uniqueSourceId)
      .where(sql`not repeated`),
    index('collection_postings_of_invoice').on(table.invoiceId, table.seq),
  ],
)

/**
 * A batch, and the queue at once. `receivedAt` is real time, by which it rests; `createdAt` and
 * `finishedAt` are by its tenant's clock.
 */
export const collectionBatches = sandboxSchema.table(
  'collection_batches',
  {
    batchId: uuid('batch_id').primaryKey(),
    seq: makeSeqColumn(),
    organizationId: makeOrganizationIdColumn(),
    type: text().$type<CollectionBatchType>().notNull(),
    status: text().$type<'QUEUED' | 'SUCCESS' | 'PARTIAL' | 'FAILED'>().notNull(),
    createdBy: text('created_by').notNull(),
    receivedAt: makeTimeColumn('received_at').notNull(),
    createdAt: makeTimeColumn('created_at').notNull(),
    finishedAt: makeTimeColumn('finished_at'),
    total: integer().notNull(),
  },
  (table) => [
    index('collection_batches_in_order').on(table.organizationId, table.seq),
    index('collection_batches_by_status').on(table.organizationId, table.status, table.seq),
    index('collection_batches_by_type').on(table.organizationId, table.type, table.seq),
    index('collection_batches_waiting').on(table.receivedAt).where(sql`finished_at is null`),
  ],
)

export type CollectionBatchType = 'INVOICE' | 'PAYMENT' | 'CORRECTION'
export type CollectionBatchRow = NewCollectionInvoice | Payment | Correction

/**
 * A row of a batch as it was sent, and what became of it. Organization, type and source id stand
 * here again to find a request that repeats.
 */
export const collectionBatchRows = sandboxSchema.table(
  'collection_batch_rows',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => collectionBatches.batchId),
    index: integer().notNull(),
    organizationId: makeOrganizationIdColumn(),
    type: text().$type<CollectionBatchType>().notNull(),
    uniqueSourceId: text('unique_source_id'),
    row: jsonb().$type<CollectionBatchRow>().notNull(),
    status: text().$type<'QUEUED' | 'SUCCEEDED' | 'FAILED'>().notNull(),
    invoiceId: uuid('invoice_id'),
    code: text(),
    message: text(),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.index] }),
    index('collection_batch_rows_waiting')
      .on(table.batchId, table.index)
      .where(sql`status = 'QUEUED'`),
    index('collection_batch_rows_by_source_id').on(
      table.organizationId,
      table.type,
      table.uniqueSourceId,
    ),
  ],
)

export const collectionSettlements = sandboxSchema.table(
  'collection_settlements',
  {
    settlementId: text('settlement_id').primaryKey(),
    seq: makeSeqColumn(),
    organizationId: makeOrganizationIdColumn(),
    /** A calendar date. */
    settlementDate: text('settlement_date').notNull(),
    caseNumber: integer('case_number').notNull(),
    currency: text().notNull(),
    data: jsonb().$type<StoredSettlement>().notNull(),
  },
  (table) => [
    index('collection_settlements_in_order').on(table.organizationId, table.seq),
    index('collection_settlements_by_date').on(
      table.organizationId,
      table.settlementDate,
      table.seq,
    ),
  ],
)

/** What happened to a case, and, where it was about one, to an invoice of it. */
export const collectionHistory = sandboxSchema.table(
  'collection_history',
  {
    historyId: uuid('history_id').primaryKey(),
    seq: makeSeqColumn(),
    caseId: text('case_id')
      .notNull()
      .references(() => collectionCases.caseId),
    invoiceId: uuid('invoice_id').references(() => collectionInvoices.id),
    type: text().notNull(),
    at: makeTimeColumn('at').notNull(),
    data: jsonb().$type<StoredHistory>().notNull(),
  },
  (table) => [
    index('collection_history_of_case').on(table.caseId, table.seq),
    index('collection_history_of_invoice')
      .on(table.invoiceId, table.seq)
      .where(sql`invoice_id is not null`),
  ],
)

/**
 * Documents of invoices. `content` is base64, and null where it is made on demand; the legacy path
 * for attachments finds it by `attachmentId`.
 */
export const collectionDocuments = sandboxSchema.table(
  'collection_documents',
  {
    documentId: uuid('document_id').primaryKey(),
    seq: makeSeqColumn(),
    organizationId: makeOrganizationIdColumn(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => collectionInvoices.id),
    attachmentId: uuid('attachment_id').notNull(),
    type: text().notNull(),
    filename: text().notNull(),
    contentType: text('content_type').notNull(),
    size: integer().notNull(),
    createdAt: makeTimeColumn('created_at').notNull(),
    content: text(),
  },
  (table) => [
    index('collection_documents_of_invoice').on(table.invoiceId, table.seq),
    uniqueIndex('collection_documents_attachment').on(table.attachmentId),
  ],
)
