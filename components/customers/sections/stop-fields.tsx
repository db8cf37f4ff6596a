import { FieldColumns, Section } from '@/components/form/section'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import { findStopState, noEnd } from '@/lib/features/customers/domain/stops'
import { addDays } from '@/lib/shared/dates/calendar-date'
import { useCustomerForm } from '../fields/customer-form-context'
import { EditField } from '../fields/edit-field'
import { StopDays } from '../stop-days'

const stops = [
  { kind: 'reminder', until: 'stopReminderUntil', memo: 'stopReminderMemo' },
  { kind: 'debtCollection', until: 'stopDebtCollectionUntil', memo: 'stopDebtCollectionMemo' },
  { kind: 'interestCalc', until: 'stopInterestCalcUntil', memo: 'stopInterestCalcMemo' },
] as const

/**
 * The three stops: until when, why, how long still; with buttons that move the last day on. A stop
 * has no blank, so it is ended by a day that is over.
 */
export function StopFields() {
  const t = useT()
  return (
    <Section
      id="stops"
      title={t('customers.section.stops')}
      note={t('customers.section.stopsNote')}
    >
      {stops.map((stop) => (
        <Stop key={stop.kind} {...stop} />
      ))}
    </Section>
  )
}

function Stop({ kind, until, memo }: (typeof stops)[number]) {
  const t = useT()
  const { edit, isReadOnly } = useCustomerForm()
  const today = useToday()
  const state = findStopState(edit.edited[until], today)
  const set = (day: string) => edit.form.setValue(until, day, { shouldDirty: true })
  const isUnreadable = state?.unreadable !== undefined
  const isRunning = state !== null && (isUnreadable || state.daysLeft >= 0)
  const lastDay = isRunning && !isUnreadable ? state.until : today
  return (
    <fieldset
      className="min-w-0 not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-1"
      aria-label={t(`customers.stop.${kind}`)}
    >
      <FieldColumns>
        <EditField
          field={until}
          beside={
            <div className="flex flex-wrap items-center gap-x-1 pt-0.5">
              {!isReadOnly && lastDay !== noEnd && <StopDays from={lastDay} onDay={set} />}
              {!isReadOnly && isRunning && (
                <Button size="sm" variant="quiet" onClick={() => set(addDays(today, -1))}>
                  {t('customers.stop.end')}
                </Button>
              )}
              {state && (
                <span className="ml-auto flex">
                  <StopChip state={state} />
                </span>
              )}
            </div>
          }
        />
        <EditField field={memo} />
      </FieldColumns>
    </fieldset>
  )
}

function StopChip({ state }: { state: NonNullable<ReturnType<typeof findStopState>> }) {
  const t = useT()
  if (state.unreadable !== undefined)
    return (
      <Chip variant="unknown" glyph="unknown">
        {t('customers.stop.unreadable', { raw: state.unreadable })}
      </Chip>
    )
  const { until, daysLeft } = state
  const variant = daysLeft < 0 ? 'line' : 'wait'
  const text =
    until === noEnd
      ? t('customers.stop.forEverShort')
      : daysLeft < 0
        ? t('customers.stop.expired', { days: -daysLeft })
        : t('customers.stop.left', { days: daysLeft })
  return (
    <Chip variant={variant} glyph={daysLeft < 0 ? undefined : 'stop'}>
      {text}
    </Chip>
  )
}
