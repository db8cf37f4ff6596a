import { DayInput } from '@/components/form/day-input'
import { Field } from '@/components/form/field'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import { type StopProblem, stopMemoMax } from '@/lib/features/customers/domain/whole/item-stops'
import { StopDays } from './stop-days'

type Props = {
  today: string
  day: string
  memo: string
  /** The last day of one that ends at once; null where none can. */
  endDay?: string | null
  memoHint?: string
  problem: StopProblem | null
  onDay: (day: string) => void
  onMemo: (memo: string) => void
}

/** Until when something is stopped and why; `problem` is shown once a person tried to send it. */
export function StopDialogFields({ today, day, memo, endDay = null, ...props }: Props) {
  const t = useT()
  const { memoHint, problem, onDay, onMemo } = props
  const findError = (field: 'day' | 'memo') =>
    problem?.startsWith(field)
      ? t(`customers.whole.verbs.stop.wrong.${problem}`, { max: stopMemoMax })
      : undefined
  return (
    <>
      <Field
        label={t('customers.whole.verbs.stop.until')}
        hint={t('customers.whole.verbs.stop.untilHint')}
        error={findError('day')}
      >
        {(control) => (
          <div>
            <DayInput
              {...control}
              label={t('customers.whole.verbs.stop.until')}
              earliest={endDay ?? today}
              value={day}
              onChange={(event) => onDay(event.target.value)}
            />
            <StopDays from={today} onDay={onDay} />
            {endDay !== null && (
              <Button size="sm" variant="quiet" onClick={() => onDay(endDay)}>
                {t('customers.stop.end')}
              </Button>
            )}
          </div>
        )}
      </Field>
      <Field label={t('customers.whole.verbs.stop.memo')} hint={memoHint} error={findError('memo')}>
        {(control) => (
          <TextInput
            {...control}
            data-autofocus
            value={memo}
            onChange={(event) => onMemo(event.target.value)}
          />
        )}
      </Field>
    </>
  )
}
