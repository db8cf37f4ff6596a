'use client'

import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { DayInput } from '@/components/form/day-input'
import type { ControlProps } from '@/components/form/field'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import { toIsoDate } from '@/lib/shared/dates/calendar-date'
import { isMasked } from '@/lib/shared/wire/masks'
import { useCustomerForm } from './customer-form-context'
import { MaskedValue } from './masked-value'

type Props = {
  field: 'ssn' | 'dateOfBirth' | 'bankAccountNo'
  control: ControlProps
  label: string
}

/**
 * A field whose stored value arrives masked: shown as its mask, revealed by a journalled click, and
 * typed anew. An empty input, and Esc, keep what is stored.
 */
export function MaskedField({ field, control, label }: Props) {
  const t = useT()
  const { edit } = useCustomerForm()
  const today = useToday()
  const [isOpen, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const stored = edit.before[field]
  const typed = edit.typed[field]
  const set = (value: string) => edit.form.setValue(field, value, { shouldDirty: true })

  function keepStored() {
    set(stored)
    setOpen(false)
  }

  if (isMasked(stored) && typed === '') {
    return (
      <span className="flex min-h-(--control) flex-wrap items-center gap-x-1">
        <span className="text-ink-3">{t('form.blank')}</span>
        <Button size="sm" variant="quiet" onClick={keepStored}>
          {t('customers.maskedKeep')}
        </Button>
      </span>
    )
  }
  if (isMasked(stored) && typed === stored && !isOpen) {
    return (
      <span className="flex min-h-(--control) flex-wrap items-center gap-x-1">
        <MaskedValue
          clientNo={edit.clientNo}
          customerNo={edit.customerNo}
          field={field}
          masked={stored}
        />
        {!control.readOnly && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('customers.maskedChange', { field: label })}
            onClick={() => {
              flushSync(() => setOpen(true))
              input.current?.focus()
            }}
          >
            {t('customers.maskedChangeWord')}
          </Button>
        )}
        {!control.readOnly && field !== 'dateOfBirth' && (
          <Button
            size="sm"
            variant="quiet"
            square
            aria-label={t('customers.maskedClear', { field: label })}
            onClick={() => set('')}
          >
            <Icon name="x" />
          </Button>
        )}
      </span>
    )
  }
  const box = {
    ...control,
    ref: input,
    'aria-label': label,
    value: typed === stored && isMasked(stored) ? '' : typed,
    ...(isMasked(stored) && { placeholder: t('customers.maskedPlaceholder') }),
    spellCheck: false,
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      set(event.target.value === '' && isMasked(stored) ? stored : event.target.value),
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && isMasked(stored) && keepStored(),
  }
  if (field !== 'dateOfBirth') return <TextInput {...box} onBlur={() => setOpen(false)} />

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears that the box and its calendar are left
    <div onBlur={leave}>
      <DayInput
        {...box}
        label={label}
        latest={today}
        onBlur={() => typed !== stored && set(toIsoDate(typed))}
      />
    </div>
  )
}
