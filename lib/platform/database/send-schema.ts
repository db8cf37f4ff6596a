import { index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { defineInstant, desk } from './schema'

/**
 * That a document was sent in the name of a failed invoice (docs/decisions/0118). How the send
 * stands is in the journal, under its idempotency key.
 */
export const resentInvoices = desk.table(
  'resent_invoice',
  {
    companyId: integer('company_id').notNull(),
    /** Of the failed one. */
    transactionRid: text('transaction_rid').notNull(),
    oldReceiptId: text('old_receipt_id'),
    invoiceNumber: text('invoice_number'),
    /** Of the one in its place: the sender's own name of it. */
    identifier: text('identifier').notNull(),
    /** What the service calls it; null until somebody has learned it. */
    receiptId: text('receipt_id'),
    idempotencyKey: uuid('idempotency_key').notNull(),
    person: text('person').notNull(),
    sentAt: defineInstant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.identifier] }),
    index('resent_invoice_by_old').on(table.companyId, table.transactionRid),
    index('resent_invoice_by_receipt').on(table.companyId, table.receiptId),
  ],
)
