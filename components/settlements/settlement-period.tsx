'use client'

import { useQueryStates } from 'nuqs'
import { type FormEvent, useId, useState } from 'react'
import { DayInput } from '@/components/form/day-input'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import { type PeriodView, periodParsers } from '@/lib/features/settlements/client/settlements-view'
import { isCalendarDate, toIsoDate } from '@/lib/shared/dates/calendar-date'

/**
 * The period of a list, both days inside it, as the address holds it. A side that is left out is
 * open.
 */
export function SettlementPeriod({ view }: { view: PeriodView }) {
  const t = useT()
  const id = useId()
  const [, setView] = useQueryStates(periodParsers, { history: 'push' })
  const [typed, setTyped] = useState({ from: view.from ?? '', to: view.to ?? '' })
  const [wrong, setWrong] = useState<string | null>(null)

  function show(event: FormEvent) {
    event.preventDefault()
    const bounds = { from: parsePeriodDay(typed.from), to: parsePeriodDay(typed.to) }
    const noDay = Object.values(bounds).find((day) => day !== null && !isCalendarDate(day)) ?? null
    setWrong(noDay)
    if (noDay === null) void setView(bounds)
  }

  return (
    <form
      className="toolbar flex-wrap"
      aria-label={t('settlements.period.label')}
      onSubmit={show}
      noValidate
    >
      {(['from', 'to'] as const).map((side) => (
        <div key={side} className="flex items-center gap-2 text-ink-2">
          <label htmlFor={`${id}-${side}`}>{t(`settlements.period.${side}`)}</label>
          <DayInput
            id={`${id}-${side}`}
            label={t(`settlements.period.${side}`)}
            className="w-32 max-narrow:w-40"
            inputMode="numeric"
            value={typed[side]}
            aria-invalid={(wrong !== null && parsePeriodDay(typed[side]) === wrong) || undefined}
            aria-describedby={wrong === null ? undefined : 'period-wrong'}
            onChange={(event) => setTyped({ ...typed, [side]: event.target.value })}
          />
        </div>
      ))}
      <Button type="submit">{t('settlements.period.apply')}</Button>
      {(view.from !== null || view.to !== null) && (
        <Button variant="quiet" onClick={() => void setView({ from: null, to: null })}>
          {t('settlements.period.all')}
        </Button>
      )}
      {wrong !== null && (
        <span id="period-wrong" role="alert" className="text-fail">
          {t('settlements.period.wrong', { day: wrong })}
        </span>
      )}
    </form>
  )
}

const parsePeriodDay = (typed: string) => (typed.trim() === '' ? null : toIsoDate(typed.trim()))
