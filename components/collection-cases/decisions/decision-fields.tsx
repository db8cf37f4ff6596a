import { type KeyboardEvent, useRef } from 'react'
import { DayInput } from '@/components/form/day-input'
import { Field } from '@/components/form/field'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import type { DecisionName } from '@/lib/contracts/desk/decision'
import { getDecisionRequirements } from '@/lib/features/collection-cases/domain/decision-requirements'
import { toIsoDate } from '@/lib/shared/dates/calendar-date'
import type { Translate } from '@/lib/shared/i18n/translate'

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
        suggestions={listReasons(t, decision)}
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

/** Why something is decided. The arrows go through the usual reasons, as long as nothing else is typed. */
function ReasonField({
  reason,
  isMissing,
  isOptional,
  suggestions = [],
  onType,
}: {
  reason: string
  isMissing: boolean
  isOptional: boolean
  suggestions?: readonly string[]
  onType: (reason: string) => void
}) {
  const t = useT()
  const field = useRef<HTMLTextAreaElement>(null)

  function suggest(event: KeyboardEvent) {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const at = suggestions.indexOf(reason)
    if (by === 0 || suggestions.length === 0 || (reason !== '' && at < 0)) return
    event.preventDefault()
    onType(suggestions.at(at < 0 && by < 0 ? -1 : (at + by) % suggestions.length) ?? '')
  }

  function choose(suggestion: string) {
    onType(suggestion)
    field.current?.focus()
  }

  return (
    <Field
      label={t('decisions.reason')}
      detail={isOptional ? t('decisions.optional') : undefined}
      hint={t(suggestions.length > 0 ? 'decisions.reasonHintUsual' : 'decisions.reasonHint')}
      error={isMissing ? t('decisions.reasonMissing') : undefined}
      stacked
    >
      {({ variant: _, ...control }) => (
        <>
          <textarea
            {...control}
            ref={field}
            className="input"
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={suggest}
          />
          {suggestions.length > 0 && (
            <span className="flex flex-wrap gap-1.5 pt-1">
              {suggestions.map((each) => (
                <Button key={each} size="sm" variant="quiet" onClick={() => choose(each)}>
                  {each}
                </Button>
              ))}
            </span>
          )}
        </>
      )}
    </Field>
  )
}

/** The usual reasons for a decision that asks for one. */
function listReasons(t: Translate, decision: DecisionName): string[] {
  if (decision === 'rejectDebtCollectionList')
    return (['paid', 'disputed', 'plan', 'wrongDebtor'] as const).map((each) =>
      t(`decisions.usual.${each}`),
    )
  if (decision === 'rejectEvictionRequest' || decision === 'rejectEvictionConfirmation')
    return (['rentPaid', 'plan', 'moved'] as const).map((each) => t(`decisions.usual.${each}`))
  return decision === 'pauseCase' || decision === 'pauseInvoice'
    ? (['disputed', 'plan', 'creditNote'] as const).map((each) => t(`decisions.usual.${each}`))
    : []
}
