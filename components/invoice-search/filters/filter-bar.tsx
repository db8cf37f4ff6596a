'use client'

import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import { getButtonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Menu } from '@/components/ui/menu'
import { useT } from '@/lib/client/translation'
import { FilterChip } from './filter-chip'
import type { EditorProps } from './filter-editor'
import {
  type FilterKey,
  filterKeys,
  formatFilterValue,
  getClearedFilter,
  offeredFilters,
} from './filters'

const FilterEditor = dynamic(() => import('./filter-editor').then((part) => part.FilterEditor), {
  ssr: false,
})

/** The filters that are set, each with its editor, and a menu of those that are not. */
export function FilterBar({
  view,
  text,
  rows,
  companies,
  areNamed,
  onChange,
  onClear,
}: FilterBarProps) {
  const t = useT()
  const [added, setAdded] = useState<FilterKey | null>(null)
  const [edited, setEdited] = useState<FilterKey | null>(null)
  const adding = useRef<HTMLSpanElement>(null)
  const isSet = (key: FilterKey) => formatFilterValue(t, view, key, companies.length) !== null
  const shown = filterKeys.filter((key) => isSet(key) || key === added || key === edited)
  const offered = offeredFilters.filter((key) => !shown.includes(key))

  /** A filter that is about to be stands there as long as its editor is open. */
  function handleOpenChange(key: FilterKey, isOpen: boolean) {
    if (isOpen) setAdded(null)
    setEdited((last) => (isOpen ? key : last === key ? null : last))
  }

  function remove(key: FilterKey) {
    setAdded(null)
    setEdited(null)
    onChange(getClearedFilter(key))
    adding.current?.querySelector('button')?.focus()
  }

  return (
    <div className="flex min-h-9 flex-none flex-wrap items-center gap-x-2 gap-y-1.5 px-6 pt-1.5">
      {shown.map((key) => (
        <FilterChip
          key={key}
          name={t(`invoiceSearch.filter.${key}`)}
          value={formatFilterValue(t, view, key, companies.length)}
          isNew={key === added}
          onRemove={() => remove(key)}
          onOpened={(isOpen) => handleOpenChange(key, isOpen)}
        >
          <FilterEditor
            filter={key}
            view={view}
            rows={rows}
            companies={companies}
            areNamed={areNamed}
            onChange={onChange}
          />
        </FilterChip>
      ))}
      {offered.length > 0 && (
        <span ref={adding}>
          <Menu
            button={
              <>
                <Icon name="plus" />
                {t('invoiceSearch.filter.add')}
              </>
            }
            label={t('invoiceSearch.filter.toAdd')}
            buttonClassName={getButtonClass({ variant: 'quiet', size: 'sm' })}
            items={offered.map((key) => ({
              label: t(`invoiceSearch.filter.${key}`),
              onSelect: () => setAdded(key),
            }))}
          />
        </span>
      )}
      {(shown.some(isSet) || text !== '') && (
        <button type="button" className="ml-auto text-xs text-accent" onClick={onClear}>
          {t('invoiceSearch.search.clearAll')}
        </button>
      )}
    </div>
  )
}

type FilterBarProps = EditorProps & {
  /** What is searched for, also where it stays out of the address. */
  text: string
  onClear: () => void
}
