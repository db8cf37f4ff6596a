import type { BulkRow } from '@/lib/contracts/desk/bulk-actions'
import type { DecisionOutcome } from '@/lib/contracts/desk/decision'
import type { CustomerStopOutcome } from '@/lib/contracts/desk/stops'
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

/** What a row came to that was answered. */
export type RowEnd = 'done' | 'accepted' | 'changed' | 'differs'

/** What became of a row, and whether the next one goes out. What is not sure to be undone is unknown. */
export const classifyRow = (result: Result<RowEnd>): RowOutcome =>
  result.ok ? { state: result.value, failure: null, step: 'next' } : classifyFailure(result.failure)

/** What a decision came to. */
export function findDecisionEnd(value: DecisionOutcome): RowEnd {
  if (value.outcome === 'changed') return 'changed'
  return !value.isAccepted || value.found === 'applied' ? 'done' : 'accepted'
}

/** What a stop of a customer came to. One that was taken and that no read shows is done. */
export function findStopEnd(value: CustomerStopOutcome): RowEnd {
  if (value.outcome === 'changed') return 'changed'
  return value.found === 'differs' ? 'differs' : 'done'
}

/** Who has a customer is kept by the desk itself, which refuses what was changed since. */
export function findFollowUpEnd(result: Result<null>): Result<RowEnd> {
  if (result.ok) return { ok: true, value: 'done' }
  return result.failure.code === 'changed-meanwhile' ? { ok: true, value: 'changed' } : result
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
