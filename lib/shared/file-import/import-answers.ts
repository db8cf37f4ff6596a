import type { GivenValue, ImportSource } from './import-fields'
import type { FindingGroup, ImportFinding } from './import-findings'
import type { ImportChanges } from './read-import-row'

/**
 * What a person said of a group of findings: another value for all its rows, that they stay behind,
 * or that they are right as they stand. `replaced` is the source that a value for every row of the
 * file took the place of.
 */
export type ImportAnswer<Key extends string> = { group: FindingGroup<Key> } & (
  | { does: 'set'; given: GivenValue<Key>; replaced?: ImportSource<Key> | null }
  | { does: 'leaveOut' }
  | { does: 'approve' }
)

/** A cell that was mended in place. */
export type ImportMend<Key extends string> = { line: number; field: Key; value: string }

/** What all answers and mends come to, to be asked of each row. */
export type ImportDecisions<Key extends string> = {
  changes: ImportChanges<Key>
  leftOut: ReadonlySet<number>
  isApproved: (line: number, finding: ImportFinding<Key>) => boolean
}

/** A mend comes after every answer, whichever was given first: it was typed for that one cell. */
export function applyAnswers<Key extends string>(
  answers: readonly ImportAnswer<Key>[],
  mends: readonly ImportMend<Key>[],
): ImportDecisions<Key> {
  const changes = new Map<number, Partial<Record<Key, GivenValue<Key>>>>()
  const leftOut = new Set<number>()
  const approved = new Set<string>()
  const change = (line: number, field: Key, given: GivenValue<Key>) =>
    changes.set(line, { ...changes.get(line), [field]: given } as Record<Key, GivenValue<Key>>)
  for (const answer of answers) {
    const { field, why, cases } = answer.group
    for (const { line, value } of cases) {
      if (answer.does === 'leaveOut') leftOut.add(line)
      if (answer.does === 'approve') approved.add(toApprovalKey(line, { field, why, value }))
      if (answer.does === 'set' && answer.replaced === undefined && field !== null)
        change(line, field, answer.given)
    }
  }
  for (const { line, field, value } of mends) change(line, field, { from: 'value', value })
  return {
    changes,
    leftOut,
    isApproved: (line, finding) => approved.has(toApprovalKey(line, finding)),
  }
}

/** What was approved is a value, so that another one in its place is not. */
const toApprovalKey = <Key extends string>(
  line: number,
  { field, why, value }: Pick<ImportFinding<Key>, 'field' | 'why' | 'value'>,
) => JSON.stringify([line, field, why, value])
