import { defineColumns } from '@/components/data-grid/define-columns'
import { Absent } from '@/components/ui/money-amount'
import type { LaneTimes } from '@/lib/features/delivery-times/client/delivery-times'
import { toSearchQueryString } from '@/lib/features/invoice-search/client/public'
import { formatLength } from '@/lib/shared/format/age'
import { formatCount } from '@/lib/shared/format/count'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'

/** The columns of usual delivery times; a row leads to what waits there. */
export const createLaneColumns = (t: Translate) =>
  defineColumns<LaneTimes>()([
    {
      key: 'company',
      card: 'top',
      title: t('deliveryTimes.column.company'),
      width: 'w-56',
      cell: ({ company, companyId }) => company ?? companyId,
    },
    {
      key: 'channel',
      card: 'left',
      title: t('deliveryTimes.column.channel'),
      width: 'w-32',
      cell: ({ channel }) => channel,
    },
    {
      key: 'kind',
      card: 'right',
      title: t('deliveryTimes.column.kind'),
      width: 'w-28',
      cell: ({ kind }) => kind ?? <Absent />,
    },
    {
      key: 'median',
      card: 'line',
      title: t('deliveryTimes.column.median'),
      align: 'end',
      width: 'w-28',
      cell: ({ usual }) => (usual ? formatLength(t, usual.medianMs) : <Absent />),
    },
    {
      key: 'long',
      card: 'line',
      title: t('deliveryTimes.column.long'),
      align: 'end',
      width: 'w-28',
      cell: ({ usual }) => (usual ? formatLength(t, usual.longMs) : <Absent />),
    },
    {
      key: 'basis',
      title: t('deliveryTimes.column.basis'),
      width: 'w-40',
      align: 'end',
      cell: ({ usual }) => <Basis usual={usual} t={t} />,
    },
    {
      key: 'waiting',
      card: 'line',
      title: t('deliveryTimes.column.waiting'),
      align: 'end',
      width: 'w-24',
      cell: ({ waiting }) => formatCount(waiting),
    },
    {
      key: 'late',
      card: 'line',
      title: t('deliveryTimes.column.late'),
      align: 'end',
      width: 'w-24',
      cell: ({ late, usual }) =>
        usual ? (
          <span className={late > 0 ? 'text-wait' : ''}>{formatCount(late)}</span>
        ) : (
          <Absent />
        ),
    },
    {
      key: 'longest',
      card: 'line',
      title: t('deliveryTimes.column.longest'),
      align: 'end',
      width: 'w-28',
      cell: ({ longestMs }) => (longestMs === null ? <Absent /> : formatLength(t, longestMs)),
    },
  ])

/** From how many deliveries it is known, and of which. */
function Basis({ usual, t }: { usual: LaneTimes['usual']; t: Translate }) {
  if (!usual) return <span className="text-ink-3">{t('deliveryTimes.unknown')}</span>
  return (
    <>
      {formatCount(usual.count)}
      {usual.by === 'channel' && (
        <span className="ml-1 text-ink-3">{t('deliveryTimes.anyKind')}</span>
      )}
    </>
  )
}

/** The search for what waits on a lane; null where nothing does. */
export const toWaitingHref = ({ companyId, channel, kind, waiting }: LaneTimes): string | null =>
  waiting === 0
    ? null
    : routes.partnerSearch(
        toSearchQueryString({
          status: ['Pending'],
          companies: [companyId],
          endpoint: [channel],
          ...(kind && { type: [kind] }),
        }),
      )
