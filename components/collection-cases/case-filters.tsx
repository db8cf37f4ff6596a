'use client'

import { type ReactNode, useState } from 'react'
import { Field } from '@/components/form/field'
import { TextInput } from '@/components/form/text-input'
import { linkLook } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import type { CasesView } from '@/lib/features/collection-cases/client/cases-view'
import { isCalendarDate, toIsoDate } from '@/lib/shared/dates/calendar-date'

const statuses = ['OPEN', 'PAUSED', 'WITHDRAWN', 'CLOSED'] as const
const types = ['PAYMENT_REMINDER', 'NOTICE', 'COLLECTION_NOTICE', 'DEBT_COLLECTION'] as const

type Props = {
  view: CasesView
  onChange: (change: Partial<CasesView>) => void
  onClear: () => void
}

/**
 * Every filter that the upstream's list of cases has. A text narrows when the field is left, or by
 * Enter.
 */
export function CaseFilters({ view, onChange, onClear }: Props) {
  const t = useT()
  const [timesCleared, setTimesCleared] = useState(0)
  const isSet = Object.values(view).some((value) => value !== '')
  const statusItems = buildItems(statuses, view.status, (each) =>
    t(`collectionCases.filter.statusValue.${each}`),
  )
  const typeItems = buildItems(types, view.type, (each) => t(`collectionCases.type.${each}`))
  /** What was typed and is no filter yet goes too. */
  function clear() {
    setTimesCleared((times) => times + 1)
    onClear()
  }

  return (
    <fieldset
      key={timesCleared}
      className="flex min-w-0 flex-wrap items-end gap-x-2 px-6 pb-1.5 max-narrow:flex-nowrap max-narrow:overflow-x-auto max-narrow:px-4"
      aria-label={t('collectionCases.filter.label')}
    >
      <SelectFilter
        label={t('collectionCases.filter.status')}
        value={view.status}
        items={statusItems}
        onChange={(status) => onChange({ status })}
      />
      <SelectFilter
        label={t('collectionCases.filter.type')}
        value={view.type}
        items={typeItems}
        onChange={(type) => onChange({ type })}
      />
      <TextFilter
        key={`number ${view.number}`}
        label={t('collectionCases.filter.number')}
        value={view.number}
        error={(value) =>
          /^\d{0,15}$/.test(value) ? undefined : t('collectionCases.filter.notDigits')
        }
        onChange={(number) => onChange({ number })}
      />
      <TextFilter
        key={`customer ${view.customer}`}
        label={t('collectionCases.filter.customer')}
        value={view.customer}
        onChange={(customer) => onChange({ customer })}
      />
      <TextFilter
        key={`source ${view.source}`}
        label={t('collectionCases.filter.source')}
        value={view.source}
        onChange={(source) => onChange({ source })}
      />
      <DayFilter
        key={`from ${view.from}`}
        label={t('collectionCases.filter.from')}
        value={view.from}
        onChange={(from) => onChange({ from })}
      />
      <DayFilter
        key={`to ${view.to}`}
        label={t('collectionCases.filter.to')}
        value={view.to}
        onChange={(to) => onChange({ to })}
      />
      {isSet && (
        <button type="button" className={`${linkLook} min-h-9`} onClick={clear}>
          {t('collectionCases.filter.clear')}
        </button>
      )}
    </fieldset>
  )
}

type Item = { value: string; label: string }

/** The known values in words; a value of the address that is none of them stands as it is. */
function buildItems<Value extends string>(
  known: readonly Value[],
  held: string,
  words: (value: Value) => string,
): Item[] {
  const items = known.map((value) => ({ value: value as string, label: words(value) }))
  return held === '' || items.some(({ value }) => value === held)
    ? items
    : [...items, { value: held, label: held }]
}

const FilterPlace = ({ children }: { children: ReactNode }) => (
  <div className="basis-33 max-narrow:shrink-0">{children}</div>
)

function SelectFilter({
  label,
  value,
  items,
  onChange,
}: {
  label: string
  value: string
  items: Item[]
  onChange: (value: string) => void
}) {
  const t = useT()
  return (
    <FilterPlace>
      <Field label={label} stacked>
        {({ look: _, ...control }) => (
          <select
            {...control}
            className="input"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value="">{t('collectionCases.filter.any')}</option>
            {items.map((item) => (
              <option key={item.value} value={item.value}>
                {item.label}
              </option>
            ))}
          </select>
        )}
      </Field>
    </FilterPlace>
  )
}

type TextFilterProps = {
  label: string
  value: string
  placeholder?: string
  /** The one form of what was typed. */
  asSent?: (typed: string) => string
  error?: (value: string) => string | undefined
  /** What is typed half is no mistake yet: an error is told when the field is left. */
  isCheckedOnLeave?: boolean
  onChange: (value: string) => void
}

function TextFilter({
  label,
  value,
  placeholder,
  asSent = (typed) => typed.trim(),
  error,
  isCheckedOnLeave = false,
  onChange,
}: TextFilterProps) {
  const [typed, setTyped] = useState(value)
  const [isTyping, setTyping] = useState(false)
  const wrong = error?.(asSent(typed))
  function type(text: string) {
    setTyped(text)
    setTyping(true)
  }
  function commit() {
    const next = asSent(typed)
    setTyped(next)
    setTyping(false)
    if (!wrong && next !== value) onChange(next)
  }
  return (
    <FilterPlace>
      <Field label={label} error={isTyping && isCheckedOnLeave ? undefined : wrong} stacked>
        {(control) => (
          <TextInput
            {...control}
            value={typed}
            placeholder={placeholder}
            spellCheck={false}
            onChange={(event) => type(event.target.value)}
            onBlur={commit}
            onKeyDown={(event) => event.key === 'Enter' && commit()}
          />
        )}
      </Field>
    </FilterPlace>
  )
}

function DayFilter({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) {
  const t = useT()
  return (
    <TextFilter
      label={label}
      value={value}
      placeholder={t('form.datePlaceholder')}
      asSent={(typed) => toIsoDate(typed).trim()}
      error={(day) =>
        day === '' || isCalendarDate(day)
          ? undefined
          : t('collectionCases.filter.noDay', { field: label, day })
      }
      isCheckedOnLeave
      onChange={onChange}
    />
  )
}
