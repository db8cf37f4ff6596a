import type { BulkRow } from '@/lib/contracts/desk/bulk/bulk-actions'
import type { DecisionOutcome } from '@/lib/contracts/desk/decision'
import type { CustomerStopOutcome } from '@/lib/contracts/desk/receivables/stops'
import type { Failure, Result } from '@/lib/contracts/result'

/**
 * What the next step is after a row. `again`: the service asked to wait, and nothing was done.
 * `sign-in`: the person's session has ended, and nothing was done. `halt`: it concerns the rows
 * that follow too, or nobody knows what became of this one.
 */
export type NextStep = 'next' | 'again' | 'sign-in' | 'halt'

export type RowOutcome = {
  /** `waiting`: surely nothing was done, so the row may go out later, as a new write. */
  state: Exclude<BulkRow['state'], 'sending' | 'not-applied' | 'undelivered'>
  failure: Failure | null
  step: NextStep
  /** Why the sending ends or waits, where it does. */
  why: Failure | null
}

/** What a row came to that was answered. */
export type RowEnd = 'done' | 'accepted' | 'changed' | 'differs'

/** What became of a row, and whether the next one goes out. What is not sure to be undone is unknown. */
export const classifyRow = (result: Result<RowEnd>): RowOutcome =>
  result.ok ? settleAs(result.value) : classifyFailure(result.failure)

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

/**
 * The same of a correction or a payment: what the service took is booked later. One whose id may be
 * at the service because of another write is not sent, whoever asks; those that follow are.
 */
export function classifyAdjustment(result: Result<unknown>): RowOutcome {
  if (result.ok) return settleAs('accepted')
  const { failure } = result
  if (failure.code === 'invoice-changed') return settleAs('changed')
  if (failure.code === 'sent-before') return settleAs('refused', failure)
  return classifyFailure(failure)
}

/**
 * The same of a document: what the service took is delivered later. One whose place is taken, which may
 * be at the service, or of whose number another is not known, is not sent; those that follow are.
 */
export function classifyResend(result: Result<unknown>): RowOutcome {
  if (result.ok) return settleAs('accepted')
  const { failure } = result
  return ofOneDocument.has(failure.code) ? settleAs('refused', failure) : classifyFailure(failure)
}

const ofOneDocument = new Set<string | undefined>(['resent-before', 'sent-before', 'outcome-open'])

const settleAs = (state: RowOutcome['state'], failure: Failure | null = null): RowOutcome => ({
  ...{ state, failure },
  step: 'next',
  why: null,
})

function classifyFailure(failure: Failure): RowOutcome {
  const stay = (step: NextStep): RowOutcome => ({
    ...{ state: 'waiting', failure: null, step },
    why: failure,
  })
  switch (failure.kind) {
    case 'not-found':
      return settleAs('gone', failure)
    case 'conflict':
    case 'invalid':
    case 'refused':
      return settleAs('refused', failure)
    case 'throttled':
      return stay('again')
    case 'unauthenticated':
      return stay('sign-in')
    case 'forbidden':
    case 'not-sent':
      return stay('halt')
    default:
      return { state: 'unknown', failure, step: 'halt', why: failure }
  }
}
