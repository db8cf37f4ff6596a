'use client'

import { useMemo } from 'react'
import { type ChevronProps, DayPicker, type DropdownProps } from 'react-day-picker'
import { getButtonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import {
  type DayLimits,
  getCalendarRange,
  toLocalDate,
  toLocalDay,
} from '@/lib/shared/dates/local-day'
import { getDateNames } from '@/lib/shared/format/date-names'

type Props = DayLimits & {
  /** What is chosen now, YYYY-MM-DD. */
  day: string | null
  onChoose: (day: string) => void
}

/**
 * A month of days to choose one from, by pointer or by key. Weeks begin on Monday and have their
 * ISO numbers; days beyond the limits cannot be chosen. It takes the focus when it appears.
 */
export function DayCalendar({ day, earliest, latest, onChoose }: Props) {
  const today = useToday()
  const { first, last, opensAt } = getCalendarRange(day, today, { earliest, latest })
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      ISOWeek
      showWeekNumber
      showOutsideDays
      fixedWeeks
      captionLayout="dropdown"
      navLayout="around"
      selected={day === null ? undefined : toLocalDate(day)}
      today={toLocalDate(today)}
      defaultMonth={toLocalDate(opensAt)}
      startMonth={toLocalDate(first)}
      endMonth={toLocalDate(last)}
      disabled={{ before: toLocalDate(first), after: toLocalDate(last) }}
      onSelect={(date) => onChoose(toLocalDay(date))}
      classNames={variants}
      components={parts}
      {...useCalendarWords()}
    />
  )
}

/** Everything that the calendar says, in the language of the page. */
function useCalendarWords() {
  const t = useT()
  return useMemo(() => {
    const names = getDateNames(t)
    return {
      lang: t('form.dateLocale'),
      formatters: {
        formatCaption: names.formatMonthOfYear,
        formatMonthDropdown: names.formatMonth,
        formatWeekdayName: names.formatShortWeekday,
        formatWeekNumber: String,
        formatWeekNumberHeader: () => t('form.calendar.weekColumnShort'),
      },
      labels: {
        labelGrid: names.formatMonthOfYear,
        labelDayButton: (date: Date, is: { today?: boolean; selected?: boolean }) => {
          const named = names.formatFullDay(date)
          const dated = is.today ? t('form.calendar.today', { day: named }) : named
          return is.selected ? t('form.calendar.chosen', { day: dated }) : dated
        },
        labelMonthDropdown: () => t('form.calendar.month'),
        labelYearDropdown: () => t('form.calendar.year'),
        labelPrevious: () => t('form.calendar.previousMonth'),
        labelNext: () => t('form.calendar.nextMonth'),
        labelWeekday: names.formatWeekday,
        labelWeekNumber: (number: number) => t('form.calendar.week', { number }),
        labelWeekNumberHeader: () => t('form.calendar.weekColumn'),
      },
    }
  }, [t])
}

const parts = {
  Chevron: ({ orientation }: ChevronProps) => (
    <Icon name={orientation === 'left' ? 'left' : 'right'} />
  ),
  /** A native list in the desk's look. */
  Dropdown: ({ options = [], className: _, ...select }: DropdownProps) => (
    <select {...select} className="input w-auto">
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
  ),
}

const turn = getButtonClass({
  variant: 'quiet',
  square: true,
  className: 'off:border-transparent!',
})

const variants = {
  month: 'grid grid-cols-[auto_1fr_auto] items-center gap-y-1',
  month_caption: 'relative',
  dropdowns: 'flex justify-center gap-1',
  button_previous: turn,
  button_next: turn,
  month_grid: 'col-span-3 border-collapse',
  weekday: 'h-6 w-9 text-center text-2xs font-regular text-ink-3 max-narrow:w-11',
  week_number_header: 'w-8 text-center text-2xs font-regular text-ink-3',
  week_number: 'w-8 text-center text-2xs font-regular text-ink-3 tabular-nums',
  day: 'group/day p-0 text-center',
  day_button: [
    'inline-grid h-8 w-9 place-items-center rounded-sm tabular-nums hover:bg-hover',
    'max-narrow:size-11 group-data-outside/day:text-ink-3',
    'border border-transparent group-data-today/day:border-control group-data-today/day:font-semibold',
    'group-data-selected/day:bg-accent-fill group-data-selected/day:text-on-accent',
    'off:cursor-not-allowed off:bg-transparent off:text-ink-off forced-colors:group-data-selected/day:outline',
  ].join(' '),
}
