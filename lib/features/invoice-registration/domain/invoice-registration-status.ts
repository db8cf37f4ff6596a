import { type CurrencyTotal, sumByCurrency } from '@/lib/shared/numbers/money'
import type { InvoiceRow, RowCheck, SentInvoice } from './invoice-file'

/**
 * What the upstream told of an invoice: not asked yet, there already, not there, or an answer from
 * which nothing follows.
 */
export type LookupState = 'open' | 'known' | 'new' | 'untold'

/** What becomes of a row once the upstream was asked: its own fate, or what the upstream told. */
export type RegistrationStatus = RowCheck | Exclude<LookupState, 'new'>

/** In the order in which they matter to who decides. */
export const registrationStatuses = [
  'valid',
  'warned',
  'untold',
  'open',
  'known',
  'double',
  'refused',
] as const satisfies readonly RegistrationStatus[]

/**
 * What a row that could be sent waits for; a row that cannot be sent keeps its fate. Without a
 * lookup nothing is known.
 */
export function getRegistrationStatus(
  row: InvoiceRow,
  lookup: LookupState | undefined,
): RegistrationStatus {
  if (row.fate === 'refused' || row.fate === 'double') return row.fate
  if (lookup === undefined || lookup === 'open') return 'open'
  return lookup === 'new' ? row.fate : lookup
}

/**
 * What goes out: rows with nothing against them, and, when a person says so, those that were warned
 * of or of which the upstream told nothing.
 */
export function listApprovedInvoices(
  rows: readonly { row: InvoiceRow; end: RegistrationStatus }[],
  withWarned: boolean,
): SentInvoice[] {
  const sendable: readonly RegistrationStatus[] = withWarned
    ? ['valid', 'warned', 'untold']
    : ['valid']
  return rows.flatMap(({ row, end }) =>
    sendable.includes(end) && 'invoice' in row ? [row.invoice] : [],
  )
}

/** What is handed over in all, by currency. */
export const sumInvoices = (invoices: readonly SentInvoice[]): CurrencyTotal[] =>
  sumByCurrency(
    invoices.map(({ originalInvoiceAmount, currency }) => ({
      amount: originalInvoiceAmount,
      currency,
    })),
  )
