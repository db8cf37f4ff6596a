import { Section } from '@/components/form/section'
import { useT } from '@/lib/client/translation'
import { EditField } from '../fields/edit-field'
import { FieldColumns } from '../list/field-columns'

/** Ids by which a channel is blocked for a customer. */
export function BlockFields() {
  const t = useT()
  return (
    <Section title={t('customers.section.blocks')} note={t('customers.section.blocksNote')}>
      <FieldColumns>
        <EditField unit="efakturaBlockIds" />
        <EditField unit="peppolBlockIds" />
        <EditField unit="digipostBlockIds" />
      </FieldColumns>
    </Section>
  )
}
