import { bigint, index, integer, numeric, primaryKey, text } from 'drizzle-orm/pg-core'
import { sandboxSchema } from './schema'
import type { DecimalText } from './stored-collection'

/** What was done in receivables, a line each. Times are milliseconds since 1970. */
export const logItems = sandboxSchema.table(
  'log_items',
  {
    logItemId: bigint('log_item_id', { mode: 'number' })
      .generatedAlwaysAsIdentity({ startWith: 700_001 })
      .primaryKey(),
    clientNo: integer('client_no').notNull(),
    customerNo: text('customer_no'),
    arItemId: bigint('ar_item_id', { mode: 'number' }),
    documentNo: text('document_no'),
    type: text().notNull(),
    message: text().notNull(),
    /** An id of whoever had it done. */
    reference: text(),
    fileId: text('file_id'),
    userId: text('user_id'),
    /** A line of later is not told before. */
    loggedAt: bigint('logged_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('log_items_in_order').on(table.clientNo, table.logItemId),
    index('log_items_by_customer').on(table.clientNo, table.customerNo, table.logItemId),
    index('log_items_by_item').on(table.clientNo, table.arItemId, table.logItemId),
    index('log_items_by_document').on(table.clientNo, table.documentNo, table.logItemId),
    index('log_items_by_reference').on(table.clientNo, table.reference),
  ],
)

/** Payments that are on their way, by the id of whoever reserved them. */
export const paymentReservations = sandboxSchema.table(
  'payment_reservations',
  {
    clientNo: integer('client_no').notNull(),
    paymentId: text('payment_id').notNull(),
    /** What it was asked with, so that the same id with other contents is noticed. */
    asked: text().notNull(),
    customerNo: text('customer_no').notNull(),
    arItemId: bigint('ar_item_id', { mode: 'number' }),
    amount: numeric().$type<DecimalText>().notNull(),
    currency: text().notNull(),
    paymentDate: text('payment_date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientNo, table.paymentId] }),
    index('payment_reservations_of_item').on(table.arItemId),
  ],
)
