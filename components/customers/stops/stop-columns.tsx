import { defineColumns } from '@/components/data-grid/define-columns'
import { Chip } from '@/components/ui/chip'
import type { CustomerRow } from '@/lib/features/customers/client/customers'
import type { StopEntry } from '@/lib/features/customers/domain/stop-calendar'
import { noEnd, type Stop } from '@/lib/features/customers/domain/stops'
import { formatLongDate } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'

export type StopRow = StopEntry<CustomerRow>

/** The columns of the list of stops. */
export const buildStopColumns = (t: Translate) =>
  defineColumns<StopRow, { text: (row: StopRow) => string }>()([
    {
      key: 'customer',
      card: 'top',
      title: t('customerStops.columns.customer'),
      width: 'w-60',
      cell: ({ customer }) => customer.name || t('customers.noName'),
      text: ({ customer }) => customer.name ?? '',
    },
    {
      key: 'customerNo',
      card: 'low-left',
      title: t('customerStops.columns.customerNo'),
      width: 'w-24',
      cell: ({ customer }) => customer.customerNo ?? t('customers.without'),
      text: ({ customer }) => customer.customerNo ?? '',
    },
    ...buildOwnColumns(t),
  ])

/** What is shown of a stop, whoever has it. */
export const buildOwnColumns = (t: Translate) =>
  defineColumns<{ stop: Stop }, { text: (row: { stop: Stop }) => string }>()([
    {
      key: 'kind',
      card: 'left',
      title: t('customerStops.columns.kind'),
      width: 'w-36',
      cell: ({ stop }) => <Chip variant="wait">{t(`customers.list.stopped.${stop.kind}`)}</Chip>,
      text: ({ stop }) => t(`customers.list.stopped.${stop.kind}`),
    },
    {
      key: 'until',
      card: 'low-right',
      title: t('customerStops.columns.until'),
      width: 'w-44',
      cell: ({ stop }) => formatUntil(t, stop),
      text: ({ stop }) => stop.unreadable ?? stop.until,
    },
    {
      key: 'left',
      title: t('customerStops.columns.left'),
      width: 'w-36',
      cell: ({ stop }) => formatLeft(t, stop),
      text: ({ stop }) => formatLeft(t, stop),
    },
    {
      key: 'memo',
      card: 'line',
      title: t('customerStops.columns.memo'),
      width: 'w-80',
      cell: ({ stop }) =>
        stop.memo?.trim() ? (
          stop.memo
        ) : (
          <span className="text-ink-3">{t('customerStops.noMemo')}</span>
        ),
      text: ({ stop }) => stop.memo ?? '',
    },
  ])

function formatUntil(t: Translate, stop: Stop): string {
  if (stop.unreadable !== undefined) return t('customers.stop.unreadable', { raw: stop.unreadable })
  return stop.until === noEnd ? t('customers.stop.forEverShort') : formatLongDate(t, stop.until)
}

function formatLeft(t: Translate, stop: Stop): string {
  if (stop.unreadable !== undefined || stop.until === noEnd) return ''
  return stop.daysLeft < 0
    ? t('customers.stop.expired', { days: -stop.daysLeft })
    : t('customers.stop.left', { days: stop.daysLeft })
}
