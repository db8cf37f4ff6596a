import type { ImportSources } from '@/lib/shared/file-import/import-fields'
import type { TextTable } from '@/lib/shared/tables/text-table'
import { type CustomerImportKey, customersMax } from './import-fields'

/**
 * Why a file as a whole is not taken, or null. `place` is a line for `openQuote`, and how many rows
 * there are for `tooMany`.
 */
export function findFileProblem(
  { records, openQuote }: TextTable,
  sources: ImportSources<CustomerImportKey>,
): { why: 'empty' | 'noColumns' | 'openQuote' | 'tooMany'; place: number } | null {
  if (openQuote !== null) return { why: 'openQuote', place: openQuote }
  if (records.length < 2) return { why: 'empty', place: 0 }
  if (Object.keys(sources).length === 0) return { why: 'noColumns', place: 0 }
  return records.length - 1 > customersMax ? { why: 'tooMany', place: records.length - 1 } : null
}
