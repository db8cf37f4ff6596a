import type { TextTable } from '@/lib/shared/tables/text-table'
import type { ImportSources } from './import-fields'

/** Why a file as a whole cannot be imported, and the row or the number of rows that it is about. */
export type FileProblem = { why: 'empty' | 'noColumns' | 'openQuote' | 'tooMany'; place: number }

/** Says why the rows of a file cannot be imported at all; null where each is judged by itself. */
export function findFileProblem<Key extends string>(
  { records, openQuote }: TextTable,
  sources: ImportSources<Key>,
  rowsMax: number,
): FileProblem | null {
  if (openQuote !== null) return { why: 'openQuote', place: openQuote }
  if (records.length < 2) return { why: 'empty', place: 0 }
  if (Object.keys(sources).length === 0) return { why: 'noColumns', place: 0 }
  return records.length - 1 > rowsMax ? { why: 'tooMany', place: records.length - 1 } : null
}
