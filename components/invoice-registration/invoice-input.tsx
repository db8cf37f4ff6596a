import type { RefCallback } from 'react'
import { DayInput } from '@/components/form/day-input'
import { Field } from '@/components/form/field'
import { TextInput } from '@/components/form/text-input'
import { useT } from '@/lib/client/translation'
import {
  type InvoiceField,
  type InvoiceFormValues,
  knownTypes,
} from '@/lib/features/invoice-registration/domain/invoice-file-columns'
import type { InvoiceFinding } from '@/lib/features/invoice-registration/domain/invoice-file-row'
import type { Translate } from '@/lib/shared/i18n/translate'
import { isAmong } from '@/lib/shared/is-among'
import type { RefusedField } from '@/lib/shared/wire/refused-fields'
import { describeChoice, describeInvoiceFinding } from './one-invoice/new-invoice-labels'

type FieldBinding = {
  name: string
  value?: string
  ref?: RefCallback<HTMLInputElement | HTMLSelectElement>
  onChange: (event: { target: { value: string } }) => unknown
}

type Props = {
  field: InvoiceField
  /** Ties the field to where its text is held. */
  register: (field: InvoiceField) => FieldBinding
  entry: InvoiceFormValues
  /** What is found of the field. */
  findings: readonly InvoiceFinding[]
  /** What the service refused of it. */
  refused: readonly RefusedField<string>[]
}

const days = ['invoiceDate', 'dueDate', 'collectionNoticeDate', 'debtorDateOfBirth'] as const

const toOptions = (t: Translate, values: readonly string[]) =>
  values.map((value) => [value, describeChoice(t, value)] as [string, string])

/**
 * Fields that take one of a few values. A type or a kind of debtor beyond those can come from a
 * file only.
 */
const buildChoices = (
  t: Translate,
): Partial<Record<InvoiceField, readonly [value: string, words: string][]>> => ({
  type: toOptions(t, knownTypes),
  debtorType: toOptions(t, ['PRIVATE', 'COMPANY']),
  vat: [
    ['yes', t('invoiceRegistration.one.yes')],
    ['no', t('invoiceRegistration.one.no')],
  ],
  fees: [
    ['yes', t('invoiceRegistration.one.yes')],
    ['no', t('invoiceRegistration.one.no')],
  ],
})

/** One field of an invoice or of its debtor, with what is to be said of it. */
export function InvoiceInput({ field, register, entry, findings, refused }: Props) {
  const t = useT()
  const label = t(`invoiceRegistration.field.${field}`)
  const describeFindings = (is: InvoiceFinding['is']) =>
    findings
      .filter((each) => each.is === is)
      .map((each) => `${label} ${describeInvoiceFinding(t, each, entry)}`)
      .join(' ') || undefined
  const values = buildChoices(t)[field]
  return (
    <Field
      label={label}
      error={
        describeFindings('refused') ?? (refused.map(({ words }) => words).join(' ') || undefined)
      }
      warning={describeFindings('warned')}
    >
      {({ variant, ...control }) =>
        values ? (
          <select
            {...control}
            className="input"
            data-variant={variant === 'rest' ? undefined : variant}
            {...register(field)}
          >
            <option value="">{t('invoiceRegistration.one.blank')}</option>
            {values.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        ) : isAmong(days, field) ? (
          <DayInput {...control} variant={variant} label={label} {...register(field)} />
        ) : (
          <TextInput {...control} variant={variant} {...register(field)} />
        )
      }
    </Field>
  )
}
