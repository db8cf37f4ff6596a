import {
  applyAnswers,
  getRowStanding,
  type ImportAnswer,
  type ImportMend,
  type RowStanding,
} from './import-answers'
import type { ImportField } from './import-fields'
import { type FindingGroup, groupFindings, type ImportFinding } from './import-findings'
import type { ImportValues } from './read-import-row'

/** A row after every check. */
export type ReviewedRow<Key extends string> = {
  line: number
  values: ImportValues<Key>
  findings: readonly ImportFinding<Key>[]
}

/** How many rows hold a field, and how many different values. */
export type FieldTally = { filled: number; different: number }

/** How the rows of a file stand, and what is still to be said of them. */
export type ImportReview<Key extends string, Row extends ReviewedRow<Key>> = {
  rows: readonly (Row & { standing: RowStanding })[]
  counts: Record<RowStanding, number>
  groups: FindingGroup<Key>[]
  tallies: Record<Key, FieldTally>
}

/**
 * Reviews rows by what a person said of them. A finding that is answered, or of a row that stays
 * behind for another reason, is not asked again.
 */
export function reviewImport<Key extends string, Row extends ReviewedRow<Key>>(
  fields: readonly ImportField<Key>[],
  rows: readonly Row[],
  { answers, mends }: { answers: readonly ImportAnswer<Key>[]; mends: readonly ImportMend<Key>[] },
): ImportReview<Key, Row> {
  const decisions = applyAnswers(answers, mends)
  const counts = { excluded: 0, leftOut: 0, blocked: 0, asks: 0, ready: 0 }
  const reviewed = rows.map((row) => {
    const standing = getRowStanding(row, decisions)
    counts[standing] += 1
    return { ...row, standing }
  })
  const asked = reviewed.flatMap(({ line, findings, standing }) => {
    if (standing === 'leftOut' || findings.length === 0) return []
    const open = findings.filter((each) =>
      standing === 'excluded' ? each.is === 'excluded' : !decisions.isApproved(line, each),
    )
    return [{ line, findings: open }]
  })
  return {
    rows: reviewed,
    counts,
    groups: groupFindings(asked),
    tallies: tallyFields(fields, rows),
  }
}

function tallyFields<Key extends string>(
  fields: readonly ImportField<Key>[],
  rows: readonly ReviewedRow<Key>[],
): Record<Key, FieldTally> {
  return Object.fromEntries(
    fields.map(({ key }) => {
      const values = rows.flatMap(({ values }) => values[key] ?? [])
      return [key, { filled: values.length, different: new Set(values).size }]
    }),
  ) as Record<Key, FieldTally>
}
