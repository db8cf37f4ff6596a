import type { MouseEvent as PressEvent } from 'react'
import { formatCount } from '@/components/data-grid/pager'
import { RowKeys } from '@/components/data-grid/row-keys'
import { BarPicture } from '@/components/ui/bar-picture'
import { Link } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import { countRows, type SettledMonth } from '@/lib/features/settlements/domain/settlement-months'
import { labelMonth } from '@/lib/features/settlements/messages/month-labels'
import { formatDecimal } from '@/lib/shared/format/amount'
import { makeBarScale } from '@/lib/shared/numbers/falling-bars'
import type { CurrencyTotal } from '@/lib/shared/numbers/money'

type AnyMonth = SettledMonth<object>

/**
 * What was settled a month, in one currency, with a bar each and the sum of all below: a press looks
 * at the month. The months of another currency are another list.
 */
export function SettlementMonths({ months, current, total, hrefOf, onChoose }: MonthsProps) {
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
                {t('settlements.months.all', { count: formatCount(countRows(total)) })}
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
  hrefOf: (month: AnyMonth) => string
  onChoose: (month: AnyMonth) => void
}

type RowProps = Pick<MonthsProps, 'onChoose'> & {
  month: AnyMonth
  scale: ReturnType<typeof makeBarScale>
  isCurrent: boolean
  isFirst: boolean
  href: string
}

function MonthRow({ month, scale, isCurrent, isFirst, href, onChoose }: RowProps) {
  const t = useT()
  const { total } = month.total
  const isEmpty = month.rows.length === 0

  function handleClick(event: PressEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onChoose(month)
  }

  return (
    <tr aria-current={isCurrent || undefined}>
      <td className={isCurrent ? 'shadow-[inset_2px_0_var(--color-accent)]' : undefined}>
        <Link
          data-row
          data-key={month.month ?? ''}
          href={href}
          tabIndex={isFirst ? 0 : -1}
          className="text-ink after:absolute after:inset-0 hover:no-underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          onClick={handleClick}
        >
          {labelMonth(t, month.month)}
        </Link>
      </td>
      <td>
        {total !== null && !isEmpty && (
          <BarPicture
            place={scale.toBar(total)}
            zeroAt={scale.zeroAt}
            fill={isCurrent ? 'fill-accent-fill' : 'fill-bar-neutral'}
          />
        )}
      </td>
      <td
        data-align="end"
        className={`tabular-nums ${isEmpty || total === '0' ? 'text-ink-3' : ''} ${isCurrent ? 'font-semibold' : ''}`}
      >
        {total === null ? '–' : formatDecimal(total)}
      </td>
    </tr>
  )
}
