import { sql } from 'drizzle-orm'
import { bigint, index, integer, numeric, text } from 'drizzle-orm/pg-core'
import { sandboxSchema } from './schema'
import type { DecimalText } from './stored-collection'

/** Numbers of vouchers whose sender gave none. */
export const vouchers = sandboxSchema.sequence('vouchers', { startWith: 900_001 })

/**
 * What was booked on receivable items. The first posting of an item is its document, for its
 * original amount; all of an item add up to what remains. An amount above zero raises what the
 * customer owes.
 */
export const arPostings = sandboxSchema.table(
  'ar_postings',
  {
    postingId: bigint('posting_id', { mode: 'number' })
      .generatedAlwaysAsIdentity({ startWith: 800_001 })
      .primaryKey(),
    clientNo: integer('client_no').notNull(),
    arItemId: bigint('ar_item_id', { mode: 'number' }).notNull(),
    customerNo: text('customer_no').notNull(),
    /** A calendar date. */
    postingDate: text('posting_date').notNull(),
    year: integer().notNull(),
    period: integer().notNull(),
    kind: text().$type<PostingKind>().notNull(),
    amount: numeric().$type<DecimalText>().notNull(),
    currency: text().notNull(),
    voucherNo: text('voucher_no').notNull().default(sql`nextval('sandbox.vouchers')::text`),
  },
  (table) => [
    index('ar_postings_in_order').on(table.clientNo, table.postingId),
    index('ar_postings_of_item').on(table.arItemId, table.postingId),
    index('ar_postings_by_period').on(table.clientNo, table.year, table.period),
  ],
)

/** A document (the first three) or what was booked on one. A kind of the caller's own is kept. */
export type PostingKind = 'INVOICE' | 'INTEREST_NOTE' | 'CREDIT_NOTE' | 'PAYMENT' | (string & {})

/**
 * Amounts by which one ledger of a client differs from its postings, so that the ledgers disagree:
 * a posting counts for so much more in it.
 */
export const ledgerDifferences = sandboxSchema.table(
  'ledger_differences',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    clientNo: integer('client_no').notNull(),
    ledger: text().$type<DifferingLedger>().notNull(),
    postingId: bigint('posting_id', { mode: 'number' }).notNull(),
    amount: numeric().$type<DecimalText>().notNull(),
  },
  (table) => [index('ledger_differences_of_client').on(table.clientNo, table.ledger)],
)

export const differingLedgers = ['gl', 'movements', 'aging'] as const
export type DifferingLedger = (typeof differingLedgers)[number]
