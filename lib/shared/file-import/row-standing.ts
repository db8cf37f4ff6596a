import type { ImportDecisions } from './import-answers'
import type { ImportFinding } from './import-findings'
import type { ImportValues } from './read-import-row'

/** A row after every check. */
export type ReviewedRow<Key extends string> = {
  line: number
  values: ImportValues<Key>
  findings: readonly ImportFinding<Key>[]
}

/**
 * How a row stands. `ready` is sent; the others stay behind: for good, because a person said so,
 * because something is wrong, or because a person has not said yet that it is right.
 */
export type RowStanding = 'excluded' | 'leftOut' | 'blocked' | 'asks' | 'ready'

export function getRowStanding<Key extends string>(
  { line, findings }: ReviewedRow<Key>,
  { leftOut, isApproved }: ImportDecisions<Key>,
): RowStanding {
  if (findings.some(({ is }) => is === 'excluded')) return 'excluded'
  if (leftOut.has(line)) return 'leftOut'
  if (findings.some(({ is }) => is === 'refused')) return 'blocked'
  return findings.some((each) => each.is === 'warned' && !isApproved(line, each)) ? 'asks' : 'ready'
}
