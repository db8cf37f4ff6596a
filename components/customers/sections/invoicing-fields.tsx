import { Section } from '@/components/form/section'
import { useT } from '@/lib/client/translation'
import { EditField } from '../fields/edit-field'
import { FieldColumns } from '../list/field-columns'

/** How a customer is invoiced. */
export function InvoicingFields() {
  const t = useT()
  return (
    <Section title={t('customers.section.invoicing')}>
      <FieldColumns>
        <EditField unit="distributionType" />
        <EditField unit="einvoiceCode" />
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
