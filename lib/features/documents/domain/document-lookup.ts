import type { ImportFinding } from '@/lib/shared/file-import/import-findings'
import type { DocumentRow } from './document-file'
import type { DocumentField } from './typed-document'

/**
 * What the service says of a number or of a customer: not asked yet, there, not there, or an answer
 * from which nothing follows.
 */
export type LookupState = 'open' | 'there' | 'absent' | 'untold'

/** What is known of the number and of the customer of a row; undefined where nobody has asked. */
export type RowLookups = { number?: LookupState; customer?: LookupState }

/**
 * A row with what the service says of it: one whose number is in use stays behind; where that is not
 * known, or where no such customer is found, a person has to say so.
 */
export function withLookups(row: DocumentRow, { number, customer }: RowLookups): DocumentRow {
  const finding = (
    field: DocumentField,
    is: 'warned' | 'excluded',
    why: string,
  ): ImportFinding<DocumentField> => ({ field, is, why, value: row.values[field] ?? '' })
  const found = [
    ...(number === 'there' ? [finding('documentNo', 'excluded', 'known')] : []),
    ...(number === 'untold' ? [finding('documentNo', 'warned', 'untold')] : []),
    ...(customer === 'absent' ? [finding('customerNo', 'warned', 'noCustomer')] : []),
  ]
  return found.length === 0 ? row : { ...row, findings: [...row.findings, ...found] }
}
