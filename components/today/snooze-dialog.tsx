'use client'

import { useId, useState } from 'react'
import { DayInput } from '@/components/form/day-input'
import { Field } from '@/components/form/field'
import { FormDialog } from '@/components/form/form-dialog'
import { Note } from '@/components/form/note'
import { Button } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import { isAfterDue, listSnoozeDays } from '@/lib/features/today/domain/work-marks'
import { addDays } from '@/lib/shared/dates/calendar-date'
import { findTypedDay } from '@/lib/shared/dates/local-day'
import { formatLongDate } from '@/lib/shared/format/date-time'

type Props = {
  today: string
  /** The last day of the line, a calendar date; null where it has none. */
  due: string | null
  onChoose: (until: string) => void
  onClose: () => void
}

/**
 * Asks for the day on which a line comes back. Enter takes what stands in the box. A day after the
 * line's last one may be chosen, and is warned of before it is.
 */
export function SnoozeDialog({ today, due, onChoose, onClose }: Props) {
  const t = useT()
  const warningId = useId()
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

  const offered = listSnoozeDays(today)
  const isWarned = [typed, ...offered.map(({ day }) => day)].some((day) =>
    isAfterDue(findTypedDay(day), due),
  )

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
        {offered.map(({ name, day }) => (
          <Button
            key={name}
            aria-describedby={isAfterDue(day, due) ? warningId : undefined}
            onClick={() => choose(day)}
          >
            {isAfterDue(day, due) && <Glyph verdict="warn" />}
            {t(`today.${name}`)}
          </Button>
        ))}
      </div>
      {isWarned && due !== null && (
        <Note id={warningId} role="status" className="pb-2">
          <Glyph verdict="warn" />
          <span>
            {t(due < today ? 'today.snoozeOverdue' : 'today.snoozeAfterDue', {
              day: formatLongDate(t, due),
            })}
          </span>
        </Note>
      )}
      <Field label={t('today.until')} error={error}>
        {(control) => (
          <DayInput
            {...control}
            aria-describedby={
              [control['aria-describedby'], isWarned && warningId].filter(Boolean).join(' ') ||
              undefined
            }
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
