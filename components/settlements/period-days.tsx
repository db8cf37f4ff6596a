import { type FormEvent, useId, useState } from 'react'
import { DayInput } from '@/components/form/day-input'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import type { PeriodView } from '@/lib/features/settlements/client/settlements-view'
import { isCalendarDate, toIsoDate } from '@/lib/shared/dates/calendar-date'

/** A period by its two days, as one types them. */
export function PeriodDays({
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
    const [from, to] = [typed.from, typed.to].map(parsePeriodDay)
    const noDay = [from, to].find((day) => day && !isCalendarDate(day)) ?? null
    setWrong(noDay)
    if (noDay === null) onChoose({ from: from ?? null, to: to ?? null })
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

const parsePeriodDay = (typed: string) => (typed.trim() === '' ? null : toIsoDate(typed.trim()))
