import { Section } from '@/components/form/section'
import { useT } from '@/lib/client/translation'
import { EditField } from '../fields/edit-field'
import { FieldColumns } from '../list/field-columns'

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
