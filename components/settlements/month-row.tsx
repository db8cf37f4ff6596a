import type { MouseEvent as PressEvent } from 'react'
import { BarPicture } from '@/components/data-grid/bar-picture'
import { Link } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import {
  countOmitted,
  type SettledMonth,
} from '@/lib/features/settlements/domain/settlement-months'
import { labelMonth } from '@/lib/features/settlements/messages/month-labels'
import { formatDecimal } from '@/lib/shared/format/amount'
import { formatCount } from '@/lib/shared/format/count'
import type { makeBarScale } from '@/lib/shared/numbers/falling-bars'

type RowProps = {
  month: SettledMonth<object>
  scale: ReturnType<typeof makeBarScale>
  isCurrent: boolean
  isFirst: boolean
  href: string
  onChoose: (month: SettledMonth<object>) => void
}

/** One month: its bar and its sum; a press looks at it. */
export function MonthRow({ month, scale, isCurrent, isFirst, href, onChoose }: RowProps) {
  const t = useT()
  const { total } = month.total
  const omitted = countOmitted(month.total)
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
        {total !== null && total !== '0' && (
          <BarPicture
            position={scale.toBar(total)}
            zeroAt={scale.zeroAt}
            fill={isCurrent ? 'fill-accent-fill' : 'fill-bar-neutral'}
          />
        )}
      </td>
      <td
        data-align="end"
        className={`tabular-nums ${total === '0' ? 'text-ink-3' : ''} ${isCurrent ? 'font-semibold' : ''}`}
      >
        {total === null ? '–' : formatDecimal(total)}
        {omitted > 0 && (
          <small className="block text-xs font-normal text-ink-3">
            {t('settlements.months.omitted', { count: formatCount(omitted) })}
          </small>
        )}
      </td>
    </tr>
  )
}
