'use client'

import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { Menu } from '@/components/ui/menu'
import { t } from '@/lib/format/translate-partner'
import type { PartnerSearchView } from '@/lib/queries/partner-search-view'
import type { SummaryRow } from '@/lib/queries/row-walk'
import { ChoiceEditor } from './choice-editor'
import { CompaniesEditor, type CompanyChoice } from './companies-editor'
import { DaysEditor } from './days-editor'
import { FilterChip } from './filter-chip'
import { type ChoiceKey, type FilterKey, filterKeys, filterValue, knownValues, offeredFilters, seenValues, without } from './filters'
import { NumberEditor } from './number-editor'

type Change = Partial<{ [Key in keyof PartnerSearchView]: PartnerSearchView[Key] | null }>

/** The filters that are set, each with its editor, and a menu of those that are not. */
export function FilterBar({ view, rows, companies, areNamed, onChange, onClear }: FilterBarProps) {
  const [added, setAdded] = useState<FilterKey | null>(null)
  const isSet = (key: FilterKey) => filterValue(view, key, companies.length) !== null
  const shown = filterKeys.filter((key) => isSet(key) || key === added)
  const offered = offeredFilters.filter((key) => !shown.includes(key))

  function remove(key: FilterKey) {
    setAdded(null)
    onChange(without(key) as Change)
  }

  return (
    <div className="filter-bar">
      {shown.map((key) => (
        <FilterChip
          key={key}
          name={t(`partner.filter.${key}`)}
          value={filterValue(view, key, companies.length)}
          isNew={key === added && !isSet(key)}
          onRemove={() => remove(key)}
        >
          <Editor filter={key} view={view} rows={rows} companies={companies} areNamed={areNamed} onChange={onChange} />
        </FilterChip>
      ))}
      {offered.length > 0 && (
        <Menu
          button={
            <>
              <Icon name="plus" />
              {t('partner.filter.add')}
            </>
          }
          label={t('partner.filter.toAdd')}
          buttonClassName="btn btn-quiet btn-sm"
          items={offered.map((key) => ({ label: t(`partner.filter.${key}`), onSelect: () => setAdded(key) }))}
        />
      )}
      {(shown.some(isSet) || view.q !== '') && (
        <button type="button" className="link filter-clear" onClick={onClear}>
          {t('partner.search.clearAll')}
        </button>
      )}
    </div>
  )
}

type FilterBarProps = {
  view: PartnerSearchView
  /** The rows that are held: their values are offered with a count. */
  rows: readonly SummaryRow[]
  companies: readonly CompanyChoice[]
  areNamed: boolean
  onChange: (change: Change) => void
  onClear: () => void
}

function Editor({ filter, view, rows, companies, areNamed, onChange }: Omit<FilterBarProps, 'onClear'> & { filter: FilterKey }) {
  const label = t(`partner.filter.${filter}`)
  switch (filter) {
    case 'companies':
      return <CompaniesEditor companies={companies} areNamed={areNamed} chosen={view.companies} onChoose={(ids) => onChange({ companies: ids })} />
    case 'sent':
      return <DaysEditor label={label} days={{ from: view.from, to: view.to }} onChoose={onChange} />
    case 'updated':
      return (
        <DaysEditor
          label={label}
          days={{ from: view.updatedFrom, to: view.updatedTo }}
          onChoose={({ from, to }) => onChange({ updatedFrom: from, updatedTo: to })}
        />
      )
    case 'direction':
      return <DirectionEditor view={view} onChange={onChange} />
    case 'correlation': {
      const chosen = view.correlation === null ? [] : [view.correlation]
      return (
        <Choices
          filter={filter}
          label={label}
          rows={rows}
          chosen={chosen}
          isSingle
          onChoose={([value]) => onChange({ correlation: value ?? null })}
        />
      )
    }
    case 'parent':
      return <NumberEditor label={t('partner.filter.parentHint')} value={view.parent} onChoose={(parent) => onChange({ parent })} />
    case 'transactions':
      return <p className="filter-hint">{view.transactions.join(', ')}</p>
    default:
      return <Choices filter={filter} label={label} rows={rows} chosen={view[filter]} onChoose={(values) => onChange({ [filter]: values })} />
  }
}

type ChoicesProps = {
  filter: ChoiceKey
  label: string
  rows: readonly SummaryRow[]
  chosen: readonly string[]
  isSingle?: boolean
  onChoose: (values: string[]) => void
}

const Choices = ({ filter, rows, ...rest }: ChoicesProps) => <ChoiceEditor {...rest} known={knownValues[filter]} seen={seenValues(rows, filter)} />

function DirectionEditor({ view, onChange }: Pick<FilterBarProps, 'view' | 'onChange'>) {
  return (
    <fieldset>
      <legend className="sr-only">{t('partner.filter.direction')}</legend>
      {(['outgoing', 'incoming'] as const).map((direction) => (
        <label key={direction} className="check">
          <input type="radio" name="direction" checked={view.direction === direction} onChange={() => onChange({ direction })} />
          <span>{t(`partner.filter.${direction}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
