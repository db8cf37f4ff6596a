import type { BulkAction, CustomerVerb } from '@/lib/contracts/desk/bulk-actions'
import type { Translate } from '@/lib/shared/i18n/translate'

/** A bulk action as a title: what is done to how many, or what came of it. */
export function describeBulkAction(t: Translate, action: BulkAction): string {
  const { state, total, counts } = action
  const is = state === 'running' || state === 'interrupted' ? 'doing' : 'did'
  const title = t(findTitle(action, is), { total, done: counts.done ?? 0 })
  const unknown = is === 'did' ? (counts.unknown ?? 0) : 0
  return unknown > 0 ? t('bulkActions.withUnknown', { title, count: unknown }) : title
}

function findTitle({ verb, subject }: BulkAction, is: 'doing' | 'did') {
  if (subject === 'customer')
    return `bulkActions.of.customer.${is}.${verb as CustomerVerb}` as const
  return `bulkActions.of.${subject}.${is}.${verb as Exclude<typeof verb, CustomerVerb>}` as const
}

/** How it stands, in a sentence or two. */
export function describeBulkState(t: Translate, action: BulkAction): string {
  const left = action.counts.waiting ?? 0
  const sent = action.total - left - (action.counts.sending ?? 0)
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
export const listBulkCounts = (t: Translate, { counts }: BulkAction): string[] =>
  (Object.keys(told) as (keyof typeof told)[])
    .filter((state) => counts[state])
    .map((state) => t(`bulkActions.count.${told[state]}`, { count: counts[state]! }))
