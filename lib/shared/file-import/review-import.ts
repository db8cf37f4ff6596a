import type { TextTable } from '@/lib/shared/tables/text-table'
import { applyAnswers, type ImportAnswer, type ImportMend } from './import-answers'
import type { ImportField } from './import-fields'
import { collectFindings, type FindingGroup } from './import-findings'
import { getRowStanding, type ReviewedRow, type RowStanding } from './row-standing'

/** Why a file as a whole cannot be imported, and the row or the number of rows that it is about. */
export type FileProblem = { why: 'empty' | 'openQuote' | 'tooMany'; place: number }

/**
 * Says why the rows of a file cannot be imported at all; null where each is judged by itself, and
 * where a person has to match the columns.
 */
export function findFileProblem(
  { records, openQuote }: TextTable,
  rowsMax: number,
): FileProblem | null {
  if (openQuote !== null) return { why: 'openQuote', place: openQuote }
  if (records.length < 2) return { why: 'empty', place: 0 }
  return records.length - 1 > rowsMax ? { why: 'tooMany', place: records.length - 1 } : null
}

/**
 * How many rows hold a field, and how many different values. Those are counted until one of several
 * comes a second time, and no further than `differentMax`: a long file of which every value was kept
 * would be held twice.
 */
export type FieldTally = { filled: number; different: number }

/** How the rows of a file stand, and what is still to be said of them. */
export type ImportReview<Key extends string, Row extends ReviewedRow<Key>> = {
  rows: readonly (Row & { standing: RowStanding })[]
  counts: Record<RowStanding, number>
  groups: FindingGroup<Key>[]
  tallies: Record<Key, FieldTally>
}

type Said<Key extends string> = {
  answers: readonly ImportAnswer<Key>[]
  mends: readonly ImportMend<Key>[]
}

/**
 * Begins a review of rows by what a person said of them: it takes row after row, so that a page can
 * draw in between. A finding that is answered, or of a row that stays behind for another reason, is
 * not asked again.
 */
export function beginReview<Key extends string, Row extends ReviewedRow<Key>>(
  fields: readonly ImportField<Key>[],
  { answers, mends }: Said<Key>,
) {
  const decisions = applyAnswers(answers, mends)
  const counts = { excluded: 0, leftOut: 0, blocked: 0, asks: 0, ready: 0 }
  const rows: (Row & { standing: RowStanding })[] = []
  const found = collectFindings<Key>()
  const tallies = new Map<string, ReturnType<typeof createTally>>(
    fields.map(({ key }) => [key, createTally()]),
  )
  return {
    add(row: Row) {
      const { line, values, findings } = row
      const standing = getRowStanding(row, decisions)
      counts[standing] += 1
      rows.push({ ...row, standing })
      for (const key in values) {
        const value = values[key]
        if (value !== undefined) tallies.get(key)?.count(value)
      }
      if (standing === 'leftOut') return
      for (const finding of findings)
        if (
          standing === 'excluded' ? finding.is === 'excluded' : !decisions.isApproved(line, finding)
        )
          found.add(line, finding)
    },
    finish: (): ImportReview<Key, Row> => ({
      rows,
      counts,
      groups: found.toGroups(),
      tallies: Object.fromEntries([...tallies].map(([key, { tell }]) => [key, tell()])) as Record<
        Key,
        FieldTally
      >,
    }),
  }
}

/** More is said of no field; a set of many more keeps the page waiting each time that it grows. */
const differentMax = 10_000

function createTally() {
  let [filled, different] = [0, 0]
  let values: Set<string> | null = new Set()
  return {
    count(value: string) {
      filled += 1
      if (!values) return
      values.add(value)
      different = values.size
      if (different > differentMax || (different > 1 && different < filled)) values = null
    },
    tell: (): FieldTally => ({ filled, different }),
  }
}
