import { DayInput } from '@/components/form/day-input'
import { Field } from '@/components/form/field'
import { TextInput } from '@/components/form/text-input'
import { useT } from '@/lib/client/translation'
import type { DecisionName } from '@/lib/contracts/desk/decision'
import { getDecisionRequirements } from '@/lib/features/collection-cases/domain/decision-requirements'
import { toIsoDate } from '@/lib/shared/dates/calendar-date'

type Typed = { reason: string; until: string; typedNo: string }
type Props = {
  decision: DecisionName
  number: string
  /** Today, where the person is: no pause ends before it. */
  today: string
  typed: Typed
  missing: ('reason' | 'typedNo')[]
  wrongUntil: 'untilWrong' | 'untilPast' | null
  onType: (typed: Typed) => void
}

/** What a decision asks for: until when, why, and the number of what cannot be taken back. */
export function DecisionFields({
  decision,
  number,
  today,
  typed,
  missing,
  wrongUntil,
  onType,
}: Props) {
  const t = useT()
  const needs = getDecisionRequirements(decision)
  const set = (part: Partial<Typed>) => onType({ ...typed, ...part })
  return (
    <>
      {needs.until && (
        <Field
          label={t('decisions.until')}
          hint={t('decisions.untilHint')}
          error={wrongUntil ? t(`decisions.${wrongUntil}`) : undefined}
          stacked
        >
          {(control) => (
            <DayInput
              {...control}
              label={t('decisions.until')}
              earliest={today}
              value={typed.until}
              onChange={(event) => set({ until: event.target.value })}
              onBlur={(event) => set({ until: toIsoDate(event.target.value).trim() })}
            />
          )}
        </Field>
      )}
      <ReasonField
        reason={typed.reason}
        isMissing={missing.includes('reason')}
        isOptional={needs.reason === 'optional'}
        onType={(reason) => set({ reason })}
      />
      {needs.isFinal && (
        <Field label={t('decisions.typeNumber', { number })} stacked>
          {(control) => (
            <TextInput
              {...control}
              value={typed.typedNo}
              onChange={(event) => set({ typedNo: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  )
}

/** Why something is decided. */
export function ReasonField({
  reason,
  isMissing,
  isOptional,
  onType,
}: {
  reason: string
  isMissing: boolean
  isOptional: boolean
  onType: (reason: string) => void
}) {
  const t = useT()
  return (
    <Field
      label={t('decisions.reason')}
      detail={isOptional ? t('decisions.optional') : undefined}
      hint={t('decisions.reasonHint')}
      error={isMissing ? t('decisions.reasonMissing') : undefined}
      stacked
    >
      {({ look: _, ...control }) => (
        <textarea
          {...control}
          className="input"
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  )
}
