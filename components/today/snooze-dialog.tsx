'use client'

import { type FormEvent, useState } from 'react'
import { DayInput } from '@/components/form/day-input'
import { Field } from '@/components/form/field'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useT } from '@/lib/client/translation'
import { listSnoozeDays } from '@/lib/features/today/domain/work-marks'
import { addDays } from '@/lib/shared/dates/calendar-date'
import { findTypedDay } from '@/lib/shared/dates/local-day'

type Props = {
  today: string
  onChoose: (until: string) => void
  onClose: () => void
}

/** Asks for the day on which a line comes back. Enter takes what stands in the box. */
export function SnoozeDialog({ today, onChoose, onClose }: Props) {
  const t = useT()
  const [typed, setTyped] = useState(addDays(today, 1))
  const [error, setError] = useState<string | undefined>()

  function choose(day: string) {
    onChoose(day)
    onClose()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const day = findTypedDay(typed)
    if (day === null) setError(t('today.notADay'))
    else if (day <= today) setError(t('today.notLater'))
    else choose(day)
  }

  return (
    <Dialog
      open
      size="sm"
      title={t('today.snoozeTitle')}
      intro={t('today.snoozeIntro')}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('today.cancel')}
          </Button>
          <Button variant="primary" type="submit" form="snooze">
            {t('today.hide')}
          </Button>
        </>
      }
    >
      <form id="snooze" onSubmit={submit} noValidate>
        <div className="flex flex-wrap gap-2 pb-2">
          {listSnoozeDays(today).map(({ name, day }) => (
            <Button key={name} onClick={() => choose(day)}>
              {t(`today.${name}`)}
            </Button>
          ))}
        </div>
        <Field label={t('today.until')} error={error}>
          {(control) => (
            <DayInput
              {...control}
              label={t('today.until')}
              earliest={addDays(today, 1)}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              data-autofocus
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
