'use client'

import { useQuery } from '@tanstack/react-query'
import type { ControlProps } from '@/components/form/field'
import { getOperationQuery } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import type { Answer } from '@/lib/contracts/registry'

type Props = ControlProps & {
  companyIds: readonly number[]
  value: number | null
  disabled?: boolean
  onChoose: (id: number | null, company: Company | undefined) => void
}
type Company = Answer<'listAvailableCompanies'>[number]

/** A person's companies by name, one of which sends. */
export function CompanySelect({ companyIds, value, onChoose, look: _, ...control }: Props) {
  const t = useT()
  const { data } = useQuery(getOperationQuery('listAvailableCompanies', {}))
  const known: readonly Company[] = data ?? []
  const find = (id: number) => known.find(({ CompanyId }) => CompanyId === id)
  return (
    <select
      {...control}
      className="input"
      value={value ?? ''}
      onChange={({ target }) => {
        const id = target.value === '' ? null : Number(target.value)
        onChoose(id, id === null ? undefined : find(id))
      }}
    >
      <option value="">{t('invoiceSending.noCompany')}</option>
      {companyIds.map((id) => (
        <option key={id} value={id}>
          {find(id)?.Name ?? id}
        </option>
      ))}
    </select>
  )
}
