import type { BulkRow } from '@/lib/contracts/desk/bulk/bulk-actions'
import type { DecisionName, DecisionOutcome } from '@/lib/contracts/desk/decision'
import type { WriteState } from '@/lib/contracts/desk/journal'
import type { Result } from '@/lib/contracts/result'
import type { RowResult } from '@/lib/features/collection-cases/domain/answered-cases'
import type { Failure } from '@/lib/shared/format/describe-failure'

export type { RowResult }

/** What a check found of a decision; null while nobody knows. */
export function findEnd(state: WriteState): 'decided' | 'taken' | 'not-applied' | null {
  if (state === 'done') return 'decided'
  if (state === 'accepted') return 'taken'
  return state === 'unknown' || state === 'sending' ? null : 'not-applied'
}

/** How many cases went out, and what is known of them: decided, or only submitted. */
export type QueueCount = { sent: number; decided: number; submitted: number }

/** The count with one more case that went out. */
export const countRow = (
  { sent, decided, submitted }: QueueCount,
  { is }: Pick<RowResult, 'is'>,
): QueueCount => ({
  sent: sent + 1,
  decided: decided + (is === 'decided' ? 1 : 0),
  submitted: submitted + (is === 'taken' ? 1 : 0),
})

/** What became of a row by the answer to its decision. */
export function toRowResult(result: Result<DecisionOutcome>): Pick<RowResult, 'is' | 'failure'> {
  if (!result.ok) {
    const { failure } = result
    return {
      is:
        failure.kind === 'unknown-outcome'
          ? 'unknown'
          : failure.kind === 'not-found'
            ? 'gone'
            : 'failed',
      failure,
    }
  }
  if (result.value.outcome === 'changed') return { is: 'changed' }
  return { is: result.value.isAccepted && result.value.found !== 'applied' ? 'taken' : 'decided' }
}

/** A row of a bulk action as lists of decisions show it; null for one of which nothing was sent. */
export function toBulkRowResult({
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
  differs: 'changed',
  partly: 'unknown',
  undelivered: 'failed',
  refused: 'failed',
  unknown: 'unknown',
  'not-applied': 'not-applied',
}
