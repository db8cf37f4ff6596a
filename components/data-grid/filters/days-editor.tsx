'use client'

import { useId, useState } from 'react'
import { DayInput } from '@/components/form/day-input'
import { Button } from '@/components/ui/button'
import { menuItemClass } from '@/components/ui/menu-list'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import { isCalendarDate, toIsoDate } from '@/lib/shared/dates/calendar-date'
import {
  dayPresets,
  findPreset,
  getPresetDays,
  type WholeDays,
} from '@/lib/shared/dates/whole-days'
import { onEnter } from './text-editor'

/**
 * A range of whole days, both inside it: two dates as one types them, or one of the ranges that are
 * often used.
 */
export function DaysEditor({
  label,
  days,
  inUtc = false,
  onChoose,
}: {
  label: string
  days: WholeDays
  /** Whether the service takes the days for those of UTC. */
  inUtc?: boolean
  onChoose: (days: WholeDays) => void
}) {
  const t = useT()
  const id = useId()
  const today = useToday()
  const [typed, setTyped] = useState({ from: days.from ?? '', to: days.to ?? '' })
  const bounds = { from: parsePeriodDay(typed.from), to: parsePeriodDay(typed.to) }
  const wrong = Object.values(bounds).filter((day) => day !== null && !isCalendarDate(day))
  const present = findPreset(days, today)

  const apply = () => wrong.length === 0 && onChoose(bounds)
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap items-end gap-2 p-1">
        {(['from', 'to'] as const).map((side) => (
          <div key={side} className="grid gap-0.5 text-xs text-ink-2">
            <label htmlFor={`${id}-${side}`}>{t(`grid.filter.days.${side}`)}</label>
            <DayInput
              id={`${id}-${side}`}
              label={t(`grid.filter.days.${side}`)}
              className="w-30 max-narrow:w-40"
              inputMode="numeric"
              value={typed[side]}
              aria-invalid={(bounds[side] !== null && !isCalendarDate(bounds[side])) || undefined}
              onChange={(event) => setTyped({ ...typed, [side]: event.target.value })}
              onKeyDown={onEnter(apply)}
            />
          </div>
        ))}
        <Button size="sm" onClick={apply}>
          {t('grid.filter.apply')}
        </Button>
      </div>
      <p className="text-xs text-ink-3 max-w-70 px-1 py-0.5" role="status">
        {wrong[0]
          ? t('grid.filter.days.wrong', { day: wrong[0] })
          : t(inUtc ? 'grid.filter.days.bothInUtc' : 'grid.filter.days.both')}
      </p>
      <ul className="mt-1 border-t border-line pt-1" aria-label={t('grid.filter.days.presets')}>
        {dayPresets.map((preset) => (
          <li key={preset}>
            <button
              type="button"
              className={`${menuItemClass} aria-pressed:bg-selected aria-pressed:font-medium`}
              aria-pressed={preset === present}
              onClick={() => {
                const next = getPresetDays(preset, today)
                setTyped(next)
                onChoose(next)
              }}
            >
              {t(`grid.filter.preset.${preset}`)}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

const parsePeriodDay = (typed: string) => (typed.trim() === '' ? null : toIsoDate(typed.trim()))
