import { useT } from '@/lib/client/translation'
import { addDays, countDaysBetween, isCalendarDate } from '@/lib/shared/dates/calendar-date'
import { getDateNames } from '@/lib/shared/format/date-names'
import { formatLongDate } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { formatDaysLeft } from '../decisions/decision-days'
import type { RowGroup } from './build-row-groups'

type Props = {
  group: Pick<RowGroup, 'day' | 'total'>
  today: string
  columnCount: number
}

/** The day of a group, how many cases are in it, and how long it is until then. */
export function GroupHead({ group: { day, total }, today, columnCount }: Props) {
  const t = useT()
  const left = day !== null && isCalendarDate(day) ? countDaysBetween(today, day) : null
  return (
    <tr className="card:block">
      <th
        scope="colgroup"
        colSpan={columnCount}
        className="static! h-9! bg-surface! pt-2! text-left text-sm! card:block card:h-auto! card:px-4! card:pb-1!"
      >
        <span className={`font-semibold ${left !== null && left < 0 ? 'text-fail' : 'text-ink'}`}>
          {describeDay(t, day, today)}
        </span>{' '}
        <span className="pl-1 font-regular tabular-nums">{total}</span>
        {left !== null && Math.abs(left) > 1 && (
          <span className="pl-3 font-regular">{formatDaysLeft(t, left)}</span>
        )}
        {day === 'running' && (
          <span className="pl-3 font-regular">{t('decisions.answers.nextDateFirst')}</span>
        )}
      </th>
    </tr>
  )
}

function describeDay(t: Translate, day: RowGroup['day'], today: string): string {
  if (day === 'running') return t('decisions.answers.noneNeeded')
  if (day === 'unsure') return t('decisions.answers.maybeNeeded')
  if (day === null) return t('decisions.answers.noDay')
  const when = day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : 'onDay'
  return t(`decisions.answers.${when}`, { day: describeWholeDay(t, day) })
}

/** `Monday 16 March`; with its year where that is another one, and as it came where it is no day. */
function describeWholeDay(t: Translate, day: string): string {
  const isThisYear = day.slice(0, 4) === new Date().toISOString().slice(0, 4)
  return isCalendarDate(day) && isThisYear
    ? getDateNames(t).formatWholeDayInUtc(new Date(`${day}T00:00:00Z`))
    : formatLongDate(t, day)
}
