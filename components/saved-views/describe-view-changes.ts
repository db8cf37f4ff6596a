import type { ViewChanges } from '@/lib/features/saved-views/client/views'
import { formatCount } from '@/lib/shared/format/count'
import { formatIsoDate, formatLongDate, formatTime } from '@/lib/shared/format/date-time'
import type { Failure } from '@/lib/shared/format/describe-failure'
import type { Translate } from '@/lib/shared/i18n/translate'

/** `Fri 20 November 14:02` of an instant. */
export const formatDayAndTime = (t: Translate, at: Date, zone?: 'UTC') =>
  `${formatLongDate(t, formatIsoDate(at, zone))} ${formatTime(at, zone).slice(0, 5)}`

/** Labels of which none comes twice: a menu tells its lines apart by them. */
export function makeDistinct(
  t: Translate,
  labels: readonly string[],
  reserved: readonly string[],
): string[] {
  const taken = new Set(reserved)
  return labels.map((name) => {
    let label = name
    for (let number = 2; taken.has(label); number++)
      label = t('savedViews.numbered', { name, number })
    taken.add(label)
    return label
  })
}

/** Why a view was not changed, where the desk itself knows; else null. */
export function describeRefusal(t: Translate, { kind, code }: Failure): string | null {
  if (kind === 'not-found') return t('savedViews.refused.gone')
  return code === 'identity-number' || code === 'no-companies' || code === 'too-many-views'
    ? t(`savedViews.refused.${code}`)
    : null
}

const toYesNo = (holds: boolean) => (holds ? 'yes' : 'no')

/** New failures of a view, in words. */
export function describeFailures(
  t: Translate,
  { count, atLeast }: ViewChanges['newFailures'],
): string {
  if (count === 0)
    return t(atLeast ? 'savedViews.changes.failuresUnsure' : 'savedViews.changes.noFailures')
  return t('savedViews.changes.failures', {
    count,
    shown: formatCount(count),
    atLeast: toYesNo(atLeast),
  })
}

/** Transactions that failed no more, in words. */
export const describeRecovered = (t: Translate, { count, atLeast }: ViewChanges['recovered']) =>
  count === 0
    ? t(atLeast ? 'savedViews.changes.recoveredUnsure' : 'savedViews.changes.noneRecovered')
    : t('savedViews.changes.recovered', { shown: formatCount(count), atLeast: toYesNo(atLeast) })

/** What they are now, by status in the words of the list: `Pending: 3, Handled: 1`. */
export function describeStatuses(
  t: Translate,
  { rows }: ViewChanges['recovered'],
  labelStatus: (code: string) => string,
): string {
  const byStatus = Map.groupBy(rows, ({ status }) => labelStatus(status))
  return [...byStatus]
    .map(([status, each]) =>
      t('savedViews.changes.recoveredAs', { shown: formatCount(each.length), status }),
    )
    .join(', ')
}

/** What has been pending for over a day, in words. */
export function describePending(
  t: Translate,
  { count, is, fresh }: ViewChanges['pendingLong'],
): string {
  if (count === 0)
    return t(is === 'exact' ? 'savedViews.changes.nonePending' : 'savedViews.changes.pendingUnsure')
  if (is !== 'exact' || fresh.count === 0)
    return t('savedViews.changes.pending', { shown: formatCount(count), is })
  return t('savedViews.changes.pendingFresh', {
    shown: formatCount(count),
    fresh: formatCount(fresh.count),
    atLeast: toYesNo(fresh.atLeast),
  })
}

/** Rows of the view then and now, or null where nobody counted them. */
export function describeRowCounts(
  t: Translate,
  { now, earlier }: ViewChanges['rows'],
): string | null {
  if (!earlier || now.is === 'atLeast' || earlier.is === 'atLeast') return null
  return t('savedViews.changes.rows', {
    now: formatRowCount(t, now),
    earlier: formatRowCount(t, earlier),
  })
}

function formatRowCount(t: Translate, { count, is }: ViewChanges['rows']['now']): string {
  const shown = formatCount(count)
  return is === 'about' || is === 'moreThan' ? t(`savedViews.changes.${is}`, { shown }) : shown
}
