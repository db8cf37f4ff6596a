import { type FormEvent, useId, useState } from 'react'
import { DayInput } from '@/components/form/day-input'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import { isCalendarDate, toIsoDate } from '@/lib/shared/dates/calendar-date'

/** A day up to today, as one types it. */
export function AsOfDay({ asOf, today, onChoose }: DayProps) {
  const t = useT()
  const id = useId()
  const [typed, setTyped] = useState(asOf)
  const [wrong, setWrong] = useState<string | null>(null)

  function show(event: FormEvent) {
    event.preventDefault()
    const day = toIsoDate(typed.trim())
    const isDay = isCalendarDate(day)
    if (isDay && day <= today) return onChoose(day)
    setWrong(t(isDay ? 'ledger.asOf.toCome' : 'ledger.asOf.wrong', { day }))
  }

  return (
    <form
      className="mt-1 flex flex-wrap items-end gap-2 border-t border-line p-1 pt-2"
      aria-label={t('ledger.asOf.label')}
      onSubmit={show}
      noValidate
    >
      <div className="grid gap-0.5 text-xs text-ink-2">
        <label htmlFor={id}>{t('ledger.asOf.day')}</label>
        <DayInput
          id={id}
          label={t('ledger.asOf.day')}
          className="w-30 max-narrow:w-40"
          inputMode="numeric"
          latest={today}
          value={typed}
          aria-invalid={wrong !== null || undefined}
          aria-describedby={wrong === null ? undefined : `${id}-wrong`}
          onChange={(event) => {
            setTyped(event.target.value)
            setWrong(null)
          }}
        />
      </div>
      <Button type="submit">{t('ledger.asOf.show')}</Button>
      {wrong !== null && (
        <span id={`${id}-wrong`} role="alert" className="basis-full text-xs text-fail">
          {wrong}
        </span>
      )}
    </form>
  )
}

type DayProps = { asOf: string; today: string; onChoose: (day: string) => void }
