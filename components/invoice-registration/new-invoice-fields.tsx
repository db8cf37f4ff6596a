import type { UseFormRegister } from 'react-hook-form'
import { Field } from '@/components/form/field'
import { Section } from '@/components/form/section'
import { TextInput } from '@/components/form/text-input'
import { useT } from '@/lib/client/translation'
import type {
  InvoiceField,
  InvoiceFormValues,
} from '@/lib/features/invoice-registration/domain/invoice-file-columns'
import {
  type InvoiceFinding,
  knownTypes,
  wirePaths,
} from '@/lib/features/invoice-registration/domain/invoice-file-row'
import type { Translate } from '@/lib/shared/i18n/translate'
import type { RefusedField } from '@/lib/shared/wire/refused-fields'
import { describeInvoiceFinding } from './new-invoice-labels'

type Props = {
  register: UseFormRegister<InvoiceFormValues>
  entry: InvoiceFormValues
  findings: readonly InvoiceFinding[]
  refused: readonly RefusedField<string>[]
  id: string
}

const invoice = [
  ...([
    'originalInvoiceAmount',
    'currency',
    'invoiceNumber',
    'invoiceDate',
    'dueDate',
    'collectionNoticeDate',
  ] as const),
  ...(['type', 'description', 'ocrReferenceNumber', 'vat', 'fees'] as const),
] satisfies InvoiceField[]

const debtor = [
  ...([
    'debtorType',
    'debtorName',
    'debtorFirstname',
    'debtorLastname',
    'debtorCustomerNumber',
    'debtorOrganizationNumber',
  ] as const),
  ...([
    'debtorIdentificationNumber',
    'debtorDateOfBirth',
    'debtorEmail',
    'debtorPhoneCountryCode',
    'debtorPhone',
  ] as const),
  ...(['debtorStreet', 'debtorZipCode', 'debtorCity', 'debtorCountryCode'] as const),
] satisfies InvoiceField[]

/**
 * Fields that take one of a few values. A type or a kind of debtor beyond those can come from a
 * file only.
 */
const buildChoices = (
  t: Translate,
): Partial<Record<InvoiceField, readonly [value: string, words: string][]>> => ({
  type: knownTypes.map((type) => [type, type]),
  debtorType: ['PRIVATE', 'COMPANY'].map((type) => [type, type]),
  vat: [
    ['yes', t('invoiceRegistration.one.yes')],
    ['no', t('invoiceRegistration.one.no')],
  ],
  fees: [
    ['yes', t('invoiceRegistration.one.yes')],
    ['no', t('invoiceRegistration.one.no')],
  ],
})

/** Every field of an invoice and of its one debtor, each with what is to be said of it. */
export function NewInvoiceFields({ register, entry, findings, refused, id }: Props) {
  const t = useT()
  const renderField = (field: InvoiceField) => (
    <InvoiceInput
      key={field}
      field={field}
      register={register}
      entry={entry}
      findings={findings.filter((each) => each.field === field)}
      refused={refused.filter(({ path }) => path === wirePaths[field])}
    />
  )
  return (
    <>
      <Section title={t('invoiceRegistration.one.invoice')}>
        {invoice.map(renderField)}
        {id !== '' && (
          <p className="field-hint">
            {t('invoiceRegistration.one.id')}{' '}
            <span data-invoice-id className="font-mono text-xs/5">
              {id}
            </span>
            , {t('invoiceRegistration.one.idNote')}
          </p>
        )}
      </Section>
      <Section
        title={t('invoiceRegistration.one.debtor')}
        note={t('invoiceRegistration.one.debtorNote')}
      >
        {debtor.map(renderField)}
      </Section>
    </>
  )
}

type InputProps = Omit<Props, 'id'> & { field: InvoiceField }

function InvoiceInput({ field, register, entry, findings, refused }: InputProps) {
  const t = useT()
  const describeFindings = (is: InvoiceFinding['is']) =>
    findings
      .filter((each) => each.is === is)
      .map(
        (each) =>
          `${t(`invoiceRegistration.field.${field}`)} ${describeInvoiceFinding(t, each, entry)}`,
      )
      .join(' ') || undefined
  const values = buildChoices(t)[field]
  return (
    <Field
      label={t(`invoiceRegistration.field.${field}`)}
      error={
        describeFindings('refused') ?? (refused.map(({ words }) => words).join(' ') || undefined)
      }
      warning={describeFindings('warned')}
    >
      {({ look, ...control }) =>
        values ? (
          <select
            {...control}
            className="input"
            data-look={look === 'rest' ? undefined : look}
            {...register(field)}
          >
            <option value="">{t('invoiceRegistration.one.blank')}</option>
            {values.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        ) : (
          <TextInput {...control} look={look} {...register(field)} />
        )
      }
    </Field>
  )
}
