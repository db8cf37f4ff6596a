import { Section } from '@/components/form/section'
import { t } from '@/lib/shared/i18n/translate-receivables'
import { UnitField } from '../fields/unit-field'
import { FieldColumns } from '../list/field-columns'

/** How a customer is reached: e-mails for documents, others, and phones. */
export function ReachingFields() {
  return (
    <Section title={t('customers.section.reaching')} note={t('customers.section.reachingNote')}>
      <UnitField unit="emailAddressDocument" />
      <UnitField unit="secondaryEmailAddress" />
      <FieldColumns>
        <UnitField unit="phoneNo" />
        <UnitField unit="secondaryPhoneNo" />
      </FieldColumns>
    </Section>
  )
}
