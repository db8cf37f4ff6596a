import type { ImportFinding } from '@/lib/shared/file-import/import-findings'
import type { InvoiceRow } from './invoice-file'
import type { InvoiceField } from './invoice-file-columns'

/**
 * What the service says of an invoice: not asked yet, there already, not there, or an answer from
 * which nothing follows.
 */
export type LookupState = 'open' | 'known' | 'new' | 'untold'

/**
 * A row with what the service says of it: one that is there already stays behind, one of which
 * nothing is known needs a person's word.
 */
export function withLookup<Row extends InvoiceRow>(row: Row, lookup: LookupState | undefined): Row {
  if (lookup !== 'known' && lookup !== 'untold') return row
  const field = row.identity.ownId === null ? 'invoiceNumber' : 'uniqueSourceInvoiceId'
  const finding: ImportFinding<InvoiceField> = {
    field: row.values[field] === undefined ? null : field,
    is: lookup === 'known' ? 'excluded' : 'warned',
    why: lookup,
    value: row.values[field] ?? '',
  }
  return { ...row, findings: [...row.findings, finding] }
}
