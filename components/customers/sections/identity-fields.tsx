import { Facts } from '@/components/form/facts'
import { FieldColumns, Section } from '@/components/form/section'
import { useT } from '@/lib/client/translation'
import { useCustomerForm } from '../fields/customer-form-context'
import { CodeField, EditField } from '../fields/edit-field'

/** Who a customer is: the name, which is not the name on its address, and what identifies it. */
export function IdentityFields() {
  const t = useT()
  const { edit } = useCustomerForm()
  return (
    <Section title={t('customers.section.who')}>
      <EditField unit="name" />
      <FieldColumns>
        <EditField unit="informalName" />
        <EditField unit="organizationNo" />
        <EditField unit="customerCategory" />
        <CodeField unit="customerGroupCode" />
        <EditField unit="ssn" />
        <EditField unit="ssnCountry" />
        <EditField unit="dateOfBirth" />
        <EditField unit="yearOfBirth" />
      </FieldColumns>
      <Facts
        wide
        items={[
          { label: t('customerFields.customerNo'), value: edit.customerNo },
          { label: t('customerFields.accountNo'), value: edit.baseline.accountNo },
        ]}
      />
    </Section>
  )
}
