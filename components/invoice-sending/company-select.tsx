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

/** A person's companies by name, one of which sends. */
export function CompanySelect({ companies, value, none, onChoose, look: _, ...control }: Props) {
  const t = useT()
  const offers = useOffers()
  const { data } = useQuery({
    ...getOperationQuery('listAvailableCompanies', {}),
    enabled: offers('listAvailableCompanies'),
  })
  const known: readonly Company[] = data ?? []
  const find = (id: number) => known.find(({ CompanyId }) => CompanyId === id)
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
