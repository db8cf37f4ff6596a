'use client'

import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { ControlProps } from '@/components/form/field'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useT } from '@/lib/client/translation'
import type { ListField } from '@/lib/features/customers/domain/editable-fields'
import { findKnownValues } from '@/lib/features/customers/domain/known-customer-values'
import { useCustomerForm } from '../fields/customer-form-context'

/**
 * A list as rows, each with a name of its own. A paste of several lines or of addresses apart by
 * semicolons becomes as many rows.
 */
export function ListRows({
  field,
  control,
  label,
}: {
  field: ListField
  control: ControlProps
  label: string
}) {
  const t = useT()
  const { edit } = useCustomerForm()
  const list = useRef<HTMLDivElement>(null)
  const known = findKnownValues(field)
  const typed = edit.typed[field]
  const rows = typed.length > 0 ? typed : ['']
  const isEmail = field === 'emailAddressDocument' || field === 'secondaryEmailAddress'
  const setRows = (next: string[]) => edit.form.setValue(field, next, { shouldDirty: true })
  const setRow = (at: number, ...values: string[]) =>
    setRows([...rows.slice(0, at), ...values, ...rows.slice(at + 1)])

  function addRow() {
    flushSync(() => setRows([...rows, '']))
    const inputs = list.current?.querySelectorAll('input')
    inputs?.[inputs.length - 1]?.focus()
  }

  return (
    <div className="grid gap-1.5" ref={list}>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list; its text changes with every key
        <div key={at} className="flex gap-2">
          <TextInput
            {...control}
            value={row}
            aria-label={t('customers.row', { field: label, row: at + 1 })}
            variant={
              row === (edit.before[field][at] ?? '') && control.variant === 'changed'
                ? 'rest'
                : control.variant
            }
            placeholder={edit.isKnown(field) ? undefined : t('customers.addressTable.notKnown')}
            inputMode={isEmail ? 'email' : undefined}
            spellCheck={false}
            list={known && `known-${field}`}
            onChange={(event) => setRow(at, event.target.value)}
            onPaste={(event) => {
              const pasted = splitPastedRows(event.clipboardData.getData('text'))
              if (control.readOnly || !pasted || row !== '') return
              event.preventDefault()
              setRow(at, ...pasted)
            }}
          />
          {!control.readOnly && (rows.length > 1 || row !== '') && (
            <Button
              variant="quiet"
              square
              aria-label={t('customers.removeRow', { field: label, row: at + 1 })}
              onClick={() => setRow(at)}
            >
              <Icon name="x" />
            </Button>
          )}
        </div>
      ))}
      {known && (
        <datalist id={`known-${field}`}>
          {known.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
      {!control.readOnly && rows.at(-1) !== '' && (
        <div>
          <Button
            variant="quiet"
            size="sm"
            onClick={addRow}
            aria-label={t('customers.addRow', { field: label })}
          >
            <Icon name="plus" />
            {t('customers.addRowWord')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The rows of a pasted text that holds more than one; null for one. */
function splitPastedRows(pasted: string): string[] | null {
  const rows = pasted
    .split(/[\n\r;\t]+/)
    .map((row) => row.trim())
    .filter(Boolean)
  return rows.length > 1 ? rows : null
}
