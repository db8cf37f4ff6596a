import type { BulkAction, CollectionVerb, CustomerVerb } from '@/lib/contracts/desk/bulk-actions'
import { isAdjustingVerb } from '@/lib/features/bulk-actions/domain/bulk-operations'
import type { Translate } from '@/lib/shared/i18n/translate'

/** A bulk action as a title: what is done to how many, or what came of it. */
export function describeBulkAction(t: Translate, action: BulkAction): string {
  const { state, total, counts } = action
  const phase = state === 'running' || state === 'interrupted' ? 'doing' : 'did'
  const title = t(findTitle(action, phase), { total, done: counts.done ?? 0 })
  const unknown = phase === 'did' ? (counts.unknown ?? 0) : 0
  return unknown > 0 ? t('bulkActions.withUnknown', { title, count: unknown }) : title
}

function findTitle({ verb, subject }: BulkAction, phase: 'doing' | 'did') {
  if (isAdjustingVerb(verb)) return `bulkActions.adjusting.${phase}.${verb}` as const
  return subject === 'customer'
    ? (`bulkActions.of.customer.${phase}.${verb as CustomerVerb}` as const)
    : (`bulkActions.of.${subject}.${phase}.${verb as DecisionVerb}` as const)
}

type DecisionVerb = Exclude<CollectionVerb, 'correct' | 'recordPayment'>

/** How it stands, in a sentence or two. */
export function describeBulkState(t: Translate, action: BulkAction): string {
  const { waiting: left = 0, accepted = 0 } = action.counts
  const sent = action.total - left - (action.counts.sending ?? 0)
  if (action.state === 'over' && accepted > 0) return t('bulkActions.state.allSent')
  return t(`bulkActions.state.${action.state}`, { left, sent, total: action.total })
}

const told = {
  accepted: 'accepted',
  changed: 'changed',
  gone: 'gone',
  differs: 'differs',
  refused: 'refused',
  unknown: 'unknown',
  'not-applied': 'notApplied',
  waiting: 'waiting',
} as const

/** How many rows came to anything but done, each kind in words. */
export const listBulkCounts = (t: Translate, { counts, verb }: BulkAction): string[] =>
  (Object.keys(told) as (keyof typeof told)[])
    .filter((state) => counts[state])
    .map((state) => {
      const key = state === 'accepted' && isAdjustingVerb(verb) ? 'waitsForBooking' : told[state]
      return t(`bulkActions.count.${key}`, { count: counts[state]! })
    })

/** How many of its rows came to what, in one line: done of all first, then all else. */
export function describeBulkCounts(t: Translate, action: BulkAction): string {
  const { verb, total, counts } = action
  const done = t(`bulkActions.counted.${isAdjustingVerb(verb) ? 'booked' : 'done'}`, {
    ...{ done: counts.done ?? 0, total },
  })
  return [done, ...listBulkCounts(t, action)].join(', ')
}

/** What a glance is told of it: it runs, waits for a person, is not known of a row, or is over. */
export function findBulkVerdict({ state, counts, total }: BulkAction) {
  if (state === 'running') return 'run'
  if (state === 'interrupted' || state === 'waiting') return 'wait'
  if (counts.unknown) return 'unknown'
  if ((counts.done ?? 0) + (counts.accepted ?? 0) < total) return 'warn'
  return counts.accepted ? 'wait' : 'ok'
}
