'use client'

import { Field } from '@/components/form/field'
import { FieldColumns, Section } from '@/components/form/section'
import { useT } from '@/lib/client/translation'
import type { Answer } from '@/lib/contracts/registry'
import { usualCurrency } from '@/lib/features/invoice-sending/domain/typed-document'
import { CompanySelect, type OwnCompany } from './company-select'
import { DocumentInput } from './document-input'
import type { SendForm } from './use-send-form'

type Company = Answer<'listAvailableCompanies'>[number]
type Props = { form: SendForm; companies: readonly OwnCompany[] }

/** The company that sends; choosing one fills in what is known of it. */
export function SenderFields({ form, companies }: Props) {
  const t = useT()

  function choose(own: OwnCompany | null, company: Company | undefined) {
    const isPriced = form.typed.lines.some(({ price }) => price.trim() !== '')
    const country = company?.CountryCode?.trim().toUpperCase()
    form.changeCompany(own?.companyId ?? null, {
      ...(own && { senderName: company?.Name ?? own.name }),
      ...(company?.OrganizationNumber && { senderOrganizationNo: company.OrganizationNumber }),
      ...(country && { senderCountry: country }),
      ...(country && usualCurrency[country] && !isPriced && { currency: usualCurrency[country] }),
    })
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
