import { Section } from '@/components/form/section'
import { t } from '@/lib/shared/i18n/translate-receivables'
import { UnitField } from '../fields/unit-field'
import { FieldColumns } from '../list/field-columns'

/** Ids by which a channel is blocked for a customer. */
export function BlockFields() {
  return (
    <Section title={t('customers.section.blocks')} note={t('customers.section.blocksNote')}>
      <FieldColumns>
        <UnitField unit="efakturaBlockIds" />
        <UnitField unit="peppolBlockIds" />
        <UnitField unit="digipostBlockIds" />
      </FieldColumns>
    </Section>
  )
}
