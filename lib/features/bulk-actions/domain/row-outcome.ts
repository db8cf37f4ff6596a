import type { BulkRow } from '@/lib/contracts/desk/bulk-actions'
import type { DecisionOutcome } from '@/lib/contracts/desk/decision'
import type { Failure, Result } from '@/lib/contracts/result'

/**
 * What the next step is after a row. `again`: the service asked to wait, and nothing was done.
 * `sign-in`: the person's session has ended, and nothing was done. `halt`: it concerns the rows
 * that follow too, or nobody knows what became of this one.
 */
export type NextStep = 'next' | 'again' | 'sign-in' | 'halt'

export type RowOutcome = {
  /** `waiting`: surely nothing was done, so the row may go out later, as a new write. */
  state: Exclude<BulkRow['state'], 'sending' | 'not-applied'>
  failure: Failure | null
  step: NextStep
}

/** What became of a row, and whether the next one goes out. What is not sure to be undone is unknown. */
export function classifyRow(result: Result<DecisionOutcome>): RowOutcome {
  if (!result.ok) return classifyFailure(result.failure)
  const { value } = result
  if (value.outcome === 'changed') return { state: 'changed', failure: null, step: 'next' }
  const isDone = !value.isAccepted || value.found === 'applied'
  return { state: isDone ? 'done' : 'accepted', failure: null, step: 'next' }
}

function classifyFailure(failure: Failure): RowOutcome {
  switch (failure.kind) {
    case 'not-found':
      return { state: 'gone', failure, step: 'next' }
    case 'conflict':
    case 'invalid':
    case 'refused':
      return { state: 'refused', failure, step: 'next' }
    case 'throttled':
      return { state: 'waiting', failure: null, step: 'again' }
    case 'unauthenticated':
      return { state: 'waiting', failure: null, step: 'sign-in' }
    case 'forbidden':
    case 'not-sent':
      return { state: 'waiting', failure: null, step: 'halt' }
    default:
      return { state: 'unknown', failure, step: 'halt' }
  }
}
