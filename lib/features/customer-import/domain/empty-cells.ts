import type { ImportSources } from '@/lib/shared/file-import/import-fields'
import type { FieldTally } from '@/lib/shared/file-import/review-import'
import { type CustomerImportKey, hasBlank, type SentField, sentFields } from './import-fields'
import type { EmptyMeanings } from './plan-fields'

/**
 * A field that some rows leave empty. `canBlank`: a person has to say whether those keep what is
 * stored or blank it; a day, a number and a yes or no have no blank, so they keep.
 */
export type EmptyCells = { field: SentField; empty: number; canBlank: boolean }

/** The fields that the file has and some of its rows leave empty. */
export function listEmptyCells(
  sources: ImportSources<CustomerImportKey>,
  tallies: Record<CustomerImportKey, FieldTally>,
  rows: number,
): EmptyCells[] {
  return sentFields
    .filter((field) => sources[field] && tallies[field].filled < rows)
    .map((field) => ({
      field,
      empty: rows - tallies[field].filled,
      canBlank: hasBlank(field),
    }))
}

/** Whether a person has said of every field with empty cells what those mean. */
export const areAnswered = (cells: readonly EmptyCells[], meanings: EmptyMeanings): boolean =>
  cells.every(({ field, canBlank }) => !canBlank || meanings[field] !== undefined)
