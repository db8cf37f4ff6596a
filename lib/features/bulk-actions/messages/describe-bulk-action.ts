import type { BulkAction, ImportCounts } from '@/lib/contracts/desk/bulk/bulk-actions'
import type {
  BulkVerb,
  CollectionVerb,
  CustomerVerb,
  ImportVerb,
  SendingVerb,
} from '@/lib/contracts/desk/bulk/bulk-verbs'
import { isAdjustingVerb, isImportVerb } from '@/lib/features/bulk-actions/domain/bulk-operations'
import { formatCount } from '@/lib/shared/format/count'
import type { Translate } from '@/lib/shared/i18n/translate'

/** A bulk action as a title: what is done to how many, or what came of it. */
export function describeBulkAction(t: Translate, action: BulkAction): string {
  const { state, counts } = action
  const isMoving = state === 'running' || state === 'interrupted'
  const done = action.imported?.counts.done ?? counts.done ?? 0
  const total = countSubjects(action)
  if (isMoving) return describeBulkWork(t, { ...action, total })
  const title = t(findTitle(action, 'did'), {
    ...{ total, all: formatCount(total), done: formatCount(done) },
  })
  const unknown = action.imported?.counts.untold ?? counts.unknown ?? 0
  return unknown > 0 ? t('bulkActions.withUnknown', { title, count: unknown }) : title
}

/** What is done to how many cases, invoices or customers. */
export const describeBulkWork = (
  t: Translate,
  { total, ...work }: { verb: BulkVerb; subject: BulkAction['subject']; total: number },
): string => t(findTitle(work, 'doing'), { total, all: formatCount(total) })

/** The cases, invoices or customers of one: of an import those of all its batches. */
const countSubjects = ({ total, imported }: BulkAction) => imported?.customers ?? total

function findTitle(
  { verb, subject }: { verb: BulkVerb; subject: BulkAction['subject'] },
  phase: 'doing' | 'did',
) {
  if (isImportVerb(verb)) return `bulkActions.importing.${phase}.${verb}` as const
  if (isAdjustingVerb(verb)) return `bulkActions.adjusting.${phase}.${verb}` as const
  if (subject === 'document') return `bulkActions.sending.${phase}.${verb as SendingVerb}` as const
  return subject === 'customer' || subject === 'batch'
    ? (`bulkActions.of.customer.${phase}.${verb as TickedVerb}` as const)
    : (`bulkActions.of.${subject}.${phase}.${verb as DecisionVerb}` as const)
}

type DecisionVerb = Exclude<CollectionVerb, 'correct' | 'recordPayment'>
type TickedVerb = Exclude<CustomerVerb, ImportVerb>

/** How it stands, in a sentence or two. */
export function describeBulkState(t: Translate, action: BulkAction): string {
  const { state, imported } = action
  if (imported && state === 'running') return describeImportProgress(t, imported)
  if (imported && (state === 'stopped' || state === 'halted')) {
    const { waiting } = imported.counts
    return t(`bulkActions.importing.${state}`, { count: waiting, all: formatCount(waiting) })
  }
  const { waiting: left = 0, accepted = 0 } = action.counts
  const sent = action.total - left - (action.counts.sending ?? 0)
  if (state === 'over' && accepted > 0) return t('bulkActions.state.allSent')
  return t(`bulkActions.state.${state}`, { left, sent, total: action.total })
}

function describeImportProgress(
  t: Translate,
  { customers, counts }: NonNullable<BulkAction['imported']>,
): string {
  if (counts.waiting === 0) return t('bulkActions.importing.processing')
  return t('bulkActions.importing.sending', {
    ...{ sent: formatCount(customers - counts.waiting), all: formatCount(customers) },
  })
}

const told = {
  accepted: 'accepted',
  changed: 'changed',
  gone: 'gone',
  differs: 'differs',
  partly: 'partly',
  undelivered: 'undelivered',
  refused: 'refused',
  unknown: 'unknown',
  'not-applied': 'notApplied',
  waiting: 'waiting',
} as const

/** How many rows came to anything but done, each kind in words; of an import, how many customers. */
export function listBulkCounts(
  t: Translate,
  { counts, verb, imported, subject }: BulkAction,
): string[] {
  if (imported) return listImportCounts(t, imported.counts, verb)
  return (Object.keys(told) as (keyof typeof told)[])
    .filter((state) => counts[state])
    .map((state) => {
      const waits = isAdjustingVerb(verb)
        ? 'waitsForBooking'
        : subject === 'document'
          ? 'waitsForDelivery'
          : 'accepted'
      const key = state === 'accepted' ? waits : told[state]
      return t(`bulkActions.count.${key}`, { count: counts[state]! })
    })
}

const toldOfImports = ['submitted', 'changed', 'failed', 'untold', 'waiting'] as const

const listImportCounts = (t: Translate, counts: ImportCounts, verb: BulkVerb): string[] =>
  toldOfImports
    .filter((standing) => counts[standing] > 0)
    .map((standing) => {
      const key = standing === 'changed' && verb === 'create' ? 'addedSince' : standing
      return t(`bulkActions.importing.count.${key}`, { count: formatCount(counts[standing]) })
    })

/** How many of its rows came to what, in one line: done of all first, then all else. */
export function describeBulkCounts(t: Translate, action: BulkAction): string {
  return [describeDone(t, action), ...listBulkCounts(t, action)].join(', ')
}

function describeDone(
  t: Translate,
  { verb, total, counts, imported, subject }: BulkAction,
): string {
  if (imported && isImportVerb(verb))
    return t(`bulkActions.importing.counted.${verb}`, {
      ...{ done: formatCount(imported.counts.done), all: formatCount(imported.customers) },
    })
  if (subject === 'document')
    return t('bulkActions.sending.counted', { done: counts.done ?? 0, total })
  return t(`bulkActions.counted.${isAdjustingVerb(verb) ? 'booked' : 'done'}`, {
    ...{ done: counts.done ?? 0, total },
  })
}

/** What a glance is told of it: it runs, waits for a person, is not known of a row, or is over. */
export function findBulkVerdict({ state, counts, total, imported }: BulkAction) {
  if (state === 'running') return 'run'
  if (state === 'interrupted' || state === 'waiting') return 'wait'
  if (counts.unknown) return 'unknown'
  const isShort = imported
    ? imported.counts.done + imported.counts.submitted < imported.customers
    : (counts.done ?? 0) + (counts.accepted ?? 0) < total
  if (isShort) return 'warn'
  return counts.accepted ? 'wait' : 'ok'
}
