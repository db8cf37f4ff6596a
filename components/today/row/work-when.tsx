import { useT } from '@/lib/client/translation'
import type { WorkLine } from '@/lib/contracts/desk/work'
import { formatShortDay } from '@/lib/features/today/messages/describe-work'
import { countDaysBetween } from '@/lib/shared/dates/calendar-date'
import { toServiceDay } from '@/lib/shared/dates/service-day'
import { formatLength } from '@/lib/shared/format/age'
import { formatWallTime } from '@/lib/shared/format/sent-time'

/** How old a line of work is, or how long it may wait: the last day is bold from the day before. */
export function WorkWhen({ line, today }: { line: WorkLine; today: string }) {
  const t = useT()
  if (line.due !== null) {
    const left = countDaysBetween(today, line.due)
    return (
      <span
        className={left < 0 ? 'font-medium text-fail' : left <= 1 ? 'font-medium text-ink' : ''}
        title={formatDaysLeft(left, t)}
      >
        {left < 0 ? formatDaysLeft(left, t) : formatShortDay(t, line.due)}
      </span>
    )
  }
  if (line.source === 'waiting') return <span>{formatLength(t, line.longestMs)}</span>
  if (line.since === null) return null
  const day = toServiceDay(line.since)
  return (
    <time dateTime={line.since} title={formatWallTime(t, line.since)}>
      {day === null ? line.since : t('today.since', { day: formatShortDay(t, day) })}
    </time>
  )
}

function formatDaysLeft(left: number, t: ReturnType<typeof useT>): string {
  if (left < 0) return t('today.left.over', { count: -left })
  return left === 0 ? t('today.left.today') : t('today.left.days', { count: left })
}
