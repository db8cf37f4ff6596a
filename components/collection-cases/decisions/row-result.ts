import type { BulkRow } from '@/lib/contracts/desk/bulk-actions'
import type { DecisionName } from '@/lib/contracts/desk/decision'
import type { WriteState } from '@/lib/contracts/desk/journal'
import type { Failure } from '@/lib/shared/format/describe-failure'

/**
 * What became of one row. `taken`: the service accepted the decision and has not carried it out
 * yet. The idempotency key leads to its line of the journal.
 */
export type RowResult = {
  is: 'sending' | 'decided' | 'taken' | 'changed' | 'unknown' | 'failed' | 'gone' | 'not-applied'
  idempotencyKey: string
  decision: DecisionName
  failure?: Failure
}

/** What a check found of a decision; null while nobody knows. */
export function findEnd(state: WriteState): 'decided' | 'taken' | 'not-applied' | null {
  if (state === 'done') return 'decided'
  if (state === 'accepted') return 'taken'
  return state === 'unknown' || state === 'sending' ? null : 'not-applied'
}

/** True for a row whose question has its answer: decided, or submitted. Only these may be hidden. */
export const isAnswered = (result: RowResult | undefined) =>
  result?.is === 'decided' || result?.is === 'taken'

/** True for a row that cannot be answered here, or not while its outcome is not known. */
export const isLocked = (result: RowResult | undefined) =>
  isAnswered(result) ||
  result?.is === 'sending' ||
  result?.is === 'unknown' ||
  result?.is === 'gone'

/** How many cases went out, and what is known of them: decided, or only submitted. */
export type RunCount = { sent: number; decided: number; submitted: number }

/** The count with one more case that went out. */
export const countRow = (
  { sent, decided, submitted }: RunCount,
  { is }: Pick<RowResult, 'is'>,
): RunCount => ({
  sent: sent + 1,
  decided: decided + (is === 'decided' ? 1 : 0),
  submitted: submitted + (is === 'taken' ? 1 : 0),
})

/** A row of a bulk action as lists of decisions show it; null for one of which nothing was sent. */
export function toRowResult({
  state,
  idempotencyKey,
  operation,
  failure,
}: Pick<BulkRow, 'state' | 'idempotencyKey' | 'operation' | 'failure'>): RowResult | null {
  const is = resultOf[state]
  const decision = operation as DecisionName
  return is && { is, idempotencyKey, decision, ...(failure && { failure: failure as Failure }) }
}

const resultOf: Record<BulkRow['state'], RowResult['is'] | null> = {
  waiting: null,
  sending: 'sending',
  done: 'decided',
  accepted: 'taken',
  changed: 'changed',
  gone: 'gone',
  refused: 'failed',
  unknown: 'unknown',
  'not-applied': 'not-applied',
}
