'use client'

import dynamic from 'next/dynamic'
import { FilterBar } from '@/components/data-grid/filters/filter-bar'
import { useT } from '@/lib/client/translation'
import type { EditorProps } from './filter-editor'
import { type FilterKey, filterKeys, formatFilterValue, getClearedFilter } from './filters'

const FilterEditor = dynamic(() => import('./filter-editor').then((part) => part.FilterEditor), {
  ssr: false,
})

/** The filters of the partner search. */
export function SearchFilters({ text, onClear, ...editing }: SearchFiltersProps) {
  const t = useT()
  const { view, companies, onChange } = editing
  return (
    <FilterBar
      filters={filterKeys.map((key) => ({
        key,
        name: t(`invoiceSearch.filter.${key}`),
        value: formatFilterValue(t, view, key, companies.length),
        isGiven: key === 'transactions',
        editor: () => <FilterEditor filter={key} {...editing} />,
      }))}
      isNarrowed={text !== ''}
      onRemove={(key) => onChange(getClearedFilter(key as FilterKey))}
      onClear={onClear}
    />
  )
}

type SearchFiltersProps = EditorProps & {
  /** What is searched for, also where it stays out of the address. */
  text: string
  onClear: () => void
}
