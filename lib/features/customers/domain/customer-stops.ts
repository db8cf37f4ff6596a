import type { NextStop, SeenStop, StopKind } from '@/lib/contracts/desk/receivables/stops'
import { parseDay } from '@/lib/shared/dates/calendar-date'
import { findStopState } from './stops'
import { findStopProblem, pickStop, type StopProblem } from './whole/item-stops'

type StopFields = Parameters<typeof pickStop>[0]
type Customer = StopFields & { customerNo?: string | null }

/**
 * What a stop does to a customer. `set`: none runs. `extended`: the one that runs ends later then.
 * `longer`: the one that runs ends later already, or on that day. `unreadable`: one is set, and
 * nobody knows until when. `unnamed`: the list tells no number to name the customer by.
 */
export type StopEffect = 'set' | 'extended' | 'longer' | 'unreadable' | 'unnamed'

/** What a stop until a day does to a customer; a stop of many never shortens one. */
export function findStopEffect(
  customer: Customer,
  { kind, until }: { kind: StopKind; until: string },
  today: string,
): StopEffect {
  const running = findRunning(customer, kind, today)
  if (!customer.customerNo) return 'unnamed'
  if (running === null) return 'set'
  if (running === 'unreadable') return 'unreadable'
  return running < until ? 'extended' : 'longer'
}

/** What ending a stop does to a customer; `none`: no stop runs. */
export type EndEffect = 'ended' | 'none' | 'unreadable' | 'unnamed'

/** What ending the stop of a kind does to a customer. */
export function findEndEffect(customer: Customer, kind: StopKind, today: string): EndEffect {
  const running = findRunning(customer, kind, today)
  if (!customer.customerNo) return 'unnamed'
  if (running === null) return 'none'
  return running === 'unreadable' ? running : 'ended'
}

/** The last day of the stop that runs; null where none does. */
function findRunning(customer: Customer, kind: StopKind, today: string) {
  const state = findStopState(pickStop(customer, kind).until ?? '', today)
  if (state === null) return null
  if (state.unreadable !== undefined) return 'unreadable' as const
  return state.daysLeft < 0 ? null : state.until
}

/**
 * What takes a stop back: what stood before it. Where none did, it ends, because a day has no blank,
 * and keeps its reason. A stop that runs again without the reason that it never had is sent a blank
 * one.
 *
 * @param before what stood there when the stop was set, and `set` what it was set to.
 * @param ends the day with which a stop ends.
 */
export function planStopUndo(before: SeenStop, set: NextStop, ends: string): NextStop {
  const day = parseDay(before.until ?? '')
  if (day === null) return { until: ends, memo: null }
  const hasOwnMemo = set.memo === null || set.memo === (before.memo ?? '')
  if (hasOwnMemo) return { until: day, memo: null }
  return { until: day, memo: before.memo ?? (day > ends ? '' : null) }
}

/** A stop as it is seen once it is set as it was sent. */
export const toSetStop = (before: SeenStop, set: NextStop): SeenStop => ({
  until: set.until,
  memo: set.memo === null ? before.memo : set.memo || null,
})

/**
 * Why a stop of many may not be sent as it is typed, or null. One that only moves stops that run may
 * leave their reasons as they are.
 */
export function findSharedStopProblem(
  typed: { until: string | null; memo: string },
  { today, isNew }: { today: string; isNew: boolean },
): StopProblem | null {
  const problem = findStopProblem(typed, today)
  return problem === 'memoMissing' && !isNew ? null : problem
}
