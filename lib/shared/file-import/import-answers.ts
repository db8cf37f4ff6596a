import type { GivenValue, ImportSource } from './import-fields'
import type { FindingGroup, ImportFinding } from './import-findings'
import type { ImportChanges, RowChanges } from './read-import-row'

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
  leftOut: { has: (line: number) => boolean }
  isApproved: (line: number, finding: ImportFinding<Key>) => boolean
}

/**
 * A mend comes after every answer, whichever was given first: it was typed for that one cell.
 *
 * An answer may be of every row of a long file. Nothing is made of it row by row: it is asked when
 * its row is.
 */
export function applyAnswers<Key extends string>(
  answers: readonly ImportAnswer<Key>[],
  mends: readonly ImportMend<Key>[],
): ImportDecisions<Key> {
  const leftOut = answers.filter(({ does }) => does === 'leaveOut')
  const approvals = answers.filter(({ does }) => does === 'approve')
  return {
    changes: toChanges(answers.filter(isOfRows), mends),
    leftOut: { has: (line) => leftOut.some(({ group }) => indexCases(group).has(line)) },
    isApproved: (line, { field, why, value }) =>
      approvals.some(
        ({ group }) =>
          group.field === field && group.why === why && indexCases(group).get(line) === value,
      ),
  }
}

/** True for an answer that changes the values of its rows, and not the source of the whole file. */
export const isOfRows = <Key extends string>(answer: ImportAnswer<Key>) =>
  answer.does === 'set' && answer.replaced === undefined && answer.group.field !== null

type SetAnswer<Key extends string> = Extract<ImportAnswer<Key>, { does: 'set' }>

/** True for an answer that took the place of the source of the whole file. */
export const isOfFile = <Key extends string>(
  answer: ImportAnswer<Key>,
): answer is SetAnswer<Key> & { replaced: ImportSource<Key> | null } =>
  answer.does === 'set' && answer.replaced !== undefined

function toChanges<Key extends string>(
  answers: readonly ImportAnswer<Key>[],
  mends: readonly ImportMend<Key>[],
): ImportChanges<Key> {
  const mended = new Map<number, RowChanges<Key>>()
  for (const { line, field, value } of mends)
    mended.set(line, {
      ...mended.get(line),
      [field]: { from: 'value', value },
    } as RowChanges<Key>)
  return {
    get(line) {
      let changed: RowChanges<Key> | undefined
      for (const answer of answers) {
        if (answer.does !== 'set' || !indexCases(answer.group).has(line)) continue
        changed ??= {}
        changed[answer.group.field as Key] = answer.given
      }
      const mend = mended.get(line)
      return mend ? { ...changed, ...mend } : changed
    },
  }
}

const indexes = new WeakMap<object, ReadonlyMap<number, string>>()

/** What the rows of a group hold, by their lines: made once, when it is first asked. */
function indexCases({ cases }: FindingGroup<string>): ReadonlyMap<number, string> {
  const known = indexes.get(cases)
  if (known) return known
  const made = new Map(cases.map(({ line, value }) => [line, value]))
  indexes.set(cases, made)
  return made
}
