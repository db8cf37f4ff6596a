import { type FormEvent, useId, useState } from 'react'
import { DayInput } from '@/components/form/day-input'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import { addDays, isCalendarDate, toIsoDate } from '@/lib/shared/dates/calendar-date'

const presets = ['week', 'month', 'thisMonth'] as const

/** The company and the days of the page: all of them are asked for together. */
export function FilesFilter({ companies, present, today, onShow }: Props) {
  const t = useT()
  const id = useId()
  const [typed, setTyped] = useState(present)
  const [wrong, setWrong] = useState<string | null>(null)

  function show(event: FormEvent) {
    event.preventDefault()
    const [from, to] = [typed.from, typed.to].map((day) => toIsoDate(day.trim())) as [
      string,
      string,
    ]
    const noDay = [from, to].find((day) => !isCalendarDate(day))
    if (noDay !== undefined) return setWrong(t('bundles.wrongDay', { day: noDay }))
    if (from > to) return setWrong(t('bundles.wrongOrder'))
    setWrong(null)
    onShow({ ...typed, from, to })
  }

  function choose(preset: (typeof presets)[number]) {
    const from = {
      week: addDays(today, -6),
      month: addDays(today, -29),
      thisMonth: `${today.slice(0, 7)}-01`,
    }[preset]
    const next = { ...typed, from, to: today }
    setTyped(next)
    setWrong(null)
    onShow(next)
  }

  return (
    <form
      className="flex flex-wrap items-end gap-x-3 gap-y-2 px-6 pb-2.5 max-narrow:px-4"
      onSubmit={show}
      noValidate
    >
      <label className="grid min-w-0 gap-0.5 text-xs text-ink-2 max-narrow:basis-full">
        {t('bundles.company')}
        <select
          className="input w-64 max-w-full max-narrow:w-full"
          value={typed.company}
          onChange={({ target }) => {
            const next = { ...typed, company: Number(target.value) }
            setTyped(next)
            onShow({ ...present, company: next.company })
          }}
        >
          {companies.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
      </label>
      {(['from', 'to'] as const).map((side) => (
        <div key={side} className="grid gap-0.5 text-xs text-ink-2">
          <label htmlFor={`${id}-${side}`}>{t(`bundles.${side}`)}</label>
          <DayInput
            id={`${id}-${side}`}
            label={t(`bundles.${side}`)}
            className="w-32 max-narrow:w-40"
            inputMode="numeric"
            value={typed[side]}
            aria-invalid={wrong !== null || undefined}
            aria-describedby={wrong === null ? undefined : `${id}-wrong`}
            onChange={({ target }) => setTyped({ ...typed, [side]: target.value })}
          />
        </div>
      ))}
      <Button type="submit">{t('bundles.show')}</Button>
      <span className="flex flex-wrap gap-1">
        {presets.map((preset) => (
          <Button key={preset} variant="quiet" onClick={() => choose(preset)}>
            {t(`bundles.preset.${preset}`)}
          </Button>
        ))}
      </span>
      {wrong !== null && (
        <span id={`${id}-wrong`} role="alert" className="basis-full text-xs text-fail">
          {wrong}
        </span>
      )}
    </form>
  )
}

type Shown = { company: number; from: string; to: string }
type Props = {
  companies: readonly { id: number; name: string }[]
  present: Shown
  today: string
  onShow: (shown: Shown) => void
}
