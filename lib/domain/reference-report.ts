import type { SummaryRow } from '../contracts/partner/invoice-summary'
import type { Failure } from '../contracts/result'
import { folded, type LineFinding, type Pasted, type PastedLine, type ReferenceKind } from './pasted-references'
import { type Chunk, isAskedFor } from './reference-chunks'

/** Why a line has no answer: what is wrong with it, or what became of its request. */
export type WhyNotTried = LineFinding | 'failed' | 'notAsked' | 'silent' | 'unfinished' | 'untold'

/** What came of a line. `atLeast`: there may be more, because the rows of its request were not all read, or one does not show the field that was asked for. */
export type LineOutcome =
  | { kind: 'found'; row: SummaryRow }
  | { kind: 'several'; rows: SummaryRow[]; atLeast: boolean }
  | { kind: 'none' }
  | { kind: 'not-tried'; why: WhyNotTried; failure: Failure | null }

export const outcomeKinds = ['found', 'several', 'none', 'not-tried'] as const

export type ReportedLine = PastedLine & { outcome: LineOutcome }

/** Every line of a paste with what came of it, in the order of the paste. Rows are given to lines by the value of the field, never by their order. */
export function referenceReport(pasted: Pasted, chunks: readonly Chunk[], tryAll: boolean): ReportedLine[] {
  const answers = new Map(chunks.flatMap((chunk) => chunk.values.map((value) => [folded(value), chunk])))
  const rows = rowsByValue(chunks, pasted.kind)
  return pasted.lines.map((line) => ({ ...line, outcome: outcomeOf(line) }))

  function outcomeOf({ value, finding }: PastedLine): LineOutcome {
    if (finding && !isAskedFor(finding, tryAll)) return notTried(finding)
    const chunk = answers.get(folded(value))
    if (!chunk) return notTried('notAsked')
    const found = rows.get(chunk)
    return outcomeIn(chunk, found?.get(folded(value)) ?? [], found?.has(notShown) ?? false)
  }
}

/** How many lines came out in each way. */
export function outcomeCounts(lines: readonly ReportedLine[]): Record<LineOutcome['kind'], number> {
  const counts = { found: 0, several: 0, none: 0, 'not-tried': 0 }
  for (const { outcome } of lines) counts[outcome.kind] += 1
  return counts
}

/** The rows that a line found, in the order of their RowId. */
export const rowsOf = (outcome: LineOutcome): SummaryRow[] =>
  outcome.kind === 'found' ? [outcome.row] : outcome.kind === 'several' ? outcome.rows : []

/** A row that does not show the field may be the one of any line of its request, so it takes the proof from those that have none. */
function outcomeIn({ state, failure, pages }: Chunk, rows: SummaryRow[], hasUntold: boolean): LineOutcome {
  const [row] = rows
  if (row && (state !== 'whole' || hasUntold)) return { kind: 'several', rows, atLeast: true }
  if (row) return rows.length === 1 ? { kind: 'found', row } : { kind: 'several', rows, atLeast: false }
  if (state === 'whole') return hasUntold ? notTried('untold') : { kind: 'none' }
  if (state === 'silent') return notTried('silent')
  if (failure) return notTried('failed', failure)
  return notTried(pages === 0 ? 'notAsked' : 'unfinished')
}

const notTried = (why: WhyNotTried, failure: Failure | null = null): LineOutcome => ({ kind: 'not-tried', why, failure })

function rowsByValue(chunks: readonly Chunk[], kind: ReferenceKind): Map<Chunk, Map<string, SummaryRow[]>> {
  return new Map(chunks.map((chunk) => [chunk, Map.groupBy(chunk.rows, (row) => folded(fieldOf(row, kind)))]))
}

/** What a row is kept under that does not show the field: a folded value is never empty. */
const notShown = ''

function fieldOf(row: SummaryRow, kind: ReferenceKind): string {
  return kind === 'OrganizationNumber' ? notShown : String(row[kind] ?? notShown)
}
