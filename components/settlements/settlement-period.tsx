'use client'

import { useQueryStates } from 'nuqs'
import { type FormEvent, useId, useRef, useState } from 'react'
import { DayInput } from '@/components/form/day-input'
import { Button, getButtonClass } from '@/components/ui/button'
import { useToday } from '@/components/ui/hooks/use-today'
import { Icon } from '@/components/ui/icon'
import { menuItemClass } from '@/components/ui/menu-list'
import { Popover } from '@/components/ui/popover'
import { useT } from '@/lib/client/translation'
import {
  findPeriodPreset,
  getPeriodDays,
  type PeriodView,
  periodParsers,
  periodPresets,
} from '@/lib/features/settlements/client/settlements-view'
import { isCalendarDate, toIsoDate } from '@/lib/shared/dates/calendar-date'
import type { Translate } from '@/lib/shared/i18n/translate'

/**
 * The period of a page, as the address holds it: one that is often used, or two days, both inside
 * it. A side that is left out is open.
 */
export function SettlementPeriod({ view }: { view: PeriodView }) {
  const t = useT()
  const today = useToday()
  const panel = useRef<HTMLDivElement>(null)
  const [, setView] = useQueryStates(periodParsers, { history: 'push' })
  const present = findPeriodPreset(view, today)
  const words = present
    ? t(`settlements.period.presets.${present}`)
    : (describePeriod(t, view) ?? t('settlements.period.presets.allDates'))

  function choose(next: PeriodView) {
    panel.current?.hidePopover()
    void setView(next)
  }

  return (
    <Popover
      button={
        <>
          {words}
          <Icon name="down" />
        </>
      }
      buttonProps={{
        className: getButtonClass({ className: 'print:hidden' }),
        'aria-haspopup': 'dialog',
        'aria-label': t('settlements.period.choose', { period: words }),
      }}
      panelProps={{
        className: 'max-w-[min(360px,calc(100vw-16px))] p-2',
        role: 'dialog',
        'aria-label': t('settlements.period.label'),
      }}
      align="end"
      panel={panel}
    >
      <ul aria-label={t('settlements.period.presets.label')}>
        {periodPresets.map((preset) => (
          <li key={preset}>
            <button
              type="button"
              className={`${menuItemClass} aria-pressed:bg-selected aria-pressed:font-medium`}
              aria-pressed={preset === present}
              onClick={() => choose(getPeriodDays(preset, today))}
            >
              {t(`settlements.period.presets.${preset}`)}
            </button>
          </li>
        ))}
      </ul>
      <PeriodDays key={`${view.from} ${view.to}`} view={view} onChoose={choose} />
    </Popover>
  )
}

/** A period by its two days, as one types them. */
function PeriodDays({
  view,
  onChoose,
}: {
  view: PeriodView
  onChoose: (next: PeriodView) => void
}) {
  const t = useT()
  const id = useId()
  const [typed, setTyped] = useState({ from: view.from ?? '', to: view.to ?? '' })
  const [wrong, setWrong] = useState<string | null>(null)

  function show(event: FormEvent) {
    event.preventDefault()
    const bounds = { from: parsePeriodDay(typed.from), to: parsePeriodDay(typed.to) }
    const noDay = Object.values(bounds).find((day) => day !== null && !isCalendarDate(day)) ?? null
    setWrong(noDay)
    if (noDay === null) onChoose(bounds)
  }

  return (
    <form
      className="mt-1 flex flex-wrap items-end gap-2 border-t border-line p-1 pt-2"
      aria-label={t('settlements.period.label')}
      onSubmit={show}
      noValidate
    >
      {(['from', 'to'] as const).map((side) => (
        <div key={side} className="grid gap-0.5 text-xs text-ink-2">
          <label htmlFor={`${id}-${side}`}>{t(`settlements.period.${side}`)}</label>
          <DayInput
            id={`${id}-${side}`}
            label={t(`settlements.period.${side}`)}
            className="w-30 max-narrow:w-40"
            inputMode="numeric"
            value={typed[side]}
            aria-invalid={(wrong !== null && parsePeriodDay(typed[side]) === wrong) || undefined}
            aria-describedby={wrong === null ? undefined : `${id}-wrong`}
            onChange={(event) => setTyped({ ...typed, [side]: event.target.value })}
          />
        </div>
      ))}
      <Button type="submit">{t('settlements.period.apply')}</Button>
      {wrong !== null && (
        <span id={`${id}-wrong`} role="alert" className="basis-full text-xs text-fail">
          {t('settlements.period.wrong', { day: wrong })}
        </span>
      )}
    </form>
  )
}

function describePeriod(t: Translate, { from, to }: PeriodView): string | null {
  if (from !== null && to !== null) return t('settlements.period.range', { from, to })
  if (from !== null) return t('settlements.period.openEnd', { from })
  return to && t('settlements.period.openStart', { to })
}

const parsePeriodDay = (typed: string) => (typed.trim() === '' ? null : toIsoDate(typed.trim()))
