import { Facts } from '@/components/form/facts'
import { Section } from '@/components/form/section'
import { t } from '@/lib/shared/i18n/translate-receivables'
import { useCustomerForm } from '../fields/customer-form-context'
import { UnitField } from '../fields/unit-field'
import { FieldColumns } from '../list/field-columns'

/** Who a customer is: the name, which is not the name on its address, and what identifies it. */
export function WhoFields() {
  const { edit } = useCustomerForm()
  return (
    <Section title={t('customers.section.who')}>
      <UnitField unit="name" />
      <FieldColumns>
        <UnitField unit="informalName" />
        <UnitField unit="organizationNo" />
        <UnitField unit="customerCategory" />
        <UnitField unit="customerGroupCode" />
        <UnitField unit="ssn" />
        <UnitField unit="ssnCountry" />
        <UnitField unit="dateOfBirth" />
        <UnitField unit="yearOfBirth" />
      </FieldColumns>
      <Facts
        wide
        items={[
          { label: t('customers.field.customerNo'), value: edit.customerNo },
          { label: t('customers.field.accountNo'), value: edit.baseline.accountNo },
        ]}
      />
    </Section>
  )
}
