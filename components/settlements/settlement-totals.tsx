import type { ReactNode } from 'react'
import { DataTable } from '@/components/data-grid/data-table'
import { useT } from '@/lib/client/translation'
import { formatDecimal } from '@/lib/shared/format/amount'
import { formatCount } from '@/lib/shared/format/count'
import type { Translate } from '@/lib/shared/i18n/translate'
import type { CurrencyTotal } from '@/lib/shared/numbers/money'

/**
 * Sums by currency of what is held; until the end is reached it says of how many. Currencies are
 * never added up.
 */
export function SettlementTotals({ sums, count, isAtEnd, note }: TotalsProps) {
  const t = useT()
  const shown = sums.filter(({ totals }) => totals.length > 0)
  if (shown.length === 0) return null
  const of = t(isAtEnd ? 'settlements.totals.ofAll' : 'settlements.totals.ofRead', {
    count: formatCount(count),
  })
  const rows = shown.flatMap(({ title, totals }) => totals.map((total) => ({ title, ...total })))
  return (
    <div className="pb-3">
      <h2 className="px-6 py-2 max-narrow:px-4">
        {t('settlements.totals.title')}{' '}
        <small className="ml-1.5 text-xs/5 font-normal text-ink-3">{of}</small>
      </h2>
      <div className="max-w-[860px]">
        <DataTable
          label={`${t('settlements.totals.title')} ${of}`}
          columns={buildColumns(t)}
          rows={rows}
          keyOf={({ title, currency }) => `${title} ${currency}`}
        />
      </div>
      {note && <TotalsNote>{note}</TotalsNote>}
    </div>
  )
}

/** What is to be said about sums, or why there are none. */
export const TotalsNote = ({ children }: { children: ReactNode }) => (
  <p className="px-6 pt-1.5 text-xs/5 text-ink-3 max-narrow:px-4">{children}</p>
)

type TotalsProps = {
  /** One field each: its name, and its totals by currency. */
  sums: readonly { title: string; totals: readonly CurrencyTotal[] }[]
  /** How many rows are held. */
  count: number
  isAtEnd: boolean
  note?: string
}

type TotalRow = CurrencyTotal & { title: string }

const buildColumns = (t: Translate) =>
  [
    {
      key: 'title',
      card: 'top',
      title: t('settlements.totals.total'),
      width: 'w-56',
      cell: ({ title }: TotalRow) => title,
    },
    {
      key: 'total',
      card: 'line',
      title: t('settlements.column.amount'),
      align: 'end',
      width: 'w-40',
      cell: ({ total, counted, currency }: TotalRow) => (
        <span>
          {counted > 0 && total !== null ? formatDecimal(total) : '–'}{' '}
          <small>{currency ?? t('settlements.totals.noCurrency')}</small>
        </span>
      ),
    },
    {
      key: 'counted',
      card: 'line',
      title: t('settlements.totals.counted'),
      align: 'end',
      width: 'w-28',
      cell: ({ counted }: TotalRow) => counted,
    },
    {
      key: 'left',
      card: 'foot',
      title: t('settlements.totals.leftHead'),
      width: 'w-60',
      cell: (row: TotalRow) => describeOmitted(t, row),
    },
  ] as const

function describeOmitted(t: Translate, { unknown, tooLong }: TotalRow) {
  return t('settlements.totals.left', {
    unknown,
    tooLong,
    both: unknown > 0 && tooLong > 0 ? 'yes' : 'no',
  })
}
