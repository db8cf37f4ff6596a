import type { ImportFinding } from '@/lib/shared/file-import/import-findings'
import type { InvoiceRow } from './invoice-file'
import type { InvoiceField } from './invoice-file-columns'

/**
 * What the service says of an invoice: not asked yet, there already, not there by its id while its
 * number is (`sameNumber`), not there, or an answer from which nothing follows.
 */
export type LookupState = 'open' | 'known' | 'sameNumber' | 'new' | 'untold'

/**
 * A row with what the service says of it: one that is there already stays behind, one whose
 * number is there, or of which nothing is known, needs a person's word.
 */
export function withLookup<Row extends InvoiceRow>(row: Row, lookup: LookupState | undefined): Row {
  if (lookup === undefined || lookup === 'open' || lookup === 'new') return row
  const isByNumber = row.identity.ownId === null || lookup === 'sameNumber'
  const field = isByNumber ? 'invoiceNumber' : 'uniqueSourceInvoiceId'
  const finding: ImportFinding<InvoiceField> = {
    field: row.values[field] === undefined ? null : field,
    is: lookup === 'known' ? 'excluded' : 'warned',
    why: lookup,
    value: row.values[field] ?? '',
  }
  return { ...row, findings: [...row.findings, finding] }
}
