'use client'

import { useQuery } from '@tanstack/react-query'
import type { ControlProps } from '@/components/form/field'
import { useOffers } from '@/lib/client/offers'
import { getOperationQuery } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import type { Answer } from '@/lib/contracts/registry'

/** A company of the person's workspaces, as far as those name it. */
export type OwnCompany = { companyId: number; name: string; clientNo: string | null }

type Props = Partial<ControlProps> & {
  companies: readonly OwnCompany[]
  value: number | null
  /** What stands for no company. */
  none?: string
  disabled?: boolean
  /** `known`: what the partner part tells of it, where the person may ask. */
  onChoose: (company: OwnCompany | null, known: Company | undefined) => void
}
type Company = Answer<'listAvailableCompanies'>[number]

/** What the partner part tells of a company, once that was read and where the person may ask. */
export function useKnownCompanies(): (companyId: number) => Company | undefined {
  const offers = useOffers()
  const { data } = useQuery({
    ...getOperationQuery('listAvailableCompanies', {}),
    enabled: offers('listAvailableCompanies'),
  })
  return (companyId) => data?.find(({ CompanyId }) => CompanyId === companyId)
}

/** A person's companies by name, one of which sends. */
export function CompanySelect({ companies, value, none, onChoose, variant: _, ...control }: Props) {
  const t = useT()
  const find = useKnownCompanies()
  return (
    <select
      {...control}
      className="input"
      value={value ?? ''}
      onChange={({ target }) => {
        const own = companies.find(({ companyId }) => String(companyId) === target.value) ?? null
        onChoose(own, own ? find(own.companyId) : undefined)
      }}
    >
      <option value="">{none ?? t('invoiceSending.noCompany')}</option>
      {companies.map(({ companyId, name }) => (
        <option key={companyId} value={companyId}>
          {find(companyId)?.Name ?? name}
        </option>
      ))}
    </select>
  )
}
