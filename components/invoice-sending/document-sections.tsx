'use client'

import { FieldColumns, Section } from '@/components/form/section'
import { useT } from '@/lib/client/translation'
import {
  type DocumentField,
  documentKinds,
  getDocumentKind,
} from '@/lib/features/invoice-sending/domain/typed-document'
import { DocumentInput } from './document-input'
import type { SendForm } from './use-send-form'

type Props = { form: SendForm }

const Inputs = ({ fields, form }: Props & { fields: readonly DocumentField[] }) => (
  <FieldColumns>
    {fields.map((field) => (
      <DocumentInput key={field} field={field} form={form} />
    ))}
  </FieldColumns>
)

/** What the document is: its number, days and references; of a letter its subject. */
export function DocumentHead({ form }: Props) {
  const t = useT()
  const { route } = form.typed
  if (route === 'letter')
    return (
      <Section title={t('invoiceSending.section.letter')}>
        <FieldColumns>
          <DocumentInput field="subject" form={form} />
          <DocumentInput field="number" form={form} hint={t('invoiceSending.hint.number')} />
        </FieldColumns>
      </Section>
    )
  const isCredit = getDocumentKind(form.typed) === 'creditNote'
  return (
    <Section title={t('invoiceSending.section.document')}>
      <FieldColumns>
        {route === 'business' && (
          <DocumentInput
            field="documentKind"
            form={form}
            options={documentKinds.map((kind) => ({
              value: kind,
              label: t(`invoiceSending.choice.${kind}`),
            }))}
          />
        )}
        <DocumentInput field="number" form={form} />
        <DocumentInput field="issueDate" form={form} />
        {!isCredit && <DocumentInput field="dueDate" form={form} />}
        <DocumentInput field="currency" form={form} className="w-24" />
        <DocumentInput
          field="expectedTotal"
          form={form}
          hint={t('invoiceSending.hint.expectedTotal')}
        />
        {isCredit && <DocumentInput field="creditedNumber" form={form} />}
        <DocumentInput field="buyerReference" form={form} />
        <DocumentInput field="orderReference" form={form} />
      </FieldColumns>
      <DocumentInput field="note" form={form} />
    </Section>
  )
}

/** Who gets it. An address has three lines; what is blank stays blank. */
export function RecipientFields({ form }: Props) {
  const t = useT()
  const { route } = form.typed
  return (
    <Section title={t('invoiceSending.section.recipient')}>
      <FieldColumns>
        <DocumentInput field="name" form={form} />
        <DocumentInput field="customerNo" form={form} />
        {route === 'business' && <DocumentInput field="organizationNo" form={form} />}
        {route === 'person' && (
          <>
            <DocumentInput
              field="nationalId"
              form={form}
              hint={t('invoiceSending.hint.nationalId')}
            />
            <DocumentInput
              field="birthDate"
              form={form}
              hint={t('invoiceSending.hint.birthDate')}
            />
            <DocumentInput field="einvoiceIdentifier" form={form} />
            <DocumentInput field="mobile" form={form} />
          </>
        )}
        {route !== 'letter' && <DocumentInput field="email" form={form} />}
      </FieldColumns>
      <Inputs
        fields={['address1', 'address2', 'address3', 'postCode', 'city', 'country']}
        form={form}
      />
    </Section>
  )
}

/** How it is paid, by the sender's country. */
export function PaymentFields({ form }: Props) {
  const t = useT()
  const country = form.typed.fields.senderCountry.trim().toUpperCase()
  const reference = country === 'NO' || country === 'SE' || country === 'DK' ? country : 'other'
  return (
    <Section title={t('invoiceSending.section.payment')}>
      <FieldColumns>
        {country === 'DK' && (
          <>
            <DocumentInput
              field="fikCardType"
              form={form}
              options={['', '71', '73', '75'].map((value) => ({ value, label: value }))}
            />
            <DocumentInput field="fikCreditorNo" form={form} />
          </>
        )}
        <DocumentInput
          field="paymentReference"
          form={form}
          label={t(`invoiceSending.reference.${reference}`)}
        />
        {country === 'SE' && (
          <>
            <DocumentInput field="bankgiro" form={form} />
            <DocumentInput field="plusgiro" form={form} />
          </>
        )}
        <DocumentInput field="account" form={form} />
      </FieldColumns>
    </Section>
  )
}
