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
import type { Translate } from '@/lib/shared/i18n/translate'
import { isAmong } from '@/lib/shared/is-among'
import { ListRows } from '../list/list-rows'
import { useCustomerForm } from './customer-form-context'
import { FieldNotes } from './field-notes'
import { MaskedField } from './masked-field'
import { useEditField } from './use-edit-field'

type Props = {
  field: SingleField
  hint?: ReactNode /** Stands under the control, as buttons that fill it. */
  beside?: ReactNode
}

/**
 * A field of a customer with its label, its control, and everything that is to be said about it.
 */
export function EditField({ field, hint, beside }: Props) {
  const t = useT()
  const { edit, isReadOnly } = useCustomerForm()
  const { label, detail, variant, was, warning, error } = useEditField(field)
  const typed = edit.typed[field]
  const isOdd = Array.isArray(typed)
    ? typed.some((row) => isUnknownValue(field, row))
    : isUnknownValue(field, typed)
  const isLong = (each: SingleField): each is TextField =>
    isAmong(longTexts, each) || (!isListField(each) && /[\r\n]/.test(edit.before[each]))
  const hasSeveralControls = isListField(field) || isSensitive(field)
  return (
    <Field
      label={label}
      detail={detail}
      group={hasSeveralControls}
      variant={variant}
      was={was}
      warning={warning}
      error={error}
      hint={isOdd && !warning ? t('customers.unknownValue') : hint}
      notes={<FieldNotes field={field} />}
    >
      {(control) => (
        <>
          <Control
            field={field}
            control={isReadOnly ? { ...control, readOnly: true } : control}
            label={label}
            isLong={isLong}
          />
          {beside}
        </>
      )}
    </Field>
  )
}

const sensitive = ['ssn', 'dateOfBirth', 'bankAccountNo'] as const
const isSensitive = (field: SingleField): field is (typeof sensitive)[number] =>
  isAmong(sensitive, field)

type ControlRenderProps = {
  field: SingleField
  control: ControlProps
  label: string
  isLong: (field: SingleField) => field is TextField
}

function Control({ field, control, label, isLong }: ControlRenderProps) {
  const { edit } = useCustomerForm()
  if (isListField(field)) return <ListRows field={field} control={control} label={label} />
  if (isSensitive(field))
    return <MaskedField key={edit.before[field]} field={field} control={control} label={label} />
  if (getFieldKind(field) === 'yesNo') return <YesNo field={field} control={control} />
  if (isLong(field)) return <LongText field={field} control={control} />
  if (getFieldKind(field) === 'date') return <Day field={field} control={control} label={label} />
  return <Text field={field} control={control} />
}

const longTexts = [
  'customerMessage',
  'stopReminderMemo',
  'stopDebtCollectionMemo',
  'stopInterestCalcMemo',
] as const

const inputModes = { integer: 'numeric', decimal: 'decimal' } as const
const types: Partial<Record<TextField, string>> = { phoneNo: 'tel', secondaryPhoneNo: 'tel' }

function Text({ field, control }: { field: TextField; control: ControlProps }) {
  const t = useT()
  const { edit } = useCustomerForm()
  const list = useId()
  const values = findKnownValues(field)
  return (
    <>
      <TextInput
        {...control}
        {...edit.register(field)}
        type={types[field]}
        inputMode={inputModes[getFieldKind(field) as keyof typeof inputModes]}
        placeholder={edit.isKnown(field) ? undefined : t('customers.addressTable.notKnown')}
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

function Day({
  field,
  control,
  label,
}: {
  field: TextField
  control: ControlProps
  label: string
}) {
  const t = useT()
  const { edit } = useCustomerForm()
  const registered = edit.register(field)
  return (
    <DayInput
      {...control}
      {...registered}
      label={label}
      onBlur={(event) => {
        void registered.onBlur(event)
        edit.form.setValue(field, toIsoDate(event.target.value), { shouldDirty: true })
      }}
      {...(!edit.isKnown(field) && { placeholder: t('customers.addressTable.notKnown') })}
    />
  )
}

/** A text that may have lines. An input of one line would drop its breaks at the first key. */
function LongText({
  field,
  control: { variant, ...control },
}: {
  field: TextField
  control: ControlProps
}) {
  const t = useT()
  const { edit } = useCustomerForm()
  return (
    <textarea
      {...control}
      {...edit.register(field)}
      rows={field === 'customerMessage' || edit.before[field].includes('\n') ? 2 : 1}
      className="input"
      data-variant={variant === 'rest' ? undefined : variant}
      placeholder={edit.isKnown(field) ? undefined : t('customers.addressTable.notKnown')}
    />
  )
}

/**
 * Yes or no. What the read did not carry, and a value that is neither, stand as they are until one
 * of the two is chosen.
 */
function YesNo({
  field,
  control: { variant, ...control },
}: {
  field: TextField
  control: ControlProps
}) {
  const t = useT()
  const { edit } = useCustomerForm()
  const stored = edit.before[field]
  if (control.readOnly)
    return <TextInput {...control} variant={variant} value={describeYesNo(t, stored)} />
  return (
    <select
      {...control}
      {...edit.register(field)}
      className="input"
      data-variant={variant === 'rest' ? undefined : variant}
    >
      {!['true', 'false'].includes(stored) && (
        <option value={stored}>{describeYesNo(t, stored)}</option>
      )}
      <option value="true">{t('customers.yes')}</option>
      <option value="false">{t('customers.no')}</option>
    </select>
  )
}

function describeYesNo(t: Translate, stored: string): string {
  if (stored === 'true') return t('customers.yes')
  if (stored === 'false') return t('customers.no')
  return stored === '' ? t('form.absent') : stored
}

/** A field that takes a code, with what the code is called where that is known. */
export function CodeField({ field }: { field: 'customerGroupCode' | 'einvoiceCode' }) {
  const { edit } = useCustomerForm()
  const name = useCodeName(edit.clientNo, field, String(edit.typed[field] ?? ''))
  return <EditField field={field} hint={name ?? undefined} />
}
