import type { ImportSources } from '@/lib/shared/file-import/import-fields'
import type { FieldTally } from '@/lib/shared/file-import/review-import'
import { type CustomerImportKey, hasBlank, type SentField, sentFields } from './import-fields'
import type { EmptyMeanings } from './plan-fields'
import type { CustomerRow } from './review-row'

/**
 * A field that some rows leave empty. `canBlank`: a person has to say whether those keep what is
 * stored or blank it; a day, a number and a yes or no have no blank, so they keep.
 */
export type EmptyCells = { field: SentField; empty: number; canBlank: boolean }

/**
 * The fields that the file has and some of its rows leave empty. The empty cells of a row that is
 * doubtful blank nothing, whatever is said of the others.
 */
export function listEmptyCells(
  sources: ImportSources<CustomerImportKey>,
  tallies: Record<CustomerImportKey, FieldTally>,
  rows: readonly Pick<CustomerRow, 'values' | 'isDoubtful'>[],
): EmptyCells[] {
  const doubtful = rows.filter(({ isDoubtful }) => isDoubtful)
  return sentFields.flatMap((field) => {
    if (!sources[field]) return []
    const unasked = doubtful.filter(({ values }) => values[field] === undefined).length
    const empty = rows.length - tallies[field].filled - unasked
    return empty > 0 ? [{ field, empty, canBlank: hasBlank(field) }] : []
  })
}

/**
 * What a person said of the empty cells of fields, without those that come from another column now:
 * nobody has said what is meant by that one's.
 *
 * @param of where the fields came from when it was said.
 */
export function pickMeanings(
  meanings: EmptyMeanings,
  of: ImportSources<CustomerImportKey>,
  now: ImportSources<CustomerImportKey>,
): EmptyMeanings {
  const isSame = (field: string) =>
    JSON.stringify(of[field as SentField]) === JSON.stringify(now[field as SentField])
  return Object.fromEntries(Object.entries(meanings).filter(([field]) => isSame(field)))
}

/** Whether a person has said of every field with empty cells what those mean. */
export const areAnswered = (cells: readonly EmptyCells[], meanings: EmptyMeanings): boolean =>
  cells.every(({ field, canBlank }) => !canBlank || meanings[field] !== undefined)
