'use client'

import { type ReactNode, useId } from 'react'
import { DayInput } from '@/components/form/day-input'
import { type ControlProps, Field } from '@/components/form/field'
import { TextInput } from '@/components/form/text-input'
import { useT } from '@/lib/client/translation'
import { useCodeName } from '@/lib/features/codes/client/public'
import {
  getFieldKind,
  isListField,
  type SingleField,
  type TextField,
} from '@/lib/features/customers/domain/editable-fields'
import {
  findKnownValues,
  isUnknownValue,
} from '@/lib/features/customers/domain/known-customer-values'
import { toIsoDate } from '@/lib/shared/dates/calendar-date'
import { isAmong } from '@/lib/shared/is-among'
import { ListRows } from '../list/list-rows'
import { useCustomerForm } from './customer-form-context'
import { FieldNotes } from './field-notes'
import { MaskedField } from './masked-field'
import { useEditField } from './use-edit-field'

type Props = {
  unit: SingleField
  hint?: ReactNode /** Stands under the control, as buttons that fill it. */
  beside?: ReactNode
}

/**
 * A field of a customer with its label, its control, and everything that is to be said about it.
 */
export function EditField({ unit, hint, beside }: Props) {
  const t = useT()
  const { edit } = useCustomerForm()
  const { label, detail, look, was, warning, error } = useEditField(unit)
  const typed = edit.typed[unit]
  const isOdd = Array.isArray(typed)
    ? typed.some((row) => isUnknownValue(unit, row))
    : isUnknownValue(unit, typed)
  const isLong = (each: SingleField): each is TextField =>
    isAmong(longTexts, each) || (!isListField(each) && /[\r\n]/.test(edit.before[each]))
  const hasSeveralControls = isListField(unit) || isSensitive(unit)
  return (
    <Field
      label={label}
      detail={detail}
      group={hasSeveralControls}
      look={look}
      was={was}
      warning={warning}
      error={error}
      hint={isOdd && !warning ? t('customers.unknownValue') : hint}
      notes={<FieldNotes unit={unit} />}
    >
      {(control) => (
        <>
          <Control unit={unit} control={control} label={label} isLong={isLong} />
          {beside}
        </>
      )}
    </Field>
  )
}

const sensitive = ['ssn', 'dateOfBirth', 'bankAccountNo'] as const
const isSensitive = (unit: SingleField): unit is (typeof sensitive)[number] =>
  isAmong(sensitive, unit)

type ControlRenderProps = {
  unit: SingleField
  control: ControlProps
  label: string
  isLong: (unit: SingleField) => unit is TextField
}

function Control({ unit, control, label, isLong }: ControlRenderProps) {
  const { edit } = useCustomerForm()
  if (isListField(unit)) return <ListRows unit={unit} control={control} label={label} />
  if (isSensitive(unit))
    return <MaskedField key={edit.before[unit]} unit={unit} control={control} label={label} />
  if (getFieldKind(unit) === 'yesNo') return <YesNo unit={unit} control={control} />
  if (isLong(unit)) return <LongText unit={unit} control={control} />
  if (getFieldKind(unit) === 'date') return <Day unit={unit} control={control} label={label} />
  return <Text unit={unit} control={control} />
}

const longTexts = [
  'customerMessage',
  'stopReminderMemo',
  'stopDebtCollectionMemo',
  'stopInterestCalcMemo',
] as const

const inputModes = { integer: 'numeric', decimal: 'decimal' } as const
const types: Partial<Record<TextField, string>> = { phoneNo: 'tel', secondaryPhoneNo: 'tel' }

function Text({ unit, control }: { unit: TextField; control: ControlProps }) {
  const t = useT()
  const { edit } = useCustomerForm()
  const list = useId()
  const values = findKnownValues(unit)
  return (
    <>
      <TextInput
        {...control}
        {...edit.register(unit)}
        type={types[unit]}
        inputMode={inputModes[getFieldKind(unit) as keyof typeof inputModes]}
        placeholder={edit.isKnown(unit) ? undefined : t('customers.addressTable.notKnown')}
        list={values && list}
      />
      {values && (
        <datalist id={list}>
          {values.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
    </>
  )
}

function Day({ unit, control, label }: { unit: TextField; control: ControlProps; label: string }) {
  const t = useT()
  const { edit } = useCustomerForm()
  const field = edit.register(unit)
  return (
    <DayInput
      {...control}
      {...field}
      label={label}
      onBlur={(event) => {
        void field.onBlur(event)
        edit.form.setValue(unit, toIsoDate(event.target.value), { shouldDirty: true })
      }}
      {...(!edit.isKnown(unit) && { placeholder: t('customers.addressTable.notKnown') })}
    />
  )
}

/** A text that may have lines. An input of one line would drop its breaks at the first key. */
function LongText({
  unit,
  control: { look, ...control },
}: {
  unit: TextField
  control: ControlProps
}) {
  const t = useT()
  const { edit } = useCustomerForm()
  return (
    <textarea
      {...control}
      {...edit.register(unit)}
      rows={unit === 'customerMessage' || edit.before[unit].includes('\n') ? 2 : 1}
      className="input"
      data-look={look === 'rest' ? undefined : look}
      placeholder={edit.isKnown(unit) ? undefined : t('customers.addressTable.notKnown')}
    />
  )
}

/**
 * Yes or no. What the read did not carry, and a value that is neither, stand as they are until one
 * of the two is chosen.
 */
function YesNo({
  unit,
  control: { look, ...control },
}: {
  unit: TextField
  control: ControlProps
}) {
  const t = useT()
  const { edit } = useCustomerForm()
  const stored = edit.before[unit]
  return (
    <select
      {...control}
      {...edit.register(unit)}
      className="input"
      data-look={look === 'rest' ? undefined : look}
    >
      {!['true', 'false'].includes(stored) && (
        <option value={stored}>{stored === '' ? t('form.absent') : stored}</option>
      )}
      <option value="true">{t('customers.yes')}</option>
      <option value="false">{t('customers.no')}</option>
    </select>
  )
}

/** A field that takes a code, with what the code is called where that is known. */
export function CodeField({ unit }: { unit: 'customerGroupCode' | 'einvoiceCode' }) {
  const { edit } = useCustomerForm()
  const name = useCodeName(edit.clientNo, unit, String(edit.typed[unit] ?? ''))
  return <EditField unit={unit} hint={name ?? undefined} />
}
