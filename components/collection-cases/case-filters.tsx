'use client'

import { type ChangeEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { DayInput } from '@/components/form/day-input'
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
        label={t('collectionCases.filter.number')}
        value={view.number}
        error={(value) =>
          /^\d{0,15}$/.test(value) ? undefined : t('collectionCases.filter.notDigits')
        }
        onChange={(number) => onChange({ number })}
      />
      <TextFilter
        label={t('collectionCases.filter.customer')}
        value={view.customer}
        onChange={(customer) => onChange({ customer })}
      />
      <TextFilter
        label={t('collectionCases.filter.source')}
        value={view.source}
        onChange={(source) => onChange({ source })}
      />
      <DayFilter
        label={t('collectionCases.filter.from')}
        value={view.from}
        onChange={(from) => onChange({ from })}
      />
      <DayFilter
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

const FilterPlace = ({ isDay = false, children }: { isDay?: boolean; children: ReactNode }) => (
  <div className={`basis-33 max-narrow:shrink-0 ${isDay ? 'max-narrow:basis-40' : ''}`}>
    {children}
  </div>
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
  /** A day: what is typed half is no mistake yet, so an error is told when the field is left. */
  isDay?: boolean
  /** The one form of what was typed. */
  asSent?: (typed: string) => string
  error?: (value: string) => string | undefined
  onChange: (value: string) => void
}

function TextFilter({
  label,
  value,
  isDay = false,
  asSent = (typed) => typed.trim(),
  error,
  onChange,
}: TextFilterProps) {
  const [typed, setTyped] = useState(value)
  const [isTyping, setTyping] = useState(false)
  const wrong = error?.(asSent(typed))

  // Another address, as when going back, brings its own filter in place of what was typed.
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
    setTyping(false)
  }

  function type(text: string) {
    setTyped(text)
    setTyping(true)
  }
  function commit(text: string) {
    const next = asSent(text)
    setTyped(next)
    setTyping(false)
    if (!error?.(next) && next !== value) onChange(next)
  }
  const box = {
    value: typed,
    spellCheck: false,
    onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
    onBlur: () => commit(typed),
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && commit(typed),
  }
  return (
    <FilterPlace isDay={isDay}>
      <Field label={label} error={isTyping && isDay ? undefined : wrong} stacked>
        {(control) =>
          isDay ? (
            <DayInput {...control} {...box} label={label} onChoose={commit} />
          ) : (
            <TextInput {...control} {...box} />
          )
        }
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
      isDay
      asSent={(typed) => toIsoDate(typed).trim()}
      error={(day) =>
        day === '' || isCalendarDate(day)
          ? undefined
          : t('collectionCases.filter.noDay', { field: label, day })
      }
      onChange={onChange}
    />
  )
}
