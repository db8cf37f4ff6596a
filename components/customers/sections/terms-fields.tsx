import { Section } from '@/components/form/section'
import { t } from '@/lib/shared/i18n/translate-receivables'
import { UnitField } from '../fields/unit-field'
import { FieldColumns } from '../list/field-columns'

/** On what terms a customer buys. */
export function TermsFields() {
  return (
    <Section title={t('customers.section.terms')}>
      <FieldColumns>
        <UnitField unit="dueDays" />
        <UnitField unit="vatLiable" />
        <UnitField unit="limitAmount" />
        <UnitField unit="discountRate" hint={t('customers.percentHint')} />
      </FieldColumns>
    </Section>
  )
}
