import { useId } from 'react'
import { DayInput } from '@/components/form/day-input'
import { Note } from '@/components/form/note'
import { TextInput } from '@/components/form/text-input'
import { useT } from '@/lib/client/translation'
import type { ResendTermsTyped, TypedTerms } from './use-resend-terms'

/** The account and the due date of all documents that are sent again. */
export function ResendTerms({
  terms: { typed, isDayWrong },
  onTyped,
}: {
  terms: Pick<ResendTermsTyped, 'typed' | 'isDayWrong'>
  onTyped: (typed: TypedTerms) => void
}) {
  const t = useT()
  const id = useId()
  return (
    <>
      <span className="flex items-center gap-2">
        <label htmlFor={`${id}-account`} className="whitespace-nowrap text-ink-2">
          {t('invoiceSending.many.account')}
        </label>
        <TextInput
          id={`${id}-account`}
          className="w-40"
          value={typed.account}
          onChange={({ target }) => onTyped({ ...typed, account: target.value })}
        />
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <label htmlFor={`${id}-day`} className="whitespace-nowrap text-ink-2">
          {t('invoiceSending.many.dueDay')}
        </label>
        <DayInput
          id={`${id}-day`}
          label={t('invoiceSending.many.dueDay')}
          className="w-40"
          value={typed.dueDay}
          placeholder={t('invoiceSending.many.dueDayKept')}
          aria-invalid={isDayWrong || undefined}
          aria-describedby={isDayWrong ? `${id}-wrong` : undefined}
          onChange={({ target }) => onTyped({ ...typed, dueDay: target.value })}
        />
        {isDayWrong && (
          <Note id={`${id}-wrong`} refused role="alert">
            {t('invoiceSending.finding.day')}
          </Note>
        )}
      </span>
    </>
  )
}
