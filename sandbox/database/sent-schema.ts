import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sandboxSchema } from './schema'
import type { StoredItem, StoredRequest } from './stored-sent'

/**
 * Requests to send an invoice that are told apart from their transactions: those that have none
 * yet, and those that differ from what their transaction tells. Any other transaction is a request
 * by itself, without a row here. Times are milliseconds since 1970.
 */
export const sendRequests = sandboxSchema.table(
  'send_requests',
  {
    receiptId: text('receipt_id').primaryKey(),
    companyId: integer('company_id').notNull(),
    invoiceNumber: text('invoice_number'),
    /** The sender's own name of it; null where it came without one. */
    identifier: text('identifier'),
    receivedAt: bigint('received_at', { mode: 'number' }).notNull(),
    /** 1 New, 2 Pending, 3 Completed. */
    status: integer().notNull(),
    transactionRid: bigint('transaction_rid', { mode: 'number' }),
    /** When its next step is due, by its tenant's clock; null where it stays as it is. */
    nextAt: bigint('next_at', { mode: 'number' }),
    data: jsonb().$type<StoredRequest>().notNull(),
  },
  (table) => [
    index('send_requests_by_number').on(table.companyId, table.invoiceNumber),
    uniqueIndex('send_requests_by_identifier').on(table.companyId, table.identifier),
    index('send_requests_of_transaction').on(table.transactionRid),
    index('send_requests_going_on').on(table.nextAt).where(sql`next_at is not null`),
  ],
)

/** Receivable items. What is its customer's (account, stops) is read from there. */
export const arItems = sandboxSchema.table(
  'ar_items',
  {
    arItemId: bigint('ar_item_id', { mode: 'number' })
      .generatedAlwaysAsIdentity({ startWith: 400_001 })
      .primaryKey(),
    clientNo: integer('client_no').notNull(),
    customerNo: text('customer_no').notNull(),
    documentNo: text('document_no').notNull(),
    kid: text(),
    data: jsonb().$type<StoredItem>().notNull(),
  },
  (table) => [
    index('ar_items_in_order').on(table.clientNo, table.arItemId),
    index('ar_items_by_customer').on(table.clientNo, table.customerNo, table.arItemId),
    index('ar_items_by_document').on(table.clientNo, table.documentNo, table.arItemId),
    index('ar_items_by_kid').on(table.clientNo, table.kid, table.arItemId),
    index('ar_items_by_status').on(table.clientNo, sql`(data->>'status')`, table.arItemId),
    index('ar_items_by_type').on(table.clientNo, sql`(data->>'documentType')`, table.arItemId),
    index('ar_items_by_level').on(table.clientNo, sql`(data->>'collectionLevel')`, table.arItemId),
    index('ar_items_by_currency').on(table.clientNo, sql`(data->>'currency')`, table.arItemId),
    index('ar_items_by_due_date').on(table.clientNo, sql`(data->>'dueDate')`),
  ],
)
