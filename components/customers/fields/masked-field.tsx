'use client'

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ControlProps } from '@/components/form/field'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useT } from '@/lib/client/translation'
import { toIsoDate } from '@/lib/shared/dates/calendar-date'
import { isMasked } from '@/lib/shared/wire/masks'
import { useCustomerForm } from './customer-form-context'
import { MaskedValue } from './masked-value'

type Props = { unit: 'ssn' | 'dateOfBirth' | 'bankAccountNo'; control: ControlProps; label: string }

/**
 * A field whose stored value arrives masked: shown as its mask, revealed by a journalled click, and
 * typed anew. An empty input, and Esc, keep what is stored.
 */
export function MaskedField({ unit, control, label }: Props) {
  const t = useT()
  const { edit } = useCustomerForm()
  const [isOpen, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const stored = edit.before[unit]
  const typed = edit.typed[unit]
  const set = (value: string) => edit.form.setValue(unit, value, { shouldDirty: true })

  function keepStored() {
    set(stored)
    setOpen(false)
  }

  if (isMasked(stored) && typed === '') {
    return (
      <span className="masked">
        <span className="absent">{t('form.blank')}</span>
        <Button size="sm" variant="quiet" onClick={keepStored}>
          {t('customers.maskedKeep')}
        </Button>
      </span>
    )
  }
  if (isMasked(stored) && typed === stored && !isOpen) {
    return (
      <span className="masked">
        <MaskedValue
          clientNo={edit.clientNo}
          customerNo={edit.customerNo}
          field={unit}
          masked={stored}
        />
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
        {unit !== 'dateOfBirth' && (
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
  return (
    <TextInput
      {...control}
      ref={input}
      aria-label={label}
      value={typed === stored && isMasked(stored) ? '' : typed}
      placeholder={
        isMasked(stored)
          ? t('customers.maskedPlaceholder')
          : unit === 'dateOfBirth'
            ? t('form.datePlaceholder')
            : undefined
      }
      spellCheck={false}
      onChange={(event) =>
        set(event.target.value === '' && isMasked(stored) ? stored : event.target.value)
      }
      onKeyDown={(event) => event.key === 'Escape' && isMasked(stored) && keepStored()}
      onBlur={() => {
        setOpen(false)
        if (unit === 'dateOfBirth' && typed !== stored) set(toIsoDate(typed))
      }}
    />
  )
}
