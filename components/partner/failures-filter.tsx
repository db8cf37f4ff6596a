'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '@/components/form/field'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { isCalendarDate, isoDay } from '@/lib/domain/calendar-date'
import { t } from '@/lib/format/translate-partner-pages'
import { availableCompaniesQuery } from '@/lib/queries/failures'
import { daysBefore, type FailuresQuestion, type FailuresView } from '@/lib/queries/failures-view'
import type { Company } from './failures-context'

type Props = {
  question: FailuresQuestion
  today: string
  companies: Company[] | null
  onChange: (view: Partial<FailuresView>) => void
}

const presets = [
  ['one', 0],
  ['seven', 6],
  ['thirty', 29],
] as const

/** The days and the company that failures are shown of. It stands in the address of the page. */
export function FailuresFilter({ question, today, companies, onChange }: Props) {
  const [from, setFrom] = useState(question.FromDate)
  const [to, setTo] = useState(question.ToDate)
  const [isTried, setTried] = useState(false)
  const wrong = (day: string) => (isTried && !isCalendarDate(isoDay(day)) ? t('failures.wrongDay') : undefined)

  function show(event: React.FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isCalendarDate(isoDay(from)) && isCalendarDate(isoDay(to))) onChange({ from: new Date(isoDay(from)), to: new Date(isoDay(to)) })
  }

  return (
    <search aria-label={t('failures.filter')}>
      <form className="failures-filter" onSubmit={show}>
        <Day label={t('failures.from')} value={from} error={wrong(from)} onChange={setFrom} />
        <Day label={t('failures.to')} value={to} error={wrong(to)} onChange={setTo} />
        <Button type="submit">{t('failures.show')}</Button>
        {presets.map(([name, days]) => (
          <Button
            key={name}
            variant="quiet"
            pressed={question.ToDate === today && new Date(question.FromDate).getTime() === daysBefore(new Date(today), days).getTime()}
            onClick={() => onChange({ from: daysBefore(new Date(today), days), to: new Date(today) })}
          >
            {t(`failures.days.${name}`)}
          </Button>
        ))}
        {companies && companies.length > 1 && (
          <CompanyChoice chosen={question.CompanyIds?.map(Number) ?? []} companies={companies} onChange={onChange} />
        )}
        <p className="failures-hint">{t('failures.datesHint')}</p>
      </form>
    </search>
  )
}

type DayProps = { label: string; value: string; error: string | undefined; onChange: (value: string) => void }

const Day = ({ label, value, error, onChange }: DayProps) => (
  <Field label={label} error={error}>
    {(control) => (
      <TextInput
        {...control}
        value={value}
        placeholder={t('form.datePlaceholder')}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onChange(isoDay(value))}
      />
    )}
  </Field>
)

type ChoiceProps = { chosen: number[]; companies: Company[]; onChange: Props['onChange'] }

/** One company or all, each by its own name once that is read, until then by its workspace's. Several can stand in an address that somebody sent. */
function CompanyChoice({ chosen, companies, onChange }: ChoiceProps) {
  const { data } = useQuery(availableCompaniesQuery)
  const named = new Map(data?.map(({ CompanyId, Name }) => [CompanyId, Name?.trim() || null]))
  const isOdd = chosen.length > 1 || (chosen.length === 1 && !companies.some(({ companyId }) => companyId === chosen[0]))
  return (
    <Field label={t('failures.company')}>
      {({ look, ...control }) => (
        <select
          {...control}
          className="input"
          value={isOdd ? 'odd' : (chosen[0] ?? '')}
          onChange={({ target }) => onChange({ companies: target.value === '' ? [] : [Number(target.value)] })}
        >
          <option value="">{t('failures.allCompanies')}</option>
          {isOdd && (
            <option value="odd" disabled>
              {t('failures.oddCompanies', { count: chosen.length })}
            </option>
          )}
          {companies.map(({ companyId, name }) => (
            <option key={companyId} value={companyId}>
              {named.get(companyId) ?? name}, {companyId}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
