import { Facts } from '@/components/form/facts'
import { Section } from '@/components/form/section'
import { useT } from '@/lib/client/translation'
import { listUnknownFields } from '@/lib/features/customers/domain/unknown-fields'
import { useCustomerForm } from '../fields/customer-form-context'

const registers = [
  'organizationNoScheme',
  'registrationStatusCode',
  'registrationStatusDate',
  'postalReturnStatus',
  'postalReturnDate',
  'postalAddressChanged',
] as const

/**
 * What a read carries and an update does not: what registers say, and fields that the contract does
 * not know, as they came.
 */
export function OtherFacts() {
  const t = useT()
  const { baseline } = useCustomerForm().edit
  const others = listUnknownFields(baseline)
  return (
    <>
      <Section title={t('customers.section.register')} note={t('customers.section.registerNote')}>
        <Facts
          wide
          items={registers.map((name) => ({
            label: t(`customerFields.${name}`),
            value: baseline[name],
          }))}
        />
      </Section>
      {others.length > 0 && (
        <Section title={t('customers.section.other')} note={t('customers.section.otherNote')}>
          <Facts
            items={others.map(([label, value]) => ({
              label,
              value: <code className="font-mono text-xs">{JSON.stringify(value)}</code>,
            }))}
          />
        </Section>
      )}
    </>
  )
}
