import { BarPicture } from '@/components/data-grid/bar-picture'
import { RowKeys } from '@/components/data-grid/row-keys'
import { Link } from '@/components/ui/link'
import { Absent, DecimalAmount } from '@/components/ui/money-amount'
import { useT } from '@/lib/client/translation'
import {
  type AgingInterval,
  getDueDates,
  isOverdue,
} from '@/lib/features/ledger/domain/aging-intervals'
import type { AgedCurrency } from '@/lib/features/ledger/domain/aging-totals'
import { labelInterval } from '@/lib/features/ledger/messages/ledger-labels'
import { formatShare } from '@/lib/shared/format/amount'
import { makeBarScale } from '@/lib/shared/numbers/falling-bars'
import { compareDecimals } from '@/lib/shared/numbers/money'
import { routes } from '@/lib/shared/routes'

/** The intervals of one currency with a bar each: a row leads to the items with its due dates. */
export function AgingTable({ clientNo, customerNo, aged, asOf }: TableProps) {
  const t = useT()
  const { intervals, open } = aged
  const currency = aged.currency ?? t('ledger.aging.noCurrency')
  const name = t('ledger.aging.table', { currency })
  const scale = makeBarScale(intervals.flatMap(({ amount }) => amount ?? []))
  return (
    <RowKeys label={name} hasLinks>
      <table className="data-table w-full max-w-240">
        <caption className="sr-only">{name}</caption>
        <colgroup>
          <col className="w-36" />
          <col className="max-narrow:hidden" />
          <col className="w-40" />
          <col className="w-18 max-narrow:hidden" />
          <col className="w-18" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t('ledger.aging.head.age')}</th>
            <th scope="col" className="max-narrow:hidden">
              <span className="sr-only">{t('ledger.aging.head.picture')}</span>
            </th>
            <th scope="col" data-align="end">
              {currency}
            </th>
            <th scope="col" data-align="end" className="max-narrow:hidden">
              {t('ledger.aging.head.share')}
            </th>
            <th scope="col" data-align="end">
              {t('ledger.aging.head.items')}
            </th>
          </tr>
        </thead>
        <tbody>
          {intervals.map((interval, at) => (
            <tr key={`${interval.name} ${interval.fromDays} ${interval.toDays}`}>
              <td>
                <AgeLink {...{ clientNo, customerNo, interval, asOf }} isFirst={at === 0} />
                <div className="narrow:hidden">
                  <AgeBar interval={interval} scale={scale} />
                </div>
              </td>
              <td className="max-narrow:hidden">
                <AgeBar interval={interval} scale={scale} />
              </td>
              <td data-align="end">
                <DecimalAmount value={interval.amount} />
              </td>
              <td data-align="end" className="text-ink-3 tabular-nums max-narrow:hidden">
                {formatPart(interval, open)}
              </td>
              <td data-align="end" className="tabular-nums">
                {interval.count === null ? <Absent /> : String(interval.count)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-medium">
            <td>{t(open === null ? 'ledger.aging.totalUnknown' : 'ledger.aging.total')}</td>
            <td className="max-narrow:hidden" />
            <td data-align="end">
              <DecimalAmount value={open} />
            </td>
            <td className="max-narrow:hidden" />
            <td />
          </tr>
        </tfoot>
      </table>
    </RowKeys>
  )
}

type TableProps = { clientNo: string; customerNo: string | null; aged: AgedCurrency; asOf: string }

type BarProps = { interval: AgingInterval; scale: ReturnType<typeof makeBarScale> }

const AgeBar = ({ interval, scale }: BarProps) =>
  interval.amount !== null &&
  interval.amount !== '0' && (
    <BarPicture
      position={scale.toBar(interval.amount)}
      zeroAt={scale.zeroAt}
      fill={isOverdue(interval) ? 'fill-ink-2' : 'fill-bar-neutral'}
    />
  )

/** A part of nothing, or of less, is no share. */
function formatPart({ amount }: AgingInterval, open: string | null): string {
  const isPart = amount !== null && open !== null && compareDecimals(open, '0') > 0
  return isPart && compareDecimals(amount, '0') >= 0 ? formatShare(amount, open) : ''
}

function AgeLink({ clientNo, customerNo, interval, asOf, isFirst }: LinkProps) {
  const t = useT()
  const label = labelInterval(t, interval)
  const due = getDueDates(interval, asOf)
  if (due === null)
    return (
      <span data-row data-key={label} tabIndex={isFirst ? 0 : -1} className="row-link">
        {label}
      </span>
    )
  const query = new URLSearchParams({
    ...(customerNo !== null && { customerno: customerNo }),
    ...(interval.currency && { currency: interval.currency }),
    ...(due.from && { duefrom: due.from }),
    ...(due.to && { dueto: due.to }),
  })
  return (
    <Link
      data-row
      data-key={label}
      className="row-link"
      href={routes.items(clientNo, String(query))}
      tabIndex={isFirst ? 0 : -1}
    >
      {label}
    </Link>
  )
}

type LinkProps = Omit<TableProps, 'aged'> & { interval: AgingInterval; isFirst: boolean }
