import { formatCount } from '@/components/data-grid/pager'
import type { ViewChanges } from '@/lib/features/saved-views/client/views'
import { formatIsoDate, formatLongDate, formatTime } from '@/lib/shared/format/date-time'
import type { Failure } from '@/lib/shared/format/describe-failure'
import { t } from '@/lib/shared/i18n/translate-partner-pages'

/** `Fri 20 November 14:02` of an instant. */
export const formatDayAndTime = (at: Date, zone?: 'UTC') =>
  `${formatLongDate(formatIsoDate(at, zone))} ${formatTime(at, zone).slice(0, 5)}`

/** Labels of which none comes twice: a menu tells its lines apart by them. */
export function makeDistinct(labels: readonly string[], reserved: readonly string[]): string[] {
  const taken = new Set(reserved)
  return labels.map((name) => {
    let label = name
    for (let number = 2; taken.has(label); number++) label = t('views.numbered', { name, number })
    taken.add(label)
    return label
  })
}

/** Why a view was not changed, where the desk itself knows; else null. */
export function describeRefusal({ kind, code }: Failure): string | null {
  if (kind === 'not-found') return t('views.refused.gone')
  return code === 'identity-number' || code === 'no-companies' || code === 'too-many-views'
    ? t(`views.refused.${code}`)
    : null
}

const toYesNo = (holds: boolean) => (holds ? 'yes' : 'no')

/** New failures of a view, in words. */
export function describeFailures({ count, atLeast }: ViewChanges['newFailures']): string {
  if (count === 0) return t(atLeast ? 'views.changes.failuresUnsure' : 'views.changes.noFailures')
  return t('views.changes.failures', {
    count,
    shown: formatCount(count),
    atLeast: toYesNo(atLeast),
  })
}

/** Transactions that failed no more, in words. */
export const describeRecovered = ({ count, atLeast }: ViewChanges['recovered']) =>
  count === 0
    ? t('views.changes.noneRecovered')
    : t('views.changes.recovered', { shown: formatCount(count), atLeast: toYesNo(atLeast) })

/** What they are now, by status: `3 now OK, 1 now Handled`. */
export function describeStatuses({ rows }: ViewChanges['recovered']): string {
  const byStatus = Map.groupBy(rows, ({ status }) => status ?? t('views.changes.noStatus'))
  return [...byStatus]
    .map(([status, each]) =>
      t('views.changes.recoveredAs', { shown: formatCount(each.length), status }),
    )
    .join(', ')
}

/** What has been pending for over a day, in words. */
export function describePending({ count, is, fresh }: ViewChanges['pendingLong']): string {
  if (count === 0) return t('views.changes.nonePending')
  if (is !== 'exact' || fresh.count === 0)
    return t('views.changes.pending', { shown: formatCount(count), is })
  return t('views.changes.pendingFresh', {
    shown: formatCount(count),
    fresh: formatCount(fresh.count),
    atLeast: toYesNo(fresh.atLeast),
  })
}

/** Rows of the view then and now, or null where nobody counted them. */
export function describeRowCounts({ now, earlier }: ViewChanges['rows']): string | null {
  if (!earlier || now.is === 'atLeast' || earlier.is === 'atLeast') return null
  return t('views.changes.rows', { now: formatRowCount(now), earlier: formatRowCount(earlier) })
}

function formatRowCount({ count, is }: ViewChanges['rows']['now']): string {
  const shown = formatCount(count)
  return is === 'about' || is === 'moreThan' ? t(`views.changes.${is}`, { shown }) : shown
}
