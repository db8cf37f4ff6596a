'use client'

import { Field } from '@/components/form/field'
import { FieldColumns, Section } from '@/components/form/section'
import { useT } from '@/lib/client/translation'
import type { Answer } from '@/lib/contracts/registry'
import { changeSender } from '@/lib/features/invoice-sending/domain/with-sender'
import { CompanySelect, type OwnCompany, useKnownCompanies } from './company-select'
import { DocumentInput } from './document-input'
import type { SendForm } from './use-send-form'

type Company = Answer<'listAvailableCompanies'>[number]
type Props = { form: SendForm; companies: readonly OwnCompany[] }

/** The company that sends; choosing one fills in what is known of it. */
export function SenderFields({ form, companies }: Props) {
  const t = useT()
  const findKnown = useKnownCompanies()

  function choose(own: OwnCompany | null, company: Company | undefined) {
    const before = form.companyId === null ? undefined : findKnown(form.companyId)
    const { fields, lines } = changeSender(form.typed, before, company)
    const senderName = own ? (company?.Name ?? own.name) : fields.senderName
    form.changeCompany(own, { fields: { ...fields, senderName }, lines })
  }

  const isBusiness = form.typed.route === 'business'
  return (
    <Section title={t('invoiceSending.section.sender')}>
      <FieldColumns>
        <Field
          label={t('invoiceSending.company')}
          error={
            form.isAsked && form.companyId === null ? t('invoiceSending.noCompany') : undefined
          }
        >
          {(control) => (
            <CompanySelect
              {...control}
              companies={companies}
              value={form.companyId}
              disabled={form.replaces !== null}
              onChoose={choose}
            />
          )}
        </Field>
        <DocumentInput field="senderName" form={form} />
        <DocumentInput field="senderOrganizationNo" form={form} />
        {isBusiness && (
          <DocumentInput
            field="senderTaxRegister"
            form={form}
            hint={t('invoiceSending.hint.senderTaxRegister')}
          />
        )}
        <DocumentInput field="senderStreet" form={form} />
        <DocumentInput field="senderPostCode" form={form} />
        <DocumentInput field="senderCity" form={form} />
        <DocumentInput field="senderCountry" form={form} className="w-24" />
        <DocumentInput field="senderEmail" form={form} />
      </FieldColumns>
    </Section>
  )
}
