'use client'

import type { ControlProps } from '@/components/form/field'
import { useCompanies } from '@/components/invoice-search/public'
import { useT } from '@/lib/client/translation'

type Props = ControlProps & {
  companyIds: readonly number[]
  value: number | null
  disabled?: boolean
  onChoose: (id: number | null) => void
}

/** A person's companies by name, one of which sends. */
export function CompanySelect({ companyIds, value, onChoose, look: _, ...control }: Props) {
  const t = useT()
  const { companies } = useCompanies(companyIds, String)
  return (
    <select
      {...control}
      className="input"
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{t('invoiceSending.noCompany')}</option>
      {companies.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
