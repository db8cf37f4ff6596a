import { RowKeys } from '@/components/data-grid/row-keys'
import { useT } from '@/lib/client/translation'
import {
  countOmitted,
  countRows,
  type SettledMonth,
} from '@/lib/features/settlements/domain/settlement-months'
import { formatDecimal } from '@/lib/shared/format/amount'
import { formatCount } from '@/lib/shared/format/count'
import { makeBarScale } from '@/lib/shared/numbers/falling-bars'
import type { CurrencyTotal } from '@/lib/shared/numbers/money'
import { MonthRow } from './month-row'

type AnyMonth = SettledMonth<object>

/**
 * What was settled a month, in one currency, with a bar each and the sum of all below: a press looks
 * at the month. The months of another currency are another list.
 */
export function SettlementMonths({
  months,
  current,
  total,
  isWhole,
  hrefOf,
  onChoose,
}: MonthsProps) {
  const t = useT()
  const scale = makeBarScale(months.flatMap(({ total: { total } }) => total ?? []))
  const currency = total?.currency ?? t('settlements.months.noCurrency')
  return (
    <RowKeys label={t('settlements.months.label')} hasLinks>
      <table className="data-table w-full">
        <caption className="sr-only">{t('settlements.months.label')}</caption>
        <colgroup>
          <col className="w-28" />
          <col />
          <col className="w-36" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t('settlements.months.month')}</th>
            <th scope="col">{t('settlements.months.settled')}</th>
            <th scope="col" data-align="end">
              {currency}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map((month, at) => (
            <MonthRow
              key={month.month}
              month={month}
              scale={scale}
              isCurrent={month === current}
              isFirst={at === 0}
              href={hrefOf(month)}
              onChoose={onChoose}
            />
          ))}
        </tbody>
        {total && months.length > 1 && (
          <tfoot>
            <tr className="font-medium">
              <td colSpan={2}>
                {t('settlements.months.all', {
                  whole: isWhole ? 'yes' : 'no',
                  count: formatCount(countRows(total)),
                })}
                {countOmitted(total) > 0 && (
                  <small className="block text-xs font-normal text-ink-3">
                    {t('settlements.months.notCounted', {
                      count: formatCount(countOmitted(total)),
                    })}
                  </small>
                )}
              </td>
              <td data-align="end" className="tabular-nums">
                {total.total === null ? '–' : formatDecimal(total.total)}
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </RowKeys>
  )
}

type MonthsProps = {
  months: readonly AnyMonth[]
  current: AnyMonth | undefined
  /** Of all of them. */
  total: CurrencyTotal | undefined
  /** Every page of the list was read. */
  isWhole: boolean
  hrefOf: (month: AnyMonth) => string
  onChoose: (month: AnyMonth) => void
}
