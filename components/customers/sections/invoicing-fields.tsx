import { Section } from '@/components/form/section'
import { t } from '@/lib/shared/i18n/translate-receivables'
import { UnitField } from '../fields/unit-field'
import { FieldColumns } from '../list/field-columns'

/** How a customer is invoiced. */
export function InvoicingFields() {
  return (
    <Section title={t('customers.section.invoicing')}>
      <FieldColumns>
        <UnitField unit="distributionType" />
        <UnitField unit="einvoiceCode" />
        <UnitField unit="language" />
        <UnitField unit="currency" />
        <UnitField unit="priceNetOrGross" />
        <UnitField unit="bankAccountNo" />
        <UnitField unit="sellerReference" />
        <UnitField unit="buyerReference" />
        <UnitField unit="activeStatusWeb" />
        <UnitField unit="options" />
      </FieldColumns>
      <UnitField unit="customerMessage" />
    </Section>
  )
}
