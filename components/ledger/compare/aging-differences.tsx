import { DataTable } from '@/components/data-grid/data-table'
import { defineColumns } from '@/components/data-grid/define-columns'
import { DecimalAmount } from '@/components/ui/money-amount'
import { useT } from '@/lib/client/translation'
import type { AgingDifference } from '@/lib/features/ledger/domain/compare-aging'
import { labelInterval } from '@/lib/features/ledger/messages/ledger-labels'
import type { Translate } from '@/lib/shared/i18n/translate'
import { LocatedDifference } from './located-difference'

/** The ages of which aging has another sum than the items, and the way down to the item. */
export function AgingDifferences({ label, differences, ...place }: AgingProps) {
  const t = useT()
  return (
    <DataTable
      label={label}
      columns={buildColumns(t, place)}
      rows={differences}
      keyOf={({ interval }) => `${interval.name} ${interval.fromDays} ${interval.toDays}`}
    />
  )
}

type Place = { clientNo: string; asOf: string; isPast: boolean }
type AgingProps = Place & { label: string; differences: readonly AgingDifference[] }

const buildColumns = (t: Translate, place: Place) =>
  defineColumns<AgingDifference>()([
    {
      key: 'age',
      card: 'top',
      title: t('ledger.compare.column.age'),
      width: 'w-44',
      cell: ({ interval }) => labelInterval(t, interval),
    },
    {
      key: 'where',
      card: 'line',
      title: t('ledger.compare.column.where'),
      width: 'w-80',
      cell: (difference) => (
        <LocatedDifference clientNo={place.clientNo} asOf={place.asOf} difference={difference} />
      ),
    },
    {
      key: 'open',
      card: 'line',
      align: 'end',
      title: t(place.isPast ? 'ledger.compare.gl' : 'ledger.compare.items'),
      width: 'w-40',
      cell: ({ open, currency }) => <DecimalAmount value={open} currency={currency} />,
    },
    {
      key: 'aging',
      card: 'line',
      align: 'end',
      title: t('ledger.compare.column.aging'),
      width: 'w-40',
      cell: ({ aging, currency }) => <DecimalAmount value={aging} currency={currency} />,
    },
    {
      key: 'by',
      card: 'right',
      align: 'end',
      title: t('ledger.compare.column.by'),
      width: 'w-40',
      cell: ({ by, currency }) => (
        <b className="font-medium">
          <DecimalAmount value={by} currency={currency} />
        </b>
      ),
    },
  ])
