import { useT } from '@/lib/client/translation'
import { buildDayBars } from '@/lib/features/delivery-failures/domain/day-bars'
import type { FailureRow } from '@/lib/features/delivery-failures/domain/failure-rows'
import { useFailuresPlace } from './failures-context'

const width = 84
const height = 20
const barsMax = 28

/** Failures by day on the axis that all rows share; the height is the row's own. */
export function CauseBars({ row }: { row: FailureRow }) {
  const t = useT()
  const { question } = useFailuresPlace()
  const period = { from: question.FromDate, to: question.ToDate }
  const bars = buildDayBars(row.days, period, barsMax)
  const most = bars.reduce((found, bar) => (bar.count > found.count ? bar : found), bars[0]!)
  if (most.count === 0) return <span className="text-ink-3">{t('deliveryFailures.barsNone')}</span>
  const step = Math.min(width / bars.length, 12)
  const gap = step > 4 ? 2 : 1
  return (
    <svg
      className={`block flex-none ${tones[row.unhandled === 0 ? 'handled' : row.kind]}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('deliveryFailures.barsLabel', { day: formatSpan(most), count: most.count })}
    >
      {bars.map((bar, at) => {
        const tall = bar.count === 0 ? 1 : Math.max((bar.count / most.count) * (height - 2), 2)
        return (
          <rect
            key={bar.from}
            className={
              bar.count === 0 ? 'fill-line-strong' : 'fill-(--bar) forced-colors:fill-[CanvasText]'
            }
            x={at * step}
            y={height - tall}
            width={step - gap}
            height={tall}
          >
            <title>
              {t('deliveryFailures.barLabel', { day: formatSpan(bar), count: bar.count })}
            </title>
          </rect>
        )
      })}
    </svg>
  )
}

const formatSpan = ({ from, to }: { from: string; to: string }) =>
  from === to ? from : `${from} – ${to}`

const tones = {
  cause: '[--bar:var(--color-fail-mark)]',
  shapes: '[--bar:var(--color-unknown-mark)]',
  silent: '[--bar:var(--color-unknown-mark)]',
  handled: '[--bar:var(--color-handled-mark)]',
}
