import { Section } from '@/components/form/section'
import { useT } from '@/lib/client/translation'
import { EditField } from '../fields/edit-field'
import { FieldColumns } from '../list/field-columns'

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
