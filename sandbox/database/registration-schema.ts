import { bigint, index, integer, jsonb, text } from 'drizzle-orm/pg-core'
import type { RegistrationEnding } from '../tenant-settings'
import { sandboxSchema } from './schema'

/** A bank agreement's request, or a company's, in the words in which it was sent. */
export type StoredRegistration = Record<string, unknown> & { message?: string }

/** Bank agreements and companies that were registered. Times are milliseconds since 1970. */
export const registrations = sandboxSchema.table(
  'registrations',
  {
    id: integer('id').generatedAlwaysAsIdentity({ startWith: 100_001 }).primaryKey(),
    tenant: text('tenant').notNull(),
    kind: text('kind').$type<'bank-agreement' | 'company'>().notNull(),
    organizationNumber: text('organization_number').notNull(),
    receivedAt: bigint('received_at', { mode: 'number' }).notNull(),
    ending: text('fate').$type<RegistrationEnding>().notNull(),
    /** Of a company that is active: by what the partner part knows it. */
    companyId: integer('company_id'),
    data: jsonb('data').$type<StoredRegistration>().notNull(),
  },
  (table) => [
    index('registrations_by_number').on(table.tenant, table.kind, table.organizationNumber),
  ],
)
