import type { UseFormRegister } from 'react-hook-form'
import { Section } from '@/components/form/section'
import { InvoiceInput } from '@/components/invoice-registration/invoice-input'
import { useT } from '@/lib/client/translation'
import type {
  InvoiceField,
  InvoiceFormValues,
} from '@/lib/features/invoice-registration/domain/invoice-file-columns'
import {
  type InvoiceFinding,
  wirePaths,
} from '@/lib/features/invoice-registration/domain/invoice-file-row'
import type { RefusedField } from '@/lib/shared/wire/refused-fields'

type Props = {
  register: UseFormRegister<InvoiceFormValues>
  entry: InvoiceFormValues
  findings: readonly InvoiceFinding[]
  refused: readonly RefusedField<string>[]
  id: string
  onTyped: () => void
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

/** Every field of an invoice and of its one debtor, each with what is to be said of it. */
export function NewInvoiceFields({ register, entry, findings, refused, id, onTyped }: Props) {
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
    <fieldset onChange={onTyped}>
      <legend className="sr-only">{t('invoiceRegistration.one.invoice')}</legend>
      <Section title={t('invoiceRegistration.one.invoice')}>
        {invoice.map(renderField)}
        {id !== '' && (
          <p className="pt-1 text-xs wrap-anywhere text-ink-3">
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
    </fieldset>
  )
}
