import { bigint, index, integer, jsonb, text } from 'drizzle-orm/pg-core'
import { sandboxSchema } from './schema'
import type { StoredDocument } from './stored-document'

/** Documents of clients, each with the receivable item that it was booked as. */
export const documents = sandboxSchema.table(
  'documents',
  {
    documentId: bigint('document_id', { mode: 'number' })
      .generatedAlwaysAsIdentity({ startWith: 700_001 })
      .primaryKey(),
    clientNo: integer('client_no').notNull(),
    documentNo: text('document_no').notNull(),
    customerNo: text('customer_no').notNull(),
    arItemId: bigint('ar_item_id', { mode: 'number' }),
    /** The bundle that it went out with. */
    bundleId: text('bundle_id'),
    data: jsonb().$type<StoredDocument>().notNull(),
  },
  (table) => [
    index('documents_in_order').on(table.clientNo, table.documentId),
    index('documents_by_number').on(table.clientNo, table.documentNo, table.documentId),
    index('documents_by_customer').on(table.clientNo, table.customerNo, table.documentId),
    index('documents_by_bundle').on(table.clientNo, table.bundleId, table.documentId),
  ],
)
