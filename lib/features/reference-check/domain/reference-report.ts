import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import type { Failure } from '@/lib/contracts/result'
import {
  type LineFinding,
  type PastedLine,
  type PastedReferences,
  type ReferenceKind,
  toReferenceKey,
} from './pasted-references'
import { type Chunk, isLineSearched } from './reference-chunks'

/** Why a line has no answer: what is wrong with it, or what became of its request. */
export type NotTriedReason =
  | LineFinding
  | 'failed'
  | 'notAsked'
  | 'silent'
  | 'unfinished'
  | 'untold'

/**
 * What came of a line. `atLeast`: there may be more, because the rows of its request were not all
 * read, or one does not show the field that was asked for.
 */
export type LineOutcome =
  | { kind: 'found'; row: SummaryRow }
  | { kind: 'several'; rows: SummaryRow[]; atLeast: boolean }
  | { kind: 'none' }
  | { kind: 'not-tried'; why: NotTriedReason; failure: Failure | null }

export const outcomeKinds = ['found', 'several', 'none', 'not-tried'] as const

export type ReportedLine = PastedLine & { outcome: LineOutcome }

/**
 * Every line of a paste with what came of it, in the order of the paste. Rows are given to lines by
 * the value of the field, never by their order.
 */
export function buildReferenceReport(
  pasted: PastedReferences,
  chunks: readonly Chunk[],
  tryAll: boolean,
): ReportedLine[] {
  const answers = new Map(
    chunks.flatMap((chunk) => chunk.values.map((value) => [toReferenceKey(value), chunk])),
  )
  const rows = groupRowsByValue(chunks, pasted.kind)
  return pasted.lines.map((line) => ({ ...line, outcome: resolveOutcome(line) }))

  function resolveOutcome({ value, finding }: PastedLine): LineOutcome {
    if (finding && !isLineSearched(finding, tryAll)) return makeNotTried(finding)
    const chunk = answers.get(toReferenceKey(value))
    if (!chunk) return makeNotTried('notAsked')
    const found = rows.get(chunk)
    return resolveChunkOutcome(
      chunk,
      found?.get(toReferenceKey(value)) ?? [],
      found?.has(notShown) ?? false,
    )
  }
}

/** How many lines came out in each way. */
export function countOutcomes(lines: readonly ReportedLine[]): Record<LineOutcome['kind'], number> {
  const counts = { found: 0, several: 0, none: 0, 'not-tried': 0 }
  for (const { outcome } of lines) counts[outcome.kind] += 1
  return counts
}

/** The rows that a line found, in the order of their RowId. */
export const listOutcomeRows = (outcome: LineOutcome): SummaryRow[] =>
  outcome.kind === 'found' ? [outcome.row] : outcome.kind === 'several' ? outcome.rows : []

/**
 * A row that does not show the field may be the one of any line of its request, so it takes the
 * proof from those that have none.
 */
function resolveChunkOutcome(
  { state, failure, pages }: Chunk,
  rows: SummaryRow[],
  hasUntold: boolean,
): LineOutcome {
  const [row] = rows
  if (row && (state !== 'whole' || hasUntold)) return { kind: 'several', rows, atLeast: true }
  if (row)
    return rows.length === 1 ? { kind: 'found', row } : { kind: 'several', rows, atLeast: false }
  if (state === 'whole') return hasUntold ? makeNotTried('untold') : { kind: 'none' }
  if (state === 'silent') return makeNotTried('silent')
  if (failure) return makeNotTried('failed', failure)
  return makeNotTried(pages === 0 ? 'notAsked' : 'unfinished')
}

const makeNotTried = (why: NotTriedReason, failure: Failure | null = null): LineOutcome => ({
  kind: 'not-tried',
  why,
  failure,
})

function groupRowsByValue(
  chunks: readonly Chunk[],
  kind: ReferenceKind,
): Map<Chunk, Map<string, SummaryRow[]>> {
  return new Map(
    chunks.map((chunk) => [
      chunk,
      Map.groupBy(chunk.rows, (row) => toReferenceKey(getRowValue(row, kind))),
    ]),
  )
}

/** What a row is kept under that does not show the field: a folded value is never empty. */
const notShown = ''

function getRowValue(row: SummaryRow, kind: ReferenceKind): string {
  return kind === 'OrganizationNumber' ? notShown : String(row[kind] ?? notShown)
}
