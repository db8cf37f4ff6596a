import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import { countByDay, listWeeks } from '@/lib/features/customers/domain/stop-calendar'

import { formatTitleDate } from '@/lib/shared/format/date-time'
import type { StopRow } from './stop-columns'

const weekCount = 4

type Props = {
  rows: readonly StopRow[]
  chosen: string | null
  onChoose: (day: string | null) => void
}

/** Four weeks with how many stops end on each day; a day that is pressed shows its stops alone. */
export function StopWeeks({ rows, chosen, onChoose }: Props) {
  const t = useT()
  const today = useToday()
  const counts = countByDay(rows)
  const most = Math.max(1, ...counts.values())
  return (
    <fieldset className="mx-6 mb-3 grid min-w-0 gap-1 max-narrow:mx-4">
      <legend className="sr-only">{t('customerStops.weeks')}</legend>
      {listWeeks(today, weekCount).map((week) => (
        <div key={week[0]} className="grid grid-cols-7 gap-1">
          {week.map((day) => (
            <StopDay
              key={day}
              {...{ day, today, most }}
              count={counts.get(day) ?? 0}
              isChosen={chosen === day}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </fieldset>
  )
}

function StopDay({ day, today, count, most, isChosen, onChoose }: DayProps) {
  const t = useT()
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={count === 0 && !isChosen}
      onClick={() => onChoose(isChosen ? null : day)}
      className="relative flex h-9 min-w-0 items-start justify-between gap-1 overflow-hidden rounded-sm border border-line px-2 py-1 text-xs tabular-nums hover:bg-hover disabled:hover:bg-transparent aria-pressed:border-accent-line aria-pressed:bg-selected max-narrow:h-11"
    >
      <time
        dateTime={day}
        className={`truncate ${day >= today ? 'text-ink-2' : count > 0 ? 'text-ink-3' : 'text-ink-off'}`}
      >
        <span className="hidden max-narrow:inline" aria-hidden>
          {day === today ? (
            <b className="text-accent">{Number(day.slice(-2))}</b>
          ) : (
            Number(day.slice(-2))
          )}
        </span>
        <span className="max-narrow:sr-only">
          {day === today && <b className="text-accent">{t('customerStops.today')} </b>}
          {formatTitleDate(t, day)}
        </span>
      </time>
      {count > 0 && (
        <b className="text-sm text-ink" aria-hidden>
          {count}
        </b>
      )}
      <span className="sr-only">{t('customerStops.count', { count })}</span>
      <span
        aria-hidden
        className="absolute bottom-0 left-0 h-1 bg-wait-mark"
        style={{ width: `${(count / most) * 100}%` }}
      />
    </button>
  )
}

type DayProps = {
  day: string
  today: string
  count: number
  /** The most on one day: its bar is the full width. */
  most: number
  isChosen: boolean
  onChoose: (day: string | null) => void
}
