import { FieldColumns, Section } from '@/components/form/section'
import { useT } from '@/lib/client/translation'
import { CodeField, EditField } from '../fields/edit-field'

/** How a customer is reached: e-mails for documents, others, and phones. */
export function ContactFields() {
  const t = useT()
  return (
    <Section title={t('customers.section.reaching')} note={t('customers.section.reachingNote')}>
      <EditField unit="emailAddressDocument" />
      <EditField unit="secondaryEmailAddress" />
      <FieldColumns>
        <EditField unit="phoneNo" />
        <EditField unit="secondaryPhoneNo" />
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
        <EditField unit="distributionType" />
        <CodeField unit="einvoiceCode" />
        <EditField unit="language" />
        <EditField unit="currency" />
        <EditField unit="priceNetOrGross" />
        <EditField unit="bankAccountNo" />
        <EditField unit="sellerReference" />
        <EditField unit="buyerReference" />
        <EditField unit="activeStatusWeb" />
        <EditField unit="options" />
      </FieldColumns>
      <EditField unit="customerMessage" />
    </Section>
  )
}

/** Ids by which a channel is blocked for a customer. */
export function BlockFields() {
  const t = useT()
  return (
    <Section title={t('customers.section.blocks')} note={t('customers.section.blocksNote')}>
      <FieldColumns>
        <EditField unit="efakturaBlockIds" />
        <EditField unit="peppolBlockIds" />
        <EditField unit="digipostBlockIds" />
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
        <EditField unit="dueDays" />
        <EditField unit="vatLiable" />
        <EditField unit="limitAmount" />
        <EditField unit="discountRate" hint={t('customers.percentHint')} />
      </FieldColumns>
    </Section>
  )
}
