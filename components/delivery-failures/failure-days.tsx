import { useT } from '@/lib/client/translation'
import { listDays } from '@/lib/shared/dates/calendar-date'

type Props = { days: { day: string; count: number }[]; from: string; to: string }

const height = 36
const step = 8

/** Failures by day of the period, as small bars: the newest two months of it. */
export function FailureDays({ days, from, to }: Props) {
  const t = useT()
  const most = days.reduce<Props['days'][number] | null>(
    (found, each) => (found && found.count >= each.count ? found : each),
    null,
  )
  if (!most) return null
  const shown = listDays(from, to).slice(-62)
  const counts = new Map(days.map(({ day, count }) => [day, count]))
  return (
    <svg
      className="mt-1 max-w-full flex-none"
      width={shown.length * step}
      height={height + 1}
      viewBox={`0 0 ${shown.length * step} ${height + 1}`}
      role="img"
      aria-label={t('deliveryFailures.barsLabel', { day: most.day, count: most.count })}
    >
      <path className="stroke-line-strong" d={`M0 ${height + 0.5}h${shown.length * step}`} />
      {shown.map((day, at) => {
        const tall = Math.max(
          ((counts.get(day) ?? 0) / most.count) * height,
          counts.has(day) ? 1.5 : 0,
        )
        return (
          <rect
            key={day}
            className="fill-fail-mark group-data-handled/cause:fill-handled-mark"
            x={at * step}
            y={height - tall}
            width={step - 2}
            height={tall}
          >
            <title>{t('deliveryFailures.barLabel', { day, count: counts.get(day) ?? 0 })}</title>
          </rect>
        )
      })}
    </svg>
  )
}
