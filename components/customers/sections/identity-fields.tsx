import { createNumberFact, Facts } from '@/components/form/facts'
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
      <EditField field="name" />
      <FieldColumns>
        <EditField field="informalName" />
        <EditField field="organizationNo" />
        <EditField field="customerCategory" />
        <CodeField field="customerGroupCode" />
        <EditField field="ssn" />
        <EditField field="ssnCountry" />
        <EditField field="dateOfBirth" />
        <EditField field="yearOfBirth" />
      </FieldColumns>
      <Facts
        wide
        items={[
          createNumberFact(t('customerFields.customerNo'), edit.customerNo),
          createNumberFact(t('customerFields.accountNo'), edit.baseline.accountNo),
        ]}
      />
    </Section>
  )
}
