import { bigint, index, integer, text } from 'drizzle-orm/pg-core'
import { sandboxSchema } from './schema'

/** Files of clients, whole. Times are milliseconds since 1970. */
export const files = sandboxSchema.table(
  'files',
  {
    fileId: text('file_id').primaryKey(),
    clientNo: integer('client_no').notNull(),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').notNull(),
    fileSize: integer('file_size').notNull(),
    /** Base64. */
    content: text().notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [
    index('files_in_order').on(table.clientNo, table.createdAt, table.fileId),
    index('files_by_name').on(table.clientNo, table.fileName),
  ],
)
