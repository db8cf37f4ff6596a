'use client'

import { useState } from 'react'
import { DayInput } from '@/components/form/day-input'
import { Field } from '@/components/form/field'
import { useCompanies } from '@/components/invoice-search/public'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import type {
  FailuresQuestion,
  FailuresView,
} from '@/lib/features/delivery-failures/client/failures-view'
import { nameUntilRead } from '@/lib/features/delivery-failures/domain/company-names'
import { isCalendarDate, toIsoDate } from '@/lib/shared/dates/calendar-date'
import { findPreset, getPresetDays } from '@/lib/shared/dates/whole-days'
import type { Company } from './failures-context'

type Props = {
  question: FailuresQuestion
  today: string
  companies: Company[] | null
  onChange: (view: Partial<FailuresView>) => void
}

const presets = ['today', 'last7Days', 'last30Days'] as const

/** The days and the company that failures are shown of. It stands in the address of the page. */
export function FailuresFilter({ question, today, companies, onChange }: Props) {
  const t = useT()
  const [from, setFrom] = useState(question.FromDate)
  const [to, setTo] = useState(question.ToDate)
  const [isTried, setTried] = useState(false)
  const present = findPreset({ from: question.FromDate, to: question.ToDate }, today)
  const findDayError = (day: string) =>
    isTried && !isCalendarDate(toIsoDate(day)) ? t('deliveryFailures.wrongDay') : undefined

  function show(event: React.FormEvent) {
    event.preventDefault()
    setTried(true)
    const days = { from: toIsoDate(from), to: toIsoDate(to) }
    if (isCalendarDate(days.from) && isCalendarDate(days.to)) onChange(days)
  }

  return (
    <search aria-label={t('deliveryFailures.filter')}>
      <form
        className="flex flex-wrap items-start gap-x-2 gap-y-1 border-b border-line px-6 pt-1 pb-2 max-narrow:px-4 [&>div]:mr-2 [&>div]:flex [&>div]:gap-2 [&>div]:p-0 [&>div>label]:p-0 [&>div>label]:leading-(--control) max-narrow:[&>div>label]:leading-11"
        onSubmit={show}
      >
        <Day
          label={t('deliveryFailures.from')}
          value={from}
          error={findDayError(from)}
          onChange={setFrom}
        />
        <Day
          label={t('deliveryFailures.to')}
          value={to}
          error={findDayError(to)}
          onChange={setTo}
        />
        <Button type="submit">{t('deliveryFailures.show')}</Button>
        {presets.map((preset) => (
          <Button
            key={preset}
            variant="quiet"
            pressed={preset === present}
            onClick={() => onChange(getPresetDays(preset, today))}
          >
            {t(`deliveryFailures.days.${preset}`)}
          </Button>
        ))}
        {companies && companies.length > 1 && (
          <CompanyChoice
            chosen={question.CompanyIds?.map(Number) ?? []}
            companies={companies}
            onChange={onChange}
          />
        )}
        <p className="basis-full text-xs text-ink-3">{t('deliveryFailures.datesHint')}</p>
      </form>
    </search>
  )
}

type DayProps = {
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

const Day = ({ label, value, error, onChange }: DayProps) => (
  <Field label={label} error={error}>
    {(control) => (
      <DayInput
        {...control}
        label={label}
        className="w-32 max-narrow:w-40"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={(event) => onChange(toIsoDate(event.target.value))}
      />
    )}
  </Field>
)

type ChoiceProps = { chosen: number[]; companies: Company[]; onChange: Props['onChange'] }

/**
 * One company or all, each by its own name once that is read. Several can stand in an address that
 * somebody sent.
 */
function CompanyChoice({ chosen, companies, onChange }: ChoiceProps) {
  const t = useT()
  const ofWorkspaces = nameUntilRead(companies, (id) => t('invoiceSearch.filter.company', { id }))
  const { companies: named } = useCompanies([...ofWorkspaces.keys()], (id) => ofWorkspaces.get(id)!)
  const isOdd = chosen.length > 1 || (chosen[0] !== undefined && !ofWorkspaces.has(chosen[0]))
  return (
    <Field label={t('deliveryFailures.company')}>
      {({ look, ...control }) => (
        <select
          {...control}
          className="input w-50"
          value={isOdd ? 'odd' : (chosen[0] ?? '')}
          onChange={({ target }) =>
            onChange({ companies: target.value === '' ? [] : [Number(target.value)] })
          }
        >
          <option value="">{t('deliveryFailures.allCompanies')}</option>
          {isOdd && (
            <option value="odd" disabled>
              {t('deliveryFailures.oddCompanies', { count: chosen.length })}
            </option>
          )}
          {named.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}, {id}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
