import { FieldColumns, Section } from '@/components/form/section'
import { useT } from '@/lib/client/translation'
import { CodeField, EditField } from '../fields/edit-field'

/** How a customer is reached: e-mails for documents, others, and phones. */
export function ContactFields() {
  const t = useT()
  return (
    <Section title={t('customers.section.reaching')} note={t('customers.section.reachingNote')}>
      <EditField field="emailAddressDocument" />
      <EditField field="secondaryEmailAddress" />
      <FieldColumns>
        <EditField field="phoneNo" />
        <EditField field="secondaryPhoneNo" />
      </FieldColumns>
    </Section>
  )
}

/** How a customer is invoiced. */
export function InvoicingFields() {
  const t = useT()
  return (
    <Section title={t('customers.section.invoicing')}>
      <FieldColumns>
        <EditField field="distributionType" />
        <CodeField field="einvoiceCode" />
        <EditField field="language" />
        <EditField field="currency" />
        <EditField field="priceNetOrGross" />
        <EditField field="bankAccountNo" />
        <EditField field="sellerReference" />
        <EditField field="buyerReference" />
        <EditField field="activeStatusWeb" />
        <EditField field="options" />
      </FieldColumns>
      <EditField field="customerMessage" />
    </Section>
  )
}

/** Ids by which a channel is blocked for a customer. */
export function BlockFields() {
  const t = useT()
  return (
    <Section title={t('customers.section.blocks')} note={t('customers.section.blocksNote')}>
      <FieldColumns>
        <EditField field="efakturaBlockIds" />
        <EditField field="peppolBlockIds" />
        <EditField field="digipostBlockIds" />
      </FieldColumns>
    </Section>
  )
}

/** On what terms a customer buys. */
export function TermsFields() {
  const t = useT()
  return (
    <Section title={t('customers.section.terms')}>
      <FieldColumns>
        <EditField field="dueDays" />
        <EditField field="vatLiable" />
        <EditField field="limitAmount" />
        <EditField field="discountRate" hint={t('customers.percentHint')} />
      </FieldColumns>
    </Section>
  )
}
