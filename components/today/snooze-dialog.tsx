'use client'

import { useState } from 'react'
import { DayInput } from '@/components/form/day-input'
import { Field } from '@/components/form/field'
import { FormDialog } from '@/components/form/form-dialog'
import { Button } from '@/components/ui/button'
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

  function submit() {
    const day = findTypedDay(typed)
    if (day === null) setError(t('today.notADay'))
    else if (day <= today) setError(t('today.notLater'))
    else choose(day)
  }

  return (
    <FormDialog
      size="sm"
      title={t('today.snoozeTitle')}
      intro={t('today.snoozeIntro')}
      submit={t('today.hide')}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
